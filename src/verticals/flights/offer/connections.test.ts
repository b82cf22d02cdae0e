import { describe, expect, it } from 'vitest'
import { connectionsOf } from './connections.ts'
import type { Segment } from './flight-offer.ts'

const at = (time: string) => Date.parse(`${time}Z`) / 60_000

const segment = (from: string, departure: string, to: string, arrival: string): Segment => ({
  from,
  to,
  fromTerminal: undefined,
  toTerminal: undefined,
  departure: at(departure),
  arrival: at(arrival),
  minutes: 60,
  carrier: 'AV',
  number: '1',
  operating: undefined,
  aircraft: '788',
  technicalStops: [],
})

const change = (arrival: string, departure: string, leavesFrom = 'JFK') =>
  connectionsOf({
    key: '',
    minutes: 0,
    co2: undefined,
    segments: [
      segment('BOG', '2027-03-10T06:00', 'JFK', arrival),
      segment(leavesFrom, departure, 'MAD', '2027-03-12T09:00'),
    ],
  })[0]

describe('a connection', () => {
  it.each([
    ['2027-03-10T12:00', '2027-03-10T14:00', 120, { tight: false, long: false, overnight: false }],
    ['2027-03-10T12:00', '2027-03-10T12:59', 59, { tight: true }],
    ['2027-03-10T12:00', '2027-03-10T13:00', 60, { tight: false }],
    ['2027-03-10T12:00', '2027-03-10T17:00', 300, { long: true, overnight: false }],
    ['2027-03-10T22:00', '2027-03-11T07:00', 540, { overnight: true, long: false }],
    ['2027-03-11T00:30', '2027-03-11T05:00', 270, { overnight: true }],
    ['2027-03-11T01:00', '2027-03-11T05:00', 240, { overnight: true }],
    ['2027-03-11T01:30', '2027-03-11T07:00', 330, { overnight: false, long: true }],
    ['2027-03-10T23:50', '2027-03-11T01:10', 80, { overnight: false }],
    ['2027-03-10T06:00', '2027-03-11T04:00', 1320, { overnight: false, long: true }],
  ])('%s to %s', (arrival, departure, minutes, expected) => {
    expect(change(arrival, departure)).toMatchObject({ airport: 'JFK', leavesFrom: undefined, minutes, ...expected })
  })

  it.each([
    ['2027-03-10T14:59', true],
    ['2027-03-10T15:00', false],
  ])('between airports, leaving %s', (departure, tight) => {
    expect(change('2027-03-10T12:00', departure, 'EWR')).toMatchObject({ leavesFrom: 'EWR', tight })
  })
})

it('a direct flight has none', () => {
  const direct = segment('BOG', '2027-03-10T06:00', 'MAD', '2027-03-10T22:00')
  expect(connectionsOf({ key: '', minutes: 0, co2: undefined, segments: [direct] })).toEqual([])
})

/** By way of Denver and Dallas, with these waits there. */
const twoChanges = (minutes: number, ...[denver, dallas]: readonly (readonly [string, string])[]) => ({
  key: '',
  minutes,
  co2: undefined,
  segments: [
    segment('ANC', '2027-03-13T14:00', 'DEN', denver?.[0] ?? ''),
    segment('DEN', denver?.[1] ?? '', 'DFW', dallas?.[0] ?? ''),
    segment('DFW', dallas?.[1] ?? '', 'MIA', '2027-03-14T23:00'),
  ],
})

describe('where clocks are changed between two flights', () => {
  const night = ['2027-03-13T22:55', '2027-03-14T06:30'] as const
  const lateNight = ['2027-03-14T01:40', '2027-03-14T03:10'] as const
  const noon = ['2027-03-14T09:00', '2027-03-14T18:00'] as const

  it.each([
    ['forward at night', twoChanges(455 + 540 + 180 - 60, night, noon), [395, 540]],
    ['back at night', twoChanges(455 + 540 + 180 + 60, night, noon), [515, 540]],
    ['in the small hours', twoChanges(90 + 540 + 180 - 60, lateNight, noon), [30, 540]],
    ['nowhere', twoChanges(455 + 540 + 180, night, noon), [455, 540]],
    ['nowhere, and what the whole takes is not known', twoChanges(0, night, noon), [455, 540]],
  ])('%s, a wait is as long as it takes', (_where, flown, waits) =>
    expect(connectionsOf(flown).map(({ minutes }) => minutes)).toEqual(waits),
  )

  it('leaves little time where an hour is lost', () =>
    expect(connectionsOf(twoChanges(90 + 540 + 180 - 60, lateNight, noon))[0]).toMatchObject({ tight: true }))
})
