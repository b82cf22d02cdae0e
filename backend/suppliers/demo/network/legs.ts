import type { Airline } from '../airlines/airline.ts'
import { airlineOf } from '../airlines/airlines.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { demandOf, flightsPerDay } from './demand.ts'
import { explicitRoutes } from './explicit-routes.ts'
import { hubAt } from './hubs.ts'
import type { Lifeline } from './lifelines.ts'
import type { Place } from './place.ts'

/** What one airline flies non-stop (or with a technical stop) from one place to another. */
export interface Leg {
  readonly airline: Airline
  readonly from: Place
  readonly to: Place
  readonly km: number
  /** whole flights every day, or less than one: that many sevenths are days a week */
  readonly flightsPerDay: number
  readonly stop: string | null
}

/** An airport as an end of a journey, with the services that keep a small one connected. */
export interface EndPlace {
  readonly place: Place
  readonly lifelines: readonly Lifeline[]
}

const addHubLegs = (legs: Map<string, Leg>, from: Place, to: Place, hub: Place, spoke: Place, km: number): void => {
  for (const entry of hubAt(hub.code)?.entries ?? []) {
    const demand = demandOf(entry, hub, spoke, km)
    if (demand < 1) continue
    const daily = flightsPerDay(demand, km)
    const known = legs.get(entry.airline.code)
    if (known && known.flightsPerDay >= daily) continue
    legs.set(entry.airline.code, { airline: entry.airline, from, to, km, flightsPerDay: daily, stop: null })
  }
}

const addLifelines = (legs: Map<string, Leg>, from: Place, to: Place, end: EndPlace, hub: Place, km: number): void => {
  for (const lifeline of end.lifelines) {
    const { airline } = lifeline
    if (lifeline.hub !== hub.code || legs.has(airline.code)) continue
    legs.set(airline.code, { airline, from, to, km, flightsPerDay: 1, stop: null })
  }
}

const addExplicit = (legs: Map<string, Leg>, from: Place, to: Place, km: number): void => {
  for (const route of explicitRoutes(from.code, to.code)) {
    const airline = airlineOf(route.airline)
    if (!airline) continue
    legs.set(airline.code, { airline, from, to, km, flightsPerDay: route.flightsPerDay, stop: route.stop ?? null })
  }
}

/** Every airline's direct service from one place to another, each airline once. */
export const legsBetween = (from: EndPlace, to: EndPlace): readonly Leg[] => {
  const km = distanceKm(from.place.point, to.place.point)
  const legs = new Map<string, Leg>()
  addHubLegs(legs, from.place, to.place, from.place, to.place, km)
  addHubLegs(legs, from.place, to.place, to.place, from.place, km)
  addLifelines(legs, from.place, to.place, from, to.place, km)
  addLifelines(legs, from.place, to.place, to, from.place, km)
  addExplicit(legs, from.place, to.place, km)
  return [...legs.values()]
}
