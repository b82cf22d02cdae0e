import { type PriceTerms, tripPrice } from '../fares/trip-price.ts'
import { minorText, priceText } from './price-text.ts'
import type { TripFamily } from './trip-families.ts'

/** What a first bag costs and on how many ways, as the contract writes it, without braces. */
export const bagPriceText = ({ bagPrice, bagWays }: TripFamily): string =>
  `"bagPrice":${bagPrice === null ? 'null' : minorText(bagPrice)}${bagWays === null ? '' : `,"bagWays":${bagWays}`}`

/** A fare family as the contract writes it; `conditions` is the text of its conditions. */
export const familyText = (family: TripFamily, id: string, conditions: string, terms: PriceTerms): string =>
  `{"id":"${id}","price":${priceText(tripPrice(family.fare, terms))},${bagPriceText(family)},${conditions}}`
