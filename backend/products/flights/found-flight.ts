import type { Money } from '#domain/money/money.ts'
import { utcOf } from '../demo/zone-offset.ts'
import type { Found, Terms } from '../product.ts'
import type { FlightTypes } from './flight-types.ts'

type Item = FlightTypes['item']

const minuteMs = 60_000

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

/** Whether the airline does not say what it gives back: the fare family speaks for the whole trip, else the rules flight by flight. */
export const isRefundUnsaid = ({ offer, included }: Item): boolean => {
  const family = offer.fareFamilies.find(({ id }) => id === offer.id)
  const rules = family
    ? [family.refund]
    : included['detailed-fare-rules'].filter(({ category }) => category === 'refund')
  const isSaid = rules.length > 0 && rules.every(({ allowed, penalty }) => allowed === true && penalty !== null)
  return !isSaid && rules.every(({ allowed }) => allowed !== false)
}

/** When the first flight leaves, in milliseconds since 1970. */
export const departureOf = ({ offer, dictionaries }: Item): number => {
  const { iataCode, at } = offer.itineraries[0]?.segments[0]?.departure ?? { iataCode: '', at: '' }
  const zone = dictionaries.locations[iataCode]?.timeZone ?? 'UTC'
  return utcOf(zone, Date.parse(`${at}Z`) / minuteMs) * minuteMs
}

/** How a flight can be undone before it leaves: by what its airline says of holding and of refunds. */
const flightTerms = (item: Item): Terms => {
  const kept = keptOf(item)
  return { hold: item.offer.holdOnly ? 'only' : 'never', cancel: kept ? [{ until: departureOf(item), kept }] : [] }
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
