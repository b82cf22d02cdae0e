import { expect, it } from 'vitest'
import type { Segment } from './flight-offer.ts'
import { fliesByNight } from './night-flight.ts'

const at = (time: string) => Date.parse(`2027-03-${time}Z`) / 60_000

const isByNight = (departure: string, arrival: string, hours: number): boolean => {
  const segment = { departure: at(departure), arrival: at(arrival), minutes: hours * 60 } as Segment
  return fliesByNight({ segments: [segment] })
}

it.each([
  ['BOS–LHR in the evening', '10T20:25', '11T07:55', 6.5],
  ['BOS–LHR at dusk', '10T17:30', '11T05:30', 7],
  ['BOG–MAD in the afternoon', '10T15:55', '11T07:25', 9.5],
  ['MAD–BOG at midnight', '10T23:55', '11T04:30', 10.5],
  ['NRT–LAX over the date line', '10T17:00', '10T10:00', 10],
  ['LAX–JFK, a red eye', '10T21:30', '11T05:50', 5.3],
  ['LIM–BOG in the small hours', '10T01:00', '10T04:00', 3],
])('%s is a night in the air', (_name, departure, arrival, hours) =>
  expect(isByNight(departure, arrival, hours)).toBe(true),
)

it.each([
  ['JFK–LHR by day', '10T08:00', '10T20:00', 7],
  ['LAX–NRT by day, which lands tomorrow', '10T11:00', '11T15:00', 12],
  ['BOG–CTG late', '10T21:00', '10T22:30', 1.5],
  ['BOG–MIA early', '10T04:30', '10T08:30', 4],
])('%s is none', (_name, departure, arrival, hours) => expect(isByNight(departure, arrival, hours)).toBe(false))
