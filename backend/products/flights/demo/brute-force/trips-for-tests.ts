import { allAirports } from '../../../../airports/airport-table.ts'
import type { AirportRecord } from '../../../../airports/airport-record.ts'
import { arePartners } from '../airlines/airlines.ts'
import { cabins } from '../fares/cabin.ts'
import { bothWays, tripPrice } from '../fares/trip-price.ts'
import type { Fee } from '../../fees.ts'
import { namedOutcome } from '../named-routes.ts'
import type { Quote } from '../quote.ts'
import type { DemoSearch } from '../search.ts'
import { endAt, waysBetween, wayHome } from './connections-for-tests.ts'
import { type Way, waysOn } from './ways-for-tests.ts'

/** What a search has to list, in the plainest words: every way out with every way back, then those that are shown of them. */
export interface PlainTrip {
  readonly out: Way
  readonly back: Way | null
  readonly together: boolean
  /** party total in the cheapest families, cents, before fees */
  readonly lowest: number
}

const plainTrip = (out: Way, back: Way | null): PlainTrip => {
  const together = back !== null && arePartners(out.itinerary.path.seller, back.itinerary.path.seller)
  const lowest = together ? out.lowestTogether + back.lowestTogether : out.lowestAlone + (back?.lowestAlone ?? 0)
  return { out, back, together, lowest }
}

export const sellersOf = ({ out, back, together }: PlainTrip): readonly string[] => {
  const second = together ? null : back
  return [...new Set([out, second].flatMap((way) => way?.itinerary.path.seller.code ?? []))]
}

const ascending =
  <Value>(key: (value: Value) => number) =>
  (a: Value, b: Value): number =>
    key(a) - key(b)

const hourWeighs = 1400
const weight = ({ lowestTogether, minutes }: Way): number => lowestTogether + (minutes / 60) * hourWeighs

const firstOfEachSeller = (ways: readonly Way[]): readonly Way[] =>
  ways.filter((way, at) => ways.findIndex((other) => other.itinerary.path.seller === way.itinerary.path.seller) === at)

/** Up to 25 ways that show the range. */
const varied = (ways: readonly Way[]): readonly Way[] => {
  const best = ways.toSorted(ascending(weight))
  const shown = [
    ...ways.toSorted(ascending((way) => way.lowestTogether)).slice(0, 3),
    ...ways.toSorted(ascending((way) => way.minutes)).slice(0, 3),
    ...best.filter(({ itinerary }) => itinerary.flights.length === 1).slice(0, 10),
    ...firstOfEachSeller(best).slice(0, 9),
    ...best,
  ]
  return ways.length <= 25 ? ways : [...new Set(shown)].slice(0, 25)
}

const backMinutes = ({ back }: PlainTrip): number => back?.minutes ?? 0

/** Up to eight ways home for a way out. */
const homeward = (out: Way, trips: readonly PlainTrip[]): readonly PlainTrip[] => {
  const { seller } = out.itinerary.path
  const cheapest = trips.toSorted(ascending(({ lowest }) => lowest))
  const shown = [
    ...cheapest.slice(0, 2),
    ...trips.toSorted(ascending(backMinutes)).slice(0, 2),
    ...cheapest.filter(({ back }) => back?.itinerary.path.seller === seller).slice(0, 1),
    ...trips.toSorted(ascending((trip) => trip.lowest + (backMinutes(trip) / 60) * hourWeighs)),
  ]
  return [...new Set(shown)].slice(0, 8)
}

const waysOf = ({ out, back }: PlainTrip): readonly Way[] => (back ? [out, back] : [out])
const total = (trip: PlainTrip, of: (way: Way) => number): number => waysOf(trip).reduce((sum, way) => sum + of(way), 0)
const minutesOf = (trip: PlainTrip): number => total(trip, ({ minutes }) => minutes)
const lowestCabin = (trip: PlainTrip): number =>
  Math.min(...waysOf(trip).flatMap((way) => way.cabins.map((cabin) => cabins.indexOf(cabin))))
const isLong = ({ itinerary }: Way): number => (itinerary.path.km > 3500 ? 1 : 0)

/** Dearer, slower and of more flights than another of the same airlines, and nothing better for it. */
const isWorse = (one: PlainTrip, other: PlainTrip): boolean =>
  sellersOf(one).join() === sellersOf(other).join() &&
  one.lowest > other.lowest &&
  minutesOf(one) > minutesOf(other) &&
  total(one, ({ itinerary }) => itinerary.flights.length) > total(other, ({ itinerary }) => itinerary.flights.length) &&
  lowestCabin(one) <= lowestCabin(other) &&
  total(one, isLong) >= total(other, isLong)

const listed = (trips: readonly PlainTrip[]): readonly PlainTrip[] =>
  trips.filter((trip) => !trips.some((other) => isWorse(trip, other))).slice(0, 250)

const airportsUnder = (code: string): readonly AirportRecord[] => {
  const own = allAirports().filter((airport) => airport.code === code)
  return own.length > 0 ? own : allAirports().filter(({ cityCode }) => cityCode === code)
}

const rankOf = (airport: AirportRecord): number =>
  allAirports()
    .filter(({ cityCode }) => cityCode === airport.cityCode)
    .indexOf(airport) + 1

/** A way out with each way home that leaves once it has landed. */
const tripsOver = (out: Way, backs: readonly Way[]): readonly PlainTrip[] =>
  backs.filter(({ itinerary }) => itinerary.departure >= out.itinerary.arrival + 90).map((back) => plainTrip(out, back))

/** The trips that a search lists, cheapest first. */
export const plainTrips = (search: DemoSearch, quote: Quote): readonly PlainTrip[] => {
  const { from, to, departureDay, returnDay, cabin, party, accepts } = search
  if (namedOutcome(from, to) === 'no-flights') return []
  const wanted = { cabin, party, accepts, quote }
  const goals = airportsUnder(to).map((airport) => ({ airport, end: endAt(airport) }))
  const markets = airportsUnder(from)
    .map((airport) => ({ airport, end: endAt(airport) }))
    .flatMap((start) =>
      goals.map((goal) => {
        const most = Math.max(8, Math.ceil(40 / (rankOf(start.airport) * rankOf(goal.airport))))
        const there = waysBetween(start.end, goal.end, most)
        return {
          outs: waysOn(there, departureDay, wanted),
          backs: returnDay === null ? [] : waysOn(there.flatMap(wayHome), returnDay, wanted),
        }
      }),
    )
  const ways = markets.flatMap(({ outs }) => outs)
  if (returnDay === null)
    return listed(ways.map((out) => plainTrip(out, null)).toSorted(ascending(({ lowest }) => lowest)))
  // of those at one price the one that takes least long
  const [cheapest] = markets
    .flatMap(({ outs, backs }) => outs.flatMap((out) => tripsOver(out, backs)))
    .toSorted((a, b) => a.lowest - b.lowest || minutesOf(a) - minutesOf(b))
  const shown = varied(ways).flatMap((out) =>
    homeward(out, tripsOver(out, varied(markets.find(({ outs }) => outs.includes(out))?.backs ?? []))),
  )
  if (!cheapest) return []
  const others = shown.filter(({ out, back }) => out !== cheapest.out || back !== cheapest.back)
  return listed([cheapest, ...others.toSorted(ascending(({ lowest }) => lowest))])
}

/** What is charged for a trip in its cheapest families, fees included, in cents. */
export const chargeOf = ({ out, back, together }: PlainTrip, { party }: DemoSearch, fees: readonly Fee[]): number => {
  const key = together ? 'together' : 'alone'
  const charges = out.fares[key].flatMap((fare) =>
    (back ? back.fares[key] : [null]).map((home) => tripPrice(bothWays(fare, home), { party, fees, raise: 0 }).total),
  )
  return Math.min(...charges)
}
