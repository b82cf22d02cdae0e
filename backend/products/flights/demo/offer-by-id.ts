import { directAirlines, endAt } from './market/market.ts'
import { type PricedWay, pricedWay } from './market/priced-way.ts'
import { type Trip, oneWay, roundTrip } from './market/trip.ts'
import { type NamedOutcome, namedOutcome } from './named-routes.ts'
import type { Leg } from './network/leg.ts'
import { type EndPlace, legsBetween } from './network/legs.ts'
import { pathOf } from './network/path.ts'
import { type OfferReference, readOfferId, signedHeader } from './offers/offer-id.ts'
import type { FlightReference, WayReference } from './offers/offer-reference.ts'
import { type WrittenOffer, offerWriter } from './offers/offer-text.ts'
import { type Quote, expiryText, quoteDay, quoteOf } from './quote.ts'
import { type DatedFlight, flightOn } from './schedule/dated-flight.ts'
import type { Itinerary } from './schedule/itineraries.ts'
import { timetable } from './schedule/timetable.ts'
import type { Desk } from './search.ts'

/** A trip made again from an offer's id, with what else the id says. */
export interface KnownTrip {
  readonly trip: Trip
  readonly reference: OfferReference
  readonly quote: Quote
  readonly outcome: NamedOutcome | null
}

const hubOnly = (code: string): EndPlace | null => {
  const end = endAt(code)
  return end && { ...end, lifelines: [] }
}

/** The leg of a flight of a way; only the ends of the whole way have lifelines, as when paths are found. */
const legOf = (way: WayReference, index: number): Leg | undefined => {
  const flight = way[index]
  const from = flight && (index === 0 ? endAt : hubOnly)(flight.from)
  const to = flight && (index === way.length - 1 ? endAt : hubOnly)(flight.to)
  if (!flight || !from || !to) return undefined
  return legsBetween(from, to).find((leg) => leg.airline.code === flight.airline)
}

const datedFlight = (leg: Leg, { index, day }: FlightReference): DatedFlight | null => {
  const flight = timetable(leg)[index]
  return flight ? flightOn(flight, day) : null
}

const competitorsOf = (legs: readonly Leg[]): number => {
  const from = endAt(legs[0]?.from.code ?? '')
  const to = endAt(legs.at(-1)?.to.code ?? '')
  return from && to ? directAirlines(from, to) : 0
}

const itineraryOf = (way: WayReference): Itinerary | null => {
  const legs = way.flatMap((_, index) => legOf(way, index) ?? [])
  const flights = way.flatMap((flight, index) => {
    const leg = legs[index]
    return (leg && datedFlight(leg, flight)) ?? []
  })
  const path = legs.length === way.length ? pathOf(legs, competitorsOf(legs)) : null
  const first = flights[0]
  const last = flights.at(-1)
  if (!path || !first || !last || flights.length !== way.length) return null
  return { path, flights, departure: first.departure, arrival: last.arrival }
}

const tripOf = (reference: OfferReference, quote: Quote): Trip | null => {
  const { cabin, party } = reference
  const wanted = { cabin, party, quote, accepts: () => true }
  const [out, back] = reference.ways.map((way): PricedWay | null => {
    const itinerary = itineraryOf(way)
    return itinerary && pricedWay(itinerary, wanted)
  })
  if (!out || back === null) return null
  return back ? roundTrip(out, back) : oneWay(out)
}

/** The outcome that a trip has by the name of its first leg. */
const outcomeOf = ({ out }: Trip): NamedOutcome | null => {
  const { legs } = out.itinerary.path
  return namedOutcome(legs[0]?.from.code ?? '', legs.at(-1)?.to.code ?? '')
}

/** The trip of an id as it was sold, whenever that is asked; null where the id is not one of ours. */
export const tripById = (id: string, key: Uint32Array): KnownTrip | null => {
  const reference = readOfferId(key, id)
  const quote = reference && quoteOf(reference.expiry)
  const trip = reference && quote && tripOf(reference, quote)
  return reference && quote && trip ? { trip, reference, quote, outcome: outcomeOf(trip) } : null
}

/** The offer of a trip that an id named, with `raise` cents on its fare. */
export const rebuiltOffer = (
  known: KnownTrip,
  { key, fees }: Omit<Desk, 'quote'>,
  raise: number,
): WrittenOffer | null => {
  const { trip, reference, quote, outcome } = known
  const write = offerWriter({
    key,
    header: signedHeader(key, reference),
    roundTrip: reference.roundTrip,
    party: reference.party,
    fees,
    outcome,
    raise,
    expiresAt: expiryText(quote),
    quoteDay: quoteDay(quote),
  })
  return write(trip, reference.choice)
}
