import { allAirports } from '../../../../airports/airport-table.ts'
import type { Airline } from '../airlines/airline.ts'
import { airlines, arePartners } from '../airlines/airlines.ts'
import { mix } from '../../../demo/deterministic.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { demandOf, flightsPerDay, mayBeDemand } from '../network/demand.ts'
import { explicitRoutesOf } from '../network/explicit-routes.ts'
import { hubAt } from '../network/hubs.ts'
import type { Leg } from '../network/leg.ts'
import { lifelinesOf } from '../network/lifelines.ts'
import { placeOf } from '../network/place.ts'

/** No airline fills a timetable at an airport smaller than this that is no hub: those are served by lifelines alone. */
const smallestServed = 0.1
/** Airlines number their own flights below this and partners' flights from it on. */
const codeshareFirst = 5000
const codeshareLast = 9999

const allPlaces = allAirports().map(placeOf)
const servedPlaces = allPlaces.filter((place) => place.size >= smallestServed || hubAt(place.code))

const pairKey = (from: string, to: string): string => (from < to ? from + to : to + from)

interface Route {
  readonly key: string
  readonly flights: number
  readonly km: number
}

const routesOfHub = (airline: Airline, code: string): Route[] => {
  const hub = hubAt(code)
  const entry = hub?.entries.find((candidate) => candidate.airline === airline)
  if (!hub || !entry) return []
  const routes: Route[] = []
  for (const place of servedPlaces) {
    if (!mayBeDemand(entry, hub.place, place)) continue
    const km = distanceKm(hub.place.point, place.point)
    const demand = demandOf(entry, hub.place, place, km)
    if (demand > 0) routes.push({ key: pairKey(code, place.code), flights: Math.ceil(flightsPerDay(demand, km)), km })
  }
  return routes
}

const explicitOf = (airline: Airline): Route[] =>
  explicitRoutesOf(airline.code).map(({ from, to, flightsPerDay: daily }) => ({
    key: pairKey(from, to),
    flights: Math.ceil(daily),
    km: 0,
  }))

interface Numbers {
  /** first number of each route */
  readonly first: ReadonlyMap<string, number>
  /** the next one that is free */
  readonly next: number
}

/** Gives each route as many numbers each way as it has flights. */
const numbered = (routes: Iterable<Route>, start: number): Numbers => {
  const first = new Map<string, number>()
  let next = start
  for (const { key, flights } of routes) {
    first.set(key, next)
    next += flights * 2
  }
  return { first, next }
}

const numberNetwork = (airline: Airline): Numbers => {
  const routes = new Map<string, Route>()
  for (const route of [...airline.hubs.flatMap(({ code }) => routesOfHub(airline, code)), ...explicitOf(airline)]) {
    const known = routes.get(route.key)
    if (!known || known.flights < route.flights) routes.set(route.key, route)
  }
  return numbered(
    [...routes.values()].toSorted((a, b) => b.km - a.km),
    1,
  )
}

/** What is made of an airline once and kept: plain values, the same for every request. */
const kept = <Value>(make: (airline: Airline) => Value): ((airline: Airline) => Value) => {
  const known = new Map<Airline, Value>()
  return (airline) => {
    const value = known.get(airline) ?? make(airline)
    known.set(airline, value)
    return value
  }
}

/** The numbers of an airline's own network, longest routes first as airlines do. */
const networkOf = kept(numberNetwork)

const lifelineKeys = (): ReadonlyMap<Airline, readonly string[]> => {
  const keys = new Map<Airline, string[]>()
  for (const place of allPlaces) {
    for (const { airline, hub } of lifelinesOf(place)) {
      const known = keys.get(airline) ?? []
      known.push(pairKey(hub, place.code))
      keys.set(airline, known)
    }
  }
  return keys
}

let lifelines: ReadonlyMap<Airline, readonly string[]> | undefined

/** The numbers of an airline's lifelines follow those of its network; all lifelines are looked up when one is first asked for. */
const lifelinesNumbered = kept((airline) => {
  lifelines ??= lifelineKeys()
  const { first, next } = networkOf(airline)
  const keys = new Set(lifelines.get(airline) ?? [])
  return numbered(
    [...keys].filter((key) => !first.has(key)).map((key) => ({ key, flights: 1, km: 0 })),
    next,
  )
})

/** The number of a leg's first flight, its next ones' two more each: odd one way, even the other; none stands for two flights. */
export const firstNumber = ({ airline, from, to }: Leg): number => {
  const key = pairKey(from.code, to.code)
  const first = networkOf(airline).first.get(key) ?? lifelinesNumbered(airline).first.get(key)
  if (first === undefined) throw new Error(`${airline.code} has no number for ${from.code}-${to.code}`)
  return first + (from.code < to.code ? 0 : 1)
}

const partnersOf = kept((seller) => airlines.filter((airline) => airline !== seller && arePartners(airline, seller)))

/**
 * The number under which one airline sells a flight of another, or null where it does not. Each partner has its own part of
 * a seller's numbers, and as many of its flights are sold as fit in there: no number stands for two flights.
 */
export const codeshareNumber = (seller: Airline, operator: Airline, number: number): number | null => {
  const partners = partnersOf(seller)
  const rank = partners.indexOf(operator)
  const { next } = networkOf(operator)
  if (rank === -1 || number >= next) return null
  const pairs = Math.floor((codeshareLast - codeshareFirst + 1) / partners.length / 2)
  const every = Math.ceil(next / 2 / pairs)
  const pair = Math.floor((number - 1) / 2)
  if (pair % every !== mix(seller.number, operator.number) % every) return null
  return codeshareFirst + 2 * (rank * pairs + Math.floor(pair / every)) + ((number - 1) % 2)
}
