import { airlineOf } from '../airlines/airlines.ts'
import { distanceKm } from '../geography/great-circle.ts'
import { demandOf, flightsPerDay } from './demand.ts'
import { explicitRoutes } from './explicit-routes.ts'
import { hubAt } from './hubs.ts'
import { Leg } from './leg.ts'
import type { Lifeline } from './lifelines.ts'
import type { Place } from './place.ts'

/** An airport as an end of a journey, with the services that keep a small one connected. */
export interface EndPlace {
  readonly place: Place
  readonly lifelines: readonly Lifeline[]
}

interface Pair {
  readonly from: Place
  readonly to: Place
  readonly km: number
}

const put = (legs: Leg[], leg: Leg): void => {
  const known = legs.findIndex((other) => other.airline === leg.airline)
  if (known === -1) legs.push(leg)
  else if ((legs[known]?.flightsPerDay ?? 0) < leg.flightsPerDay) legs[known] = leg
}

const addHubLegs = (legs: Leg[], pair: Pair, hub: Place, spoke: Place): void => {
  const entries = hubAt(hub.code)?.entries
  if (!entries) return
  for (const entry of entries) {
    const demand = demandOf(entry, hub, spoke, pair.km)
    if (demand < 1) continue
    const daily = flightsPerDay(demand, pair.km)
    put(legs, new Leg({ airline: entry.airline, ...pair, flightsPerDay: daily, stop: null }))
  }
}

const addLifelines = (legs: Leg[], pair: Pair, end: EndPlace, hub: Place): void => {
  for (const lifeline of end.lifelines) {
    const { airline } = lifeline
    if (lifeline.hub === hub.code) put(legs, new Leg({ airline, ...pair, flightsPerDay: 1, stop: null }))
  }
}

const addExplicit = (legs: Leg[], pair: Pair): void => {
  for (const { airline: code, flightsPerDay: daily, stop } of explicitRoutes(pair.from.code, pair.to.code)) {
    const airline = airlineOf(code)
    if (airline) put(legs, new Leg({ airline, ...pair, flightsPerDay: daily, stop: stop ?? null }))
  }
}

/** Every airline's direct service between two places, leaving the first, each airline once; the same both ways. */
export const legsBetween = (from: EndPlace, to: EndPlace): readonly Leg[] => {
  const pair = { from: from.place, to: to.place, km: distanceKm(from.place.point, to.place.point) }
  const legs: Leg[] = []
  addHubLegs(legs, pair, pair.from, pair.to)
  addHubLegs(legs, pair, pair.to, pair.from)
  addLifelines(legs, pair, from, pair.to)
  addLifelines(legs, pair, to, pair.from)
  addExplicit(legs, pair)
  return legs
}
