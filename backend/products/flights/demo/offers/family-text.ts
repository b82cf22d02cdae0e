import { type PriceTerms, tripPrice } from '../fares/trip-price.ts'
import { minorText, priceText } from './price-text.ts'
import type { TripFamily } from './trip-families.ts'

export const bagPriceText = ({ bagPrice }: TripFamily): string => (bagPrice === null ? 'null' : minorText(bagPrice))

/** A fare family as the contract writes it; `conditions` is the text of its conditions. */
export const familyText = (family: TripFamily, id: string, conditions: string, terms: PriceTerms): string =>
  `{"id":"${id}","price":${priceText(tripPrice(family.fare, terms))},"bagPrice":${bagPriceText(family)},${conditions}}`
