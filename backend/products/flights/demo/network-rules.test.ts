import { describe, expect, it } from 'vitest'
import { airportOf } from '../../../airports/airport-table.ts'
import { airlines } from './airlines/airlines.ts'
import { distanceKm } from './geography/great-circle.ts'
import { marketBetween } from './market/market.ts'
import { longestWayKm } from './network/paths.ts'
import { placeOf } from './network/place.ts'
import { randomPairs } from './random-pairs.ts'
import { dayOf } from '../../demo/calendar.ts'
import type { Flight } from './network/leg.ts'
import { codeshareNumber } from './schedule/flight-numbers.ts'
import { type Itinerary, itineraryMinutes, itinerariesOn } from './schedule/itineraries.ts'

const roleAirports = ['LGA', 'DCA', 'MDW', 'AEP', 'CGH', 'SDU', 'LCY', 'LIN', 'YTZ', 'DAL', 'ITM', 'GMP']
const ends = [
  'ORD',
  'DEN',
  'LAX',
  'MIA',
  'YYZ',
  'LHR',
  'MAD',
  'BOG',
  'GRU',
  'EZE',
  'SCL',
  'CDG',
  'FRA',
  'IST',
  'DOH',
  'HND',
]
const pairs = [
  ...randomPairs(220),
  ...roleAirports.flatMap((role) => ends.filter((end) => end !== role).map((end): [string, string] => [role, end])),
]
const day = dayOf('2027-03-10')

interface Found {
  readonly name: string
  readonly flights: readonly Flight[]
  readonly itineraries: readonly Itinerary[]
}

const found: readonly Found[] = pairs.map(([from, to]) => {
  const market = marketBetween(from, to)
  return {
    name: `${from}-${to}`,
    flights: market.flatMap((pair) => pair.flatMap(({ timetables }) => timetables.flat())),
    itineraries: market.flatMap((pair) => itinerariesOn(pair, day)),
  }
})
const flights = [...new Map(found.flatMap((one) => one.flights.map((flight) => [nameOf(flight), flight]))).values()]

function nameOf({ leg, index }: Flight): string {
  return `${leg.airline.code} ${leg.from.code}-${leg.to.code} ${index}`
}

const mileKm = 1.609344
const perimeters = {
  LGA: { miles: 1500, beyond: ['DEN'] },
  DCA: { miles: 1250, beyond: ['AUS', 'DEN', 'LAS', 'LAX', 'PDX', 'PHX', 'SAN', 'SAT', 'SEA', 'SFO', 'SJU', 'SLC'] },
}

/** Every flight from or to an airport, with its other end. */
const flightsAt = (code: string) =>
  flights.flatMap(({ leg, aircraft }) => {
    if (leg.from.code !== code && leg.to.code !== code) return []
    return [{ km: leg.km, aircraft, other: leg.from.code === code ? leg.to : leg.from }]
  })

describe('airports’ roles', () => {
  it.each(Object.entries(perimeters))('nothing flies to %s from beyond its perimeter', (code, { miles, beyond }) => {
    const all = flightsAt(code)
    expect(all.length).toBeGreaterThan(20)
    const far = all.filter(({ km, other }) => km > miles * mileKm && !beyond.includes(other.code))
    expect(far.map(({ other }) => other.code)).toEqual([])
  })

  it.each([
    ['AEP', ['AR', 'UY', 'PY', 'BO', 'BR', 'CL', 'PE']],
    ['CGH', ['BR']],
    ['SDU', ['BR']],
    ['ITM', ['JP']],
  ])('%s is flown to from home and its neighbours alone', (code, countries) => {
    const all = flightsAt(code)
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter(({ other }) => !countries.includes(other.country)).map(({ other }) => other.code)).toEqual([])
  })

  it.each([
    ['MDW', ['N', 'X']],
    ['LCY', ['E']],
    ['LIN', ['E']],
  ])('%s stays in its part of the world, and no wide-body lands there', (code, regions) => {
    const all = flightsAt(code)
    expect(all.length).toBeGreaterThan(3)
    expect(all.filter(({ other }) => !regions.includes(other.region)).map(({ other }) => other.code)).toEqual([])
    expect(all.filter(({ aircraft }) => aircraft.size === 'wide')).toEqual([])
  })
})

const codesOf = ({ path }: Itinerary): readonly string[] =>
  path.legs
    .flatMap(({ from, stop }) => (stop === null ? [from.code] : [from.code, stop]))
    .concat(path.legs.flatMap(({ to }, at) => (to.code === path.legs[at + 1]?.from.code ? [] : [to.code])))

describe('journeys', () => {
  const all = found.flatMap(({ name, itineraries }) => itineraries.map((itinerary) => ({ name, itinerary })))
  it('pass no airport twice, nor the city where they begin or end', () => {
    expect(all.length).toBeGreaterThan(1000)
    const twice = all.filter(({ itinerary }) => {
      const codes = codesOf(itinerary)
      const { legs } = itinerary.path
      const home = new Set([legs[0]?.from.airport.cityCode, legs.at(-1)?.to.airport.cityCode])
      const between = legs.slice(1).map(({ from }) => from.airport.cityCode)
      return new Set(codes).size < codes.length || between.some((city) => home.has(city))
    })
    expect(twice.map(({ name, itinerary }) => `${name} ${codesOf(itinerary).join(' ')}`)).toEqual([])
  })

  it('take less than a day wherever one does', () => {
    const long = found.filter(({ itineraries }) => {
      const minutes = itineraries.map(itineraryMinutes)
      return Math.max(0, ...minutes) >= 24 * 60 && Math.min(...minutes) < 24 * 60
    })
    expect(long.map(({ name }) => name)).toEqual([])
    expect(Math.max(...all.map(({ itinerary }) => itineraryMinutes(itinerary)))).toBeLessThan(36 * 60)
  })

  it('make no longer detour than is allowed', () => {
    const far = all.filter(({ itinerary: { path } }) => {
      const [first, last] = [path.legs[0], path.legs.at(-1)]
      if (!first || !last || path.legs.length === 1) return false
      return path.km > longestWayKm(distanceKm(first.from.point, last.to.point), path.legs.length === 2 ? 1 : 2)
    })
    expect(far.map(({ name }) => name)).toEqual([])
  })
})

describe('flights', () => {
  it('have a number each, on an airline’s own flights and on its partners’', () => {
    expect(flights.length).toBeGreaterThan(2000)
    const names = new Map<string, Set<string>>()
    const add = (number: string, flight: Flight) =>
      names.set(number, (names.get(number) ?? new Set()).add(nameOf(flight)))
    for (const flight of flights) {
      const { airline } = flight.leg
      add(`${airline.code}${flight.number}`, flight)
      for (const seller of airlines) {
        const shared = seller === airline ? null : codeshareNumber(seller, airline, flight.number)
        if (shared !== null) add(`${seller.code}${shared}`, flight)
      }
    }
    expect([...names].filter(([, ofNumber]) => ofNumber.size > 1).map(([number]) => number)).toEqual([])
    expect(Math.max(...flights.map(({ number }) => number))).toBeLessThan(5000)
  })

  it('are flown by aircraft that can go as far, and land there', () => {
    const tooFar = flights.filter(({ leg, aircraft, stop }) => {
      const hops = stop
        ? [distanceKm(leg.from.point, stop.place.point), distanceKm(stop.place.point, leg.to.point)]
        : [leg.km]
      return Math.max(...hops) > aircraft.rangeKm
    })
    expect(tooFar.map(nameOf)).toEqual([])
  })

  it('leave and land where airlines fly by timetable', () => {
    const codes = new Set(flights.flatMap(({ leg }) => [leg.from.code, leg.to.code]))
    expect([...codes].filter((code) => !airportOf(code))).toEqual([])
    expect(placeOf(airportOf('LHR')!).role).toBeNull()
  })
})
