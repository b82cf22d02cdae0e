import { aircraftByCode } from '../airlines/aircraft.ts'
import type { Airline } from '../airlines/airline.ts'
import { airlines } from '../airlines/airlines.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import { fleetBetween, mayFlyBetween } from '../network/airport-access.ts'
import { isClosedBetween } from '../network/closed-borders.ts'
import { flightsPerDay } from '../network/demand.ts'
import { explicitRoutes } from '../network/explicit-routes.ts'
import { Leg } from '../network/leg.ts'
import type { Place } from '../network/place.ts'
import { hubPlaces, kmBetween } from './hub-places-for-tests.ts'

/** The network's rules in their plainest words: every airline is asked, at each of its hubs, about every place. */

const rangeOf = (airline: Airline, a: Place, b: Place, gateway: boolean): number => {
  const types = fleetBetween(airline.fleet.map(aircraftByCode), a, b)
  const narrow = types.filter(({ size }) => size !== 'wide')
  return 0.93 * Math.max(0, ...(gateway || narrow.length === 0 ? types : narrow).map(({ rangeKm }) => rangeKm))
}

const reaches = (airline: Airline, hub: Place, gateway: boolean, to: Place): boolean =>
  mayFlyBetween(hub, to, kmBetween(hub, to)) && kmBetween(hub, to) <= rangeOf(airline, hub, to, gateway)

const threshold = (km: number): number => {
  if (km <= 3500) return 0.19
  return km >= 6000 ? 0.2 : 0.19 + ((0.2 - 0.19) * (km - 3500)) / (6000 - 3500)
}

const hasOnlyWideBodies = ({ fleet }: Airline): boolean =>
  fleet.map(aircraftByCode).every(({ size }) => size === 'wide')

/** How many times over a place fills an airline's smallest timetable from one of its hubs. */
const demand = (airline: Airline, { weight, gateway }: Airline['hubs'][number], hub: Place, to: Place): number => {
  const km = kmBetween(hub, to)
  const isAtHome = airline.home.has(hub.country) && airline.home.has(to.country)
  const pull = isAtHome ? 2.2 : (airline.reach[to.region] ?? 0)
  if (km < 90 || pull === 0 || isClosedBetween(hub, to) || !reaches(airline, hub, gateway, to)) return 0
  if (km < 2000 && hub.country === to.country && hasOnlyWideBodies(airline)) return 0
  const size = airline.hubs.some(({ code }) => code === to.code) ? Math.max(to.size, 0.75) : to.size
  const taste = 0.85 + 0.3 * unit(mix(airline.number, hub.number, to.number))
  const near = km < 250 ? 0.6 : 1
  const far = km > 6000 ? 0.75 : 1
  return (pull * weight * size ** 1.8 * hub.size ** 0.6 * taste * near * far) / threshold(km)
}

interface Daily {
  readonly airline: Airline
  readonly flightsPerDay: number
  readonly stop: string | null
}

interface Presence {
  readonly airline: Airline
  readonly hub: Airline['hubs'][number]
}

const presences = airlines.flatMap((airline) => airline.hubs.map((hub): Presence => ({ airline, hub })))

/** Every airline that has a hub at a place, with what the hub is to it. */
const presentAt = ({ code }: Place): readonly Presence[] => presences.filter(({ hub }) => hub.code === code)

const fromHub = (from: Place, to: Place): readonly Daily[] =>
  presentAt(from)
    .map(({ airline, hub }) => ({ airline, filled: demand(airline, hub, from, to) }))
    .filter(({ filled }) => filled >= 1)
    .map(({ airline, filled }) => ({ airline, flightsPerDay: flightsPerDay(filled, kmBetween(from, to)), stop: null }))

interface KeptService {
  readonly hub: Place
  readonly airline: Airline
}

/** Small airports keep a daily service to the three hubs that are the least effort, whoever suits best there. */
const keptServices = (place: Place): readonly KeptService[] => {
  if (place.size >= 0.5) return []
  return hubPlaces
    .filter((hub) => kmBetween(hub, place) < 6500 && !isClosedBetween(hub, place))
    .flatMap((hub) => {
      const km = kmBetween(hub, place)
      const here = presentAt(hub)
      const [suited] = here
        .filter(({ airline }) => airline.connects && airline.kind !== 'low-cost' && km > 40)
        .filter(({ airline, hub: { gateway } }) => reaches(airline, hub, gateway, place))
        .map(({ airline, hub: { weight } }) => ({
          airline,
          suits: (airline.home.has(place.country) ? 4 : 0) + (airline.reach[place.region] ?? 0) + weight / 10,
        }))
        .toSorted((a, b) => b.suits - a.suits)
      const effort = km * (hub.country === place.country ? 0.3 : 1) * (here.some((one) => one.hub.gateway) ? 0.7 : 1)
      return suited ? [{ hub, airline: suited.airline, effort }] : []
    })
    .toSorted((a, b) => a.effort - b.effort)
    .slice(0, 3)
}

/** An end of a journey or a hub on its way; only an end is flown to for being small. */
export interface Stop {
  readonly place: Place
  readonly kept: readonly KeptService[]
}

export const endStop = (place: Place): Stop => ({ place, kept: keptServices(place) })
export const hubStop = (place: Place): Stop => ({ place, kept: [] })

const keptTo = ({ kept }: Stop, to: Place): readonly Daily[] =>
  kept.filter(({ hub }) => hub.code === to.code).map(({ airline }) => ({ airline, flightsPerDay: 1, stop: null }))

const written = (from: Place, to: Place): readonly Daily[] =>
  explicitRoutes(from.code, to.code).flatMap(({ airline: code, flightsPerDay: daily, stop }) =>
    airlines
      .filter((airline) => airline.code === code)
      .map((airline) => ({ airline, flightsPerDay: daily, stop: stop ?? null })),
  )

/** What each airline flies between two places without a change: the most of what the rules give it. */
export const servicesBetween = (from: Stop, to: Stop): readonly Leg[] => {
  const all = [
    ...fromHub(from.place, to.place),
    ...fromHub(to.place, from.place),
    ...keptTo(from, to.place),
    ...keptTo(to, from.place),
    ...written(from.place, to.place),
  ]
  return [...new Set(all.map(({ airline }) => airline))].flatMap((airline) => {
    const [most] = all.filter((one) => one.airline === airline).toSorted((a, b) => b.flightsPerDay - a.flightsPerDay)
    return most ? [new Leg({ from: from.place, to: to.place, km: kmBetween(from.place, to.place), ...most })] : []
  })
}
