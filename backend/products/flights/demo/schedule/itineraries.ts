import type { Path } from '../network/path.ts'
import { longestConnection, minimumConnection } from './connection-times.ts'
import type { Flight } from '../network/leg.ts'
import { type DatedFlight, earliestArrival, flightsOn } from './dated-flight.ts'
import { timetable } from './timetable.ts'

/** A way to go on one day: dated flights that connect, on one ticket. */
export interface Itinerary {
  readonly path: Path
  readonly flights: readonly DatedFlight[]
  /** UTC minutes */
  readonly departure: number
  readonly arrival: number
}

/** A path with its timetables, good for any date. */
export interface TimedPath {
  readonly path: Path
  readonly timetables: ReadonlyArray<readonly Flight[]>
}

/** Lays timetables under the paths of some pairs of airports. */
export const timedPairs = (pairs: ReadonlyArray<readonly Path[]>): ReadonlyArray<readonly TimedPath[]> =>
  pairs.map((paths) => paths.map((path) => ({ path, timetables: path.legs.map(timetable) })))

/** No journey takes a whole day, unless its ends are so far apart or so badly joined that none is faster. */
const wholeDay = 24 * 60
const longestJourney = 36 * 60

const continued = ({ path, timetables }: TimedPath, first: DatedFlight): Itinerary | null => {
  const flights = [first]
  let last = first
  for (let index = 1; index < timetables.length; index += 1) {
    const leaving = path.legs[index]
    if (!leaving) return null
    const ready = last.arrival + minimumConnection(last.flight.leg, leaving, path.tier)
    const next = earliestArrival(timetables[index] ?? [], ready, ready + longestConnection)
    if (!next || next.arrival - first.departure >= longestJourney) return null
    flights.push(next)
    last = next
  }
  return { path, flights, departure: first.departure, arrival: last.arrival }
}

export const itineraryMinutes = (itinerary: Itinerary): number => itinerary.arrival - itinerary.departure

const keptPerPath = 3

/** Of those that arrive together the one that leaves last; then the shortest. */
const worthSelling = (itineraries: readonly Itinerary[]): readonly Itinerary[] => {
  const byArrival = new Map<number, Itinerary>()
  for (const itinerary of itineraries) {
    const other = byArrival.get(itinerary.arrival)
    if (!other || other.departure < itinerary.departure) byArrival.set(itinerary.arrival, itinerary)
  }
  const distinct = [...byArrival.values()]
  if (distinct.length <= keptPerPath) return distinct
  return distinct.toSorted((a, b) => itineraryMinutes(a) - itineraryMinutes(b)).slice(0, keptPerPath)
}

const itinerariesOfPath = (timed: TimedPath, day: number): readonly Itinerary[] => {
  const found: Itinerary[] = []
  for (const first of flightsOn(timed.timetables[0] ?? [], day)) {
    const itinerary = continued(timed, first)
    if (itinerary) found.push(itinerary)
  }
  return timed.timetables.length === 1 ? found : worthSelling(found)
}

const nearlyAsFast = 3 * 60

/** Longer than so many minutes beside the fastest is not offered while there is something else. */
export const bearableMinutes = (fastest: number): number =>
  fastest < wholeDay ? Math.min(fastest * 1.5 + 5 * 60, wholeDay - 1) : fastest + nearlyAsFast

/** Every itinerary worth selling over the paths of a pair of airports that leaves on a local day of the first. */
export const itinerariesOn = (paths: readonly TimedPath[], day: number): readonly Itinerary[] => {
  const all = paths.flatMap((timed) => itinerariesOfPath(timed, day))
  const fastest = Math.min(...all.map(itineraryMinutes))
  return all.filter((itinerary) => itineraryMinutes(itinerary) <= bearableMinutes(fastest))
}
