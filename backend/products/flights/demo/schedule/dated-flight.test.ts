import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { minutesPerDay } from '../../../demo/calendar.ts'
import { offsetAt } from '../../../demo/zone-offset.ts'
import { endAt } from '../market/market.ts'
import { legsBetween } from '../network/legs.ts'
import { earliestArrival, flightOn, flightsOn } from './dated-flight.ts'
import { timetable } from './timetable.ts'
import { tries } from '../../../../../scripts/tries.ts'

const pairs = 'MAD-LHR JFK-LHR SCL-SYD SYD-AKL CMN-CDG CAI-FCO BOG-MAD LDH-SYD YVR-SYD JNB-PER'.split(' ')

/** Legs from places whose clocks change on days of their own, by an hour or by half of one, or never; some are not flown daily. */
const timetables = pairs.flatMap((pair) => {
  const [from, to] = [endAt(pair.slice(0, 3)), endAt(pair.slice(4))]
  return from && to ? legsBetween(from, to).map(timetable) : []
})

const year = 365 * minutesPerDay
const start = Date.UTC(2027, 0, 1) / 60_000

/** The minutes of a year at which a zone's clock changes, to the hour. */
const changesOf = (zone: string): readonly number[] =>
  Array.from({ length: year / 60 }, (_, hour) => start + hour * 60).filter(
    (minute) => offsetAt(zone, minute) !== offsetAt(zone, minute - 60),
  )

const zones = timetables.map(([flight]) => flight?.leg.from.zone ?? '')
const changes = zones.map(changesOf)

/** Moments of a year, every second one within two days of a change where there is one, some at which a flight leaves. */
const moments = fc
  .record({
    at: fc.nat({ max: timetables.length - 1 }),
    near: fc.boolean(),
    any: fc.integer({ min: start, max: start + year }),
    change: fc.nat(),
    aside: fc.integer({ min: -2 * minutesPerDay, max: 2 * minutesPerDay }),
    leaves: fc.boolean(),
  })
  .map(({ at, near, any, change, aside, leaves }) => {
    const [flights, ofZone] = [timetables[at] ?? [], changes[at] ?? []]
    const moment = near && ofZone.length > 0 ? (ofZone[change % ofZone.length] ?? any) + aside : any
    const leaving = flights.flatMap((flight) => flightOn(flight, Math.floor(moment / minutesPerDay)) ?? [])[0]
    return { flights, moment: leaves && leaving ? leaving.departure - (change % 2) * minutesPerDay : moment }
  })

it('looks at clocks that change and at some that do not, at daily flights and at others', () => {
  expect(new Set(changes.map((ofZone) => ofZone.length))).toEqual(new Set([0, 2]))
  expect(timetables.flat().some(({ weekdays }) => weekdays !== 0b1111111)).toBe(true)
})

it('lists the flights of a day as each of them is dated alone', () => {
  fc.assert(
    fc.property(moments, ({ flights, moment }) => {
      const day = Math.floor(moment / minutesPerDay)
      expect(flightsOn(flights, day)).toEqual(flights.flatMap((flight) => flightOn(flight, day) ?? []))
    }),
    { numRuns: tries(2000) },
  )
})

it('finds the flight that arrives first of all that leave within a day, whatever the clock does', () => {
  fc.assert(
    fc.property(moments, ({ flights, moment: ready }) => {
      const latest = ready + minutesPerDay
      const today = Math.floor(ready / minutesPerDay)
      const arrivals = flights
        .flatMap((flight) => [-1, 0, 1, 2].flatMap((later) => flightOn(flight, today + later) ?? []))
        .filter(({ departure }) => departure >= ready && departure <= latest)
        .map(({ arrival }) => arrival)
      expect(earliestArrival(flights, ready, latest)?.arrival).toBe(
        arrivals.length > 0 ? Math.min(...arrivals) : undefined,
      )
    }),
    { numRuns: tries(2000) },
  )
})
