import type { Money } from '#domain/money/money.ts'
import type { Found, Terms } from '../product.ts'
import type { FlightTypes } from './flight-types.ts'

type Item = FlightTypes['item']

/**
 * What the airline keeps of the whole price by its fare rules, the highest penalty for each traveller; undefined where it gives
 * nothing back, or does not say.
 */
const keptOf = ({ offer, included }: Item): Money | undefined => {
  const rules = included['detailed-fare-rules'].filter(({ category }) => category === 'refund')
  const [first] = rules
  if (!first || rules.some(({ allowed, penalty }) => allowed !== true || penalty === null)) return undefined
  const highest = Math.max(...rules.map(({ penalty }) => penalty?.amount ?? 0))
  const { amount, currency } = offer.price.intTotal
  return { amount: Math.min(amount, highest * offer.travelerPricings.length), currency }
}

/** How a flight can be undone: by what its airline says of holding and of refunds. */
const flightTerms = (item: Item): Terms => {
  const kept = keptOf(item)
  return { hold: item.offer.holdOnly ? 'only' : 'never', cancel: kept ? [{ until: null, kept }] : [] }
}

/** An offer of flights as a part can be made of it. */
export const foundFlight = (item: Item): Found<FlightTypes> => {
  const { amount, currency } = item.offer.price.intTotal
  return {
    item,
    price: { amount, currency },
    expiresAt: Date.parse(item.offer.expiresAt),
    terms: flightTerms(item),
  }
}
