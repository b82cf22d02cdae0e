import { type Cabin, cabinsOf } from '../fares/cabin.ts'
import { lowestFare } from '../fares/base-fare.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import { type HalfFare, familyFare, partyTotal } from '../fares/half-fare.ts'
import { seatsLeft } from '../fares/seats-left.ts'
import { itineraryTaxes } from '../fares/taxes.ts'
import { minutesPerDay, weekdayOf } from '../../../demo/calendar.ts'
import { utcOf } from '../../../demo/zone-offset.ts'
import type { Path } from '../network/path.ts'
import { salesClose } from '../quote.ts'
import { minimumConnection } from '../schedule/connection-times.ts'
import type { DatedFlight } from '../schedule/dated-flight.ts'
import type { Itinerary } from '../schedule/itineraries.ts'
import { timetable } from '../schedule/timetable.ts'
import type { Wanted } from '../market/priced-way.ts'
import type { Leg } from '../network/leg.ts'

/** Every way of one day with its prices, in the plainest words: each flight of each day is looked at. */

const flightsOn = (leg: Leg, day: number): readonly DatedFlight[] =>
  timetable(leg)
    .filter(({ weekdays }) => (weekdays >> weekdayOf(day)) % 2 === 1)
    .map((flight) => {
      const departure = utcOf(leg.from.zone, day * minutesPerDay + flight.departure)
      return { flight, day, departure, arrival: departure + flight.blockMinutes }
    })

/** The flight of a leg that arrives first of those that leave within a day from when one is ready. */
const firstToArrive = (leg: Leg, ready: number): DatedFlight | undefined => {
  const today = Math.floor(ready / minutesPerDay)
  return [-1, 0, 1, 2]
    .flatMap((later) => flightsOn(leg, today + later))
    .filter(({ departure }) => departure >= ready && departure <= ready + minutesPerDay)
    .toSorted((a, b) => a.arrival - b.arrival || a.flight.index - b.flight.index)[0]
}

const continued = (path: Path, first: DatedFlight): readonly Itinerary[] => {
  const flights = [first]
  for (const leg of path.legs.slice(1)) {
    const last = flights.at(-1) ?? first
    const next = firstToArrive(leg, last.arrival + minimumConnection(last.flight.leg, leg, path.tier))
    if (!next || next.arrival - first.departure >= 36 * 60) return []
    flights.push(next)
  }
  return [{ path, flights, departure: first.departure, arrival: flights.at(-1)?.arrival ?? first.arrival }]
}

const minutesOf = ({ departure, arrival }: Itinerary): number => arrival - departure

/** Of those that arrive together the one that leaves last, and of those the three shortest. */
const worthSelling = (all: readonly Itinerary[]): readonly Itinerary[] => {
  const arrivals = [...new Set(all.map(({ arrival }) => arrival))]
  const latest = arrivals.flatMap((arrival) =>
    all
      .filter((one) => one.arrival === arrival)
      .toSorted((a, b) => b.departure - a.departure)
      .slice(0, 1),
  )
  return latest.length > 3 ? latest.toSorted((a, b) => minutesOf(a) - minutesOf(b)).slice(0, 3) : latest
}

const itinerariesOn = (paths: readonly Path[], day: number): readonly Itinerary[] => {
  const all = paths.flatMap((path) => {
    const [leg] = path.legs
    const found = leg ? flightsOn(leg, day).flatMap((first) => continued(path, first)) : []
    return path.legs.length > 1 ? worthSelling(found) : found
  })
  const fastest = Math.min(...all.map(minutesOf))
  const bearable = fastest < minutesPerDay ? Math.min(fastest * 1.5 + 300, minutesPerDay - 1) : fastest + 180
  return all.filter((one) => minutesOf(one) <= bearable)
}

/** One way of a trip, for sale in its families. */
export interface Way {
  readonly itinerary: Itinerary
  readonly minutes: number
  readonly cabins: readonly Cabin[]
  /** as half of a trip sold whole, and bought alone */
  readonly fares: { readonly together: readonly HalfFare[]; readonly alone: readonly HalfFare[] }
  readonly lowestTogether: number
  readonly lowestAlone: number
}

const sold = (itinerary: Itinerary, { cabin, party, quote, accepts }: Wanted): readonly Way[] => {
  const { seller } = itinerary.path
  const cabins = cabinsOf(itinerary.flights, cabin)
  const families = fareFamilies(seller.fares, cabin).filter(accepts)
  if (!cabins || families.length === 0 || itinerary.departure < salesClose(quote)) return []
  const seats = Math.min(...itinerary.flights.map((flight, at) => seatsLeft(flight, cabins[at] ?? cabin, quote)))
  if (seats < party.adults + party.children) return []
  const dollars = lowestFare(itinerary, { cabin, seats, quote })
  const taxes = itineraryTaxes(itinerary, cabin)
  const fares = {
    together: families.map((family) => familyFare(dollars.together, family, seller, taxes)),
    alone: families.map((family) => familyFare(dollars.alone, family, seller, taxes)),
  }
  const lowest = ([cheapest]: readonly HalfFare[]): number => (cheapest ? partyTotal(cheapest, party) : 0)
  return [
    {
      itinerary,
      minutes: minutesOf(itinerary),
      cabins,
      fares,
      lowestTogether: lowest(fares.together),
      lowestAlone: lowest(fares.alone),
    },
  ]
}

export const waysOn = (paths: readonly Path[], day: number, wanted: Wanted): readonly Way[] =>
  itinerariesOn(paths, day).flatMap((itinerary) => sold(itinerary, wanted))
