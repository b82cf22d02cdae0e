import { describe, expect, it } from 'vitest'
import { marketBetween } from '../market/market.ts'
import { minimumConnection } from './connection-times.ts'
import { dayOf, localTimeText } from '../../../demo/calendar.ts'
import { flightOn } from './dated-flight.ts'
import { itinerariesOn } from './itineraries.ts'
import { offsetAt } from '../../../demo/zone-offset.ts'

const pairs = [
  ['BOG', 'MAD'],
  ['JFK', 'SYD'],
  ['EZE', 'MIA'],
  ['LHR', 'SIN'],
  ['PMI', 'SDQ'],
  ['MEX', 'CUN'],
  ['ANC', 'BOI'],
] as const
const firstDay = dayOf('2027-01-01')

const flightsOf = ([from, to]: readonly [string, string]) =>
  marketBetween(from, to).flatMap((pair) => pair.flatMap(({ timetables }) => timetables.flat()))

describe('timetables', () => {
  it.each(pairs)('%s-%s: a flight number leaves at the same local time on every day it flies', (from, to) => {
    const times = new Map<string, Set<string>>()
    for (const flight of flightsOf([from, to])) {
      const name = `${flight.leg.airline.code}${flight.number} ${flight.leg.from.code}-${flight.leg.to.code}`
      for (let day = firstDay; day < firstDay + 365; day += 1) {
        const dated = flightOn(flight, day)
        if (!dated) continue
        const { zone } = flight.leg.from
        const local = localTimeText(dated.departure + offsetAt(zone, dated.departure)).slice(11)
        times.set(name, (times.get(name) ?? new Set()).add(local))
      }
    }
    expect(times.size).toBeGreaterThan(0)
    expect([...times].filter(([, local]) => local.size > 1)).toEqual([])
  })

  it('give no number twice from one airport to two places', () => {
    const places = new Map<string, Set<string>>()
    for (const flight of pairs.flatMap(flightsOf)) {
      const { airline, from, to } = flight.leg
      const name = `${airline.code}${flight.number} ${from.code}`
      places.set(name, (places.get(name) ?? new Set()).add(to.code))
    }
    expect([...places].filter(([, to]) => to.size > 1)).toEqual([])
  })

  it('fly no aircraft further than it can', () => {
    const tooFar = pairs
      .flatMap(flightsOf)
      .filter(({ stop, leg, aircraft }) => !stop && leg.km > aircraft.rangeKm)
      .map(({ leg, aircraft }) => `${leg.airline.code} ${leg.from.code}-${leg.to.code} ${aircraft.code}`)
    expect(tooFar).toEqual([])
  })
})

describe('itineraries', () => {
  it.each(pairs)('%s-%s: connections keep the minimum times and follow one another', (from, to) => {
    const itineraries = marketBetween(from, to).flatMap((pair) => itinerariesOn(pair, dayOf('2027-03-27')))
    expect(itineraries.length).toBeGreaterThan(0)
    for (const { flights, path } of itineraries) {
      expect(flights[0]?.flight.leg.from.airport.code).toBe(from)
      expect(flights.at(-1)?.flight.leg.to.airport.code).toBe(to)
      flights.slice(1).forEach((next, index) => {
        const before = flights[index]
        if (!before) return
        const wait = next.departure - before.arrival
        expect(wait).toBeGreaterThanOrEqual(minimumConnection(before.flight.leg, next.flight.leg, path.tier))
        expect(next.flight.leg.from.airport.cityCode).toBe(before.flight.leg.to.airport.cityCode)
      })
    }
  })

  it('change airports in a city and stay overnight where that is how it goes', () => {
    const all = [...pairs, ['COR', 'BCN'] as const, ['BRC', 'MAD'] as const].flatMap(([from, to]) =>
      marketBetween(from, to).flatMap((pair) => itinerariesOn(pair, dayOf('2027-03-27'))),
    )
    const changes = all.filter(({ path }) => path.legs.some((leg, at) => at > 0 && leg.from !== path.legs[at - 1]?.to))
    const nights = all.filter(({ flights }) =>
      flights.some((flight, at) => flight.day > (flights[at - 1]?.day ?? flight.day)),
    )
    expect(changes.length).toBeGreaterThan(0)
    expect(nights.length).toBeGreaterThan(0)
  })
})
