import { type AirportRecord, airportOf, airportsOf } from '../../../airports/airport-table.ts'
import { type EndPlace, legsBetween } from '../network/legs.ts'
import { lifelinesOf } from '../network/lifelines.ts'
import type { Path } from '../network/path.ts'
import { pathsBetween, wayBack } from '../network/paths.ts'
import { placeOf } from '../network/place.ts'
import { type Spokes, spokesOf } from '../network/spokes.ts'
import { type TimedPath, timedPaths } from '../schedule/itineraries.ts'

/** The ways between two cities or airports with their timetables, good for any date and party. */
export type Market = readonly TimedPath[]

const endPlace = (airport: AirportRecord): EndPlace => {
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

const spokesAt = (code: string): readonly Spokes[] =>
  airportsOf(code)
    .filter((airport) => airport.scheduled)
    .slice(0, mostAirportsOfCity)
    .map((airport) => spokesOf(endPlace(airport)))

const pathsAcross = (from: string, to: string): readonly Path[] => {
  const starts = spokesAt(from)
  const goals = spokesAt(to)
  const most = Math.max(fewestConnections, Math.ceil(mostConnections / Math.max(1, starts.length * goals.length)))
  return starts.flatMap((start) => goals.flatMap((goal) => pathsBetween(start, goal, most)))
}

/** Lays out the market from one code to another, each an airport's or a city's. */
export const marketBetween = (from: string, to: string): Market => timedPaths(pathsAcross(from, to))

/** The market and the one back, which is the same turned round. */
export const marketsBetween = (from: string, to: string): { readonly out: Market; readonly back: Market } => {
  const paths = pathsAcross(from, to)
  return { out: timedPaths(paths), back: timedPaths(paths.map(wayBack)) }
}
