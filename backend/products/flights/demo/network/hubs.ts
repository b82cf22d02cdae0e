import { airportOf } from '../../../../airports/airport-table.ts'
import type { Airline } from '../airlines/airline.ts'
import { airlines } from '../airlines/airlines.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { type Place, placeOf } from './place.ts'

/** One airline's presence at one of its hubs. */
export interface HubEntry {
  readonly airline: Airline
  readonly weight: number
  readonly gateway: boolean
}

export interface HubAirport {
  readonly index: number
  readonly place: Place
  readonly entries: readonly HubEntry[]
}

const entriesByCode = (): Map<string, HubEntry[]> => {
  const entries = new Map<string, HubEntry[]>()
  for (const airline of airlines) {
    for (const { code, weight, gateway } of airline.hubs) {
      const known = entries.get(code) ?? []
      known.push({ airline, weight, gateway })
      entries.set(code, known)
    }
  }
  return entries
}

const buildHubs = (): HubAirport[] => {
  const hubs: HubAirport[] = []
  for (const [code, entries] of entriesByCode()) {
    const airport = airportOf(code)
    if (airport) hubs.push({ index: hubs.length, place: placeOf(airport), entries })
  }
  return hubs
}

/** Every airport that is a hub of some airline. */
export const hubAirports: readonly HubAirport[] = buildHubs()

const byCode = new Map(hubAirports.map((hub) => [hub.place.code, hub]))

export const hubAt = (code: string): HubAirport | undefined => byCode.get(code)

const count = hubAirports.length

const distances = Float64Array.from({ length: count * count }, (_, cell) => {
  const from = hubAirports[Math.floor(cell / count)]
  const to = hubAirports[cell % count]
  return from && to ? distanceKm(from.place.point, to.place.point) : 0
})

export const hubDistanceKm = (from: HubAirport, to: HubAirport): number => distances[from.index * count + to.index] ?? 0

const sisters = hubAirports.map((hub) =>
  hubAirports.filter((other) => other !== hub && other.place.airport.cityCode === hub.place.airport.cityCode),
)

/** The other hub airports of a hub's city: where a connection may change airports. */
export const sisterHubs = (hub: HubAirport): readonly HubAirport[] => sisters[hub.index] ?? []
