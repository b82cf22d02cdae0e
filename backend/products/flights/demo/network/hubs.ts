import { airportOf } from '../../../../airports/airport-table.ts'
import type { Airline, Hub } from '../airlines/airline.ts'
import { airlines } from '../airlines/airlines.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { hasOnlyWideBodies, rangeKm } from './fleet-range.ts'
import { type Place, placeOf } from './place.ts'

/** One airline's presence at one of its hubs. */
export interface HubEntry {
  readonly airline: Airline
  readonly weight: number
  readonly gateway: boolean
  /** whether the hub is in one of the airline's home countries */
  readonly isHome: boolean
  /** how far its fleet flies from here to where all of it may land */
  readonly rangeKm: number
  readonly onlyWideBodies: boolean
}

export interface HubAirport {
  readonly index: number
  readonly place: Place
  readonly entries: readonly HubEntry[]
}

const entryOf = (airline: Airline, { weight, gateway }: Hub, { country }: Place): HubEntry => ({
  airline,
  weight,
  gateway,
  isHome: airline.home.has(country),
  rangeKm: rangeKm(airline, gateway),
  onlyWideBodies: hasOnlyWideBodies(airline),
})

const buildHubs = (): HubAirport[] => {
  const entries = new Map<Place, HubEntry[]>()
  for (const airline of airlines) {
    for (const hub of airline.hubs) {
      const airport = airportOf(hub.code)
      if (!airport) continue
      const place = placeOf(airport)
      const known = entries.get(place) ?? []
      known.push(entryOf(airline, hub, place))
      entries.set(place, known)
    }
  }
  return Array.from(entries, ([place, ofPlace], index) => ({ index, place, entries: ofPlace }))
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
