import { type AirportRecord, airportOf, airportsOf } from '../../../airports/airport-table.ts'
import { type EndPlace, legsBetween } from '../network/legs.ts'
import { lifelinesOf } from '../network/lifelines.ts'
import { pathsBetween, spokesFrom, spokesTo } from '../network/paths.ts'
import { placeOf } from '../network/place.ts'
import { type TimedPath, timedPaths } from '../schedule/itineraries.ts'

/** The ways between two cities or airports with their timetables, good for any date and party. */
export type Market = readonly TimedPath[]

export const endPlace = (airport: AirportRecord): EndPlace => {
  const place = placeOf(airport)
  return { place, lifelines: lifelinesOf(place) }
}

/** The end of a journey at an airport's code, or null where no airport has it. */
export const endAt = (code: string): EndPlace | null => {
  const airport = airportOf(code)
  return airport ? endPlace(airport) : null
}

/** How many airlines fly directly between two airports: what their prices compete with. */
export const directAirlines = (from: EndPlace, to: EndPlace): number => legsBetween(from, to).length

const mostAirportsOfCity = 4
const mostConnections = 40
const fewestConnections = 8

const endsOf = (code: string): readonly EndPlace[] =>
  airportsOf(code)
    .filter((airport) => airport.scheduled)
    .slice(0, mostAirportsOfCity)
    .map(endPlace)

/** Lays out the market between two codes, each an airport's or a city's. */
export const marketBetween = (from: string, to: string): Market => {
  const starts = endsOf(from).map((end) => ({ end, spokes: spokesFrom(end) }))
  const goals = endsOf(to).map((end) => ({ end, spokes: spokesTo(end) }))
  const most = Math.max(fewestConnections, Math.ceil(mostConnections / Math.max(1, starts.length * goals.length)))
  return timedPaths(
    starts.flatMap((start) =>
      goals.flatMap((goal) => pathsBetween(start.end, goal.end, start.spokes, goal.spokes, most)),
    ),
  )
}
