import { LRUCache } from 'lru-cache'
import type { AirportRecord } from '../../../../airports/airport-record.ts'
import { airportOf, airportsOf, airportsOfCity } from '../../../../airports/airport-table.ts'
import { type EndPlace, legsBetween } from '../network/legs.ts'
import { lifelinesOf } from '../network/lifelines.ts'
import type { Path } from '../network/path.ts'
import { pathsBetween, wayBack } from '../network/paths.ts'
import { placeOf } from '../network/place.ts'
import { type Spokes, spokesOf } from '../network/spokes.ts'
import { type DatedFlight, flightsOn } from '../schedule/dated-flight.ts'
import { type TimedPath, timedPairs } from '../schedule/itineraries.ts'

/** The ways from one airport to another with their timetables, good for any date and party. */
export type AirportPair = readonly TimedPath[]

/** What is flown between two cities or airports: the market of each airport of one with each of the other, each whole. */
export type Market = readonly AirportPair[]

const endPlace = (airport: AirportRecord): EndPlace => {
  const place = placeOf(airport)
  return { place, lifelines: lifelinesOf(place) }
}

/** The end of a journey at an airport's code, or null where none has it to which airlines fly by timetable. */
export const endAt = (code: string): EndPlace | null => {
  const airport = airportOf(code)
  return airport ? endPlace(airport) : null
}

/** How many airlines fly directly between two airports: what their prices compete with. */
export const directAirlines = (from: EndPlace, to: EndPlace): number => legsBetween(from, to).length

const mostConnections = 40
const fewestConnections = 8

const mostCached = 256

/**
 * What leaves an airport is a function of the airport alone, so an isolate keeps it, with the timetables that were laid for it, of
 * those that were asked for last.
 */
const keptSpokes = new LRUCache<string, Spokes>({ max: mostCached })

const spokesOfAirport = (airport: AirportRecord): Spokes => {
  const spokes = keptSpokes.get(airport.code) ?? spokesOf(endPlace(airport))
  keptSpokes.set(airport.code, spokes)
  return spokes
}

const spokesAt = (code: string): readonly Spokes[] => airportsOf(code).map(spokesOfAirport)

/** 1 for the first airport of a city, 2 for the next: connections are sold mostly over a city's first ones. */
const rankOf = ({ end }: Spokes): number => airportsOfCity(end.place.airport.cityCode).indexOf(end.place.airport) + 1

const connectionsBetween = (from: Spokes, to: Spokes): number =>
  Math.max(fewestConnections, Math.ceil(mostConnections / (rankOf(from) * rankOf(to))))

/**
 * The paths of each pair of airports. What a pair has depends on the pair alone: whoever asks for a city is shown exactly what
 * its airports would show one by one.
 */
const pathsAcross = (starts: readonly Spokes[], to: string): ReadonlyArray<readonly Path[]> => {
  const goals = spokesAt(to)
  return starts
    .flatMap((start) => goals.map((goal) => pathsBetween(start, goal, connectionsBetween(start, goal))))
    .filter((paths) => paths.length > 0)
}

/** Lays out the market from one code to another, each an airport's or a city's. */
export const marketBetween = (from: string, to: string): Market => timedPairs(pathsAcross(spokesAt(from), to))

export interface Markets {
  readonly out: Market
  /** the same turned round, its pairs in the same order */
  readonly back: Market
}

/** The markets from one code to any other and back; what leaves there is looked up once. */
export const marketsFrom = (from: string): ((to: string) => Markets) => {
  const starts = spokesAt(from)
  return (to) => {
    const pairs = pathsAcross(starts, to)
    return { out: timedPairs(pairs), back: timedPairs(pairs.map((paths) => paths.map(wayBack))) }
  }
}

export const marketsBetween = (from: string, to: string): Markets => marketsFrom(from)(to)

/** The flights of a market on a local day that go all the way. */
export const directFlights = (market: Market, day: number): readonly DatedFlight[] =>
  market.flatMap((pair) =>
    pair.flatMap(({ path, timetables: [flights = []] }) => (path.legs.length === 1 ? flightsOn(flights, day) : [])),
  )
