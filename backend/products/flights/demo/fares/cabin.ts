import type { Aircraft } from '../airlines/aircraft.ts'
import type { Airline } from '../airlines/airline.ts'
import type { DatedFlight } from '../schedule/dated-flight.ts'

export type Cabin = 'economy' | 'premium_economy' | 'business' | 'first'

export const cabins: readonly Cabin[] = ['economy', 'premium_economy', 'business', 'first']

/** Airlines that sell a first class above business on the aircraft that have one. */
const sellFirst = new Set([
  'EK',
  'SQ',
  'LH',
  'LX',
  'BA',
  'AF',
  'CX',
  'JL',
  'NH',
  'EY',
  'CA',
  'TG',
  'GA',
  'QF',
  'SV',
  'AI',
  'KE',
])

/** United States airlines call the front of a narrow-body first class, and sell it to who asks for business too. */
const callsFrontFirst = (airline: Airline, aircraft: Aircraft): boolean =>
  airline.home.has('US') &&
  airline.kind === 'full-service' &&
  (aircraft.size === 'narrow' || aircraft.size === 'regional')

const hasBusiness = (airline: Airline, aircraft: Aircraft): boolean =>
  airline.kind === 'full-service' && aircraft.size !== 'turboprop'

const hasPremium = (airline: Airline, aircraft: Aircraft): boolean =>
  airline.kind === 'full-service' && aircraft.size === 'wide'

/** The cabin that a flight sells to who asks for `asked`, or null where it has none as good. */
const cabinSold = (flight: DatedFlight, asked: Cabin): Cabin | null => {
  const { aircraft, leg } = flight.flight
  if (asked === 'economy') return 'economy'
  if (asked === 'premium_economy') return hasPremium(leg.airline, aircraft) ? asked : null
  if (callsFrontFirst(leg.airline, aircraft)) return 'first'
  if (asked === 'business') return hasBusiness(leg.airline, aircraft) ? asked : null
  return aircraft.hasFirst && sellFirst.has(leg.airline.code) ? asked : null
}

const cheaperThan: { readonly [cabin in Cabin]: Cabin } = {
  economy: 'economy',
  premium_economy: 'economy',
  business: 'economy',
  first: 'business',
}

const bestUpTo = (flight: DatedFlight, asked: Cabin): Cabin => {
  const sold = cabinSold(flight, asked)
  return sold ?? bestUpTo(flight, cheaperThan[asked])
}

/**
 * The cabin of each flight of an itinerary. A short feeder without the cabin is flown in the next one below, as airlines
 * sell it; null where the longest flight does not have it.
 */
export const cabinsOf = (flights: readonly DatedFlight[], asked: Cabin): readonly Cabin[] | null => {
  let longest = flights[0]
  for (const flight of flights) if (longest && flight.flight.leg.km > longest.flight.leg.km) longest = flight
  if (!longest || cabinSold(longest, asked) === null) return null
  return flights.map((flight) => bestUpTo(flight, asked))
}
