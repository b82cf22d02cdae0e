import { expect, it } from 'vitest'
import type { TourDay } from '../offer/tour.ts'
import { daysText, tourStops } from './tour-stops.ts'

const lima = { name: 'Lima', lat: -12, lon: -77 }
const cusco = { name: 'Cusco', lat: -13.5, lon: -72 }

const day = (number: number, ...places: readonly (typeof lima)[]): TourDay => ({
  day: number,
  title: '',
  places,
  meals: [],
  lodging: undefined,
})

it('each place once, with every day on which the tour is there', () =>
  expect(tourStops([day(1, lima), day(2, lima), day(3, cusco, cusco), day(4, cusco, lima)])).toEqual([
    { place: lima, days: [1, 2, 4] },
    { place: cusco, days: [3, 4] },
  ]))

it.each([
  [[1], '1'],
  [[1, 2, 4], '1–2, 4'],
  [[3, 5, 6, 7], '3, 5–7'],
  [[], ''],
])('%o is told as %s', (days, text) => expect(daysText(days)).toBe(text))
