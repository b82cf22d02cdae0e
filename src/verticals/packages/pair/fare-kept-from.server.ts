import { parseDateTime } from '@internationalized/date'
import type { PackageOffer } from '#contract/products/packages/package-offer.ts'

/** From when the airline of a pair keeps its whole fare, an ISO instant: once it has left; null where it gives nothing back at any time. */
export const fareKeptFrom = ({
  flight: { itineraries },
  dictionaries,
  included,
}: Pick<PackageOffer, 'flight' | 'dictionaries' | 'included'>): string | null => {
  const refunds = included['detailed-fare-rules'].filter(({ category }) => category === 'refund')
  const isGivenBack =
    refunds.length > 0 && refunds.every(({ allowed, penalty }) => allowed === true && penalty !== null)
  const departure = itineraries[0]?.segments[0]?.departure
  if (!isGivenBack || !departure) return null
  const zone = dictionaries.locations[departure.iataCode]?.timeZone ?? 'UTC'
  return parseDateTime(departure.at.slice(0, 19)).toDate(zone).toISOString()
}
