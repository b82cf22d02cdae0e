import { allAirports } from '../../../airports/airport-table.ts'
import type { Airline } from '../airlines/airline.ts'
import { mix } from '../deterministic.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { demandOf, flightsPerDay } from '../network/demand.ts'
import { hubAt } from '../network/hubs.ts'
import type { Leg } from '../network/legs.ts'
import { type Place, placeOf } from '../network/place.ts'

/** No airline fills a timetable at an airport smaller than this: those are served by lifelines alone. */
const smallestServed = 0.1
const firstSpare = 6000
const spare = 1000
const codeshareFirst = 7000
const codeshares = 2990

const servedPlaces = allAirports()
  .filter((airport) => airport.scheduled && airport.popularity / 100 >= smallestServed)
  .map(placeOf)

const pairKey = (from: string, to: string): string => (from < to ? from + to : to + from)

interface Block {
  readonly key: string
  readonly flights: number
  readonly km: number
}

const blocksOfHub = (airline: Airline, code: string): Block[] => {
  const hub = hubAt(code)
  const entry = hub?.entries.find((candidate) => candidate.airline === airline)
  if (!hub || !entry) return []
  return servedPlaces.flatMap((place) => {
    const km = distanceKm(hub.place.point, place.point)
    const demand = demandOf(entry, hub.place, place, km)
    return demand < 1 ? [] : [{ key: pairKey(code, place.code), flights: Math.ceil(flightsPerDay(demand, km)), km }]
  })
}

const numberRoutes = (airline: Airline): ReadonlyMap<string, number> => {
  const numbers = new Map<string, number>()
  let next = 1
  const blocks = airline.hubs.flatMap((hub) => blocksOfHub(airline, hub.code)).toSorted((a, b) => b.km - a.km)
  for (const { key, flights } of blocks) {
    if (numbers.has(key) || next + flights * 2 > firstSpare) continue
    numbers.set(key, next)
    next += flights * 2
  }
  return numbers
}

/** First flight number of each of an airline's routes, longest first as airlines do; plain values, made once. */
const numbersByAirline = new Map<string, ReadonlyMap<string, number>>()

const numbersOf = (airline: Airline): ReadonlyMap<string, number> => {
  const numbers = numbersByAirline.get(airline.code) ?? numberRoutes(airline)
  numbersByAirline.set(airline.code, numbers)
  return numbers
}

const spareNumber = (airline: Airline, from: Place, to: Place): number =>
  firstSpare + (mix(airline.number, from.number + to.number) % (spare / 2 - 6)) * 2

/** The number of a leg's n-th flight: odd one way, even the other, no number twice on an airline's own network. */
export const flightNumber = (leg: Leg, index: number): number => {
  const { airline, from, to } = leg
  const first = numbersOf(airline).get(pairKey(from.code, to.code)) ?? spareNumber(airline, from, to)
  return first + index * 2 + (from.code < to.code ? 0 : 1)
}

/** The number under which one airline sells a flight of another. */
export const codeshareNumber = (seller: Airline, operator: Airline, number: number): number =>
  codeshareFirst + (mix(seller.number, operator.number, number) % codeshares)
