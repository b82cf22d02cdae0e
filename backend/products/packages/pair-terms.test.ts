import { expect, it } from 'vitest'
import { pairCancelling } from './pair-terms.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const flightUntil = (day: string | null, kept: number) => ({
  price: usd(50_000),
  terms: {
    hold: 'never' as const,
    cancel: kept < 50_000 ? [{ until: day === null ? null : Date.parse(day), kept: usd(kept) }] : [],
  },
})
const [fifth, tenth] = ['2027-01-05T10:00:00.000Z', '2027-01-10T00:00:00.000Z']
const outing = {
  freeUntil: tenth,
  steps: [
    { until: tenth, keeps: usd(0) },
    { until: null, keeps: usd(9000) },
  ],
}

it('ends what a flight gives back where it leaves', () =>
  expect(pairCancelling(flightUntil(fifth, 0), outing, usd(9000))).toEqual({
    freeUntil: fifth,
    steps: [
      { until: fifth, keeps: usd(0) },
      { until: tenth, keeps: usd(50_000) },
      { until: null, keeps: usd(59_000) },
    ],
  }))

it('keeps the deadlines of the other part that are before it leaves', () =>
  expect(pairCancelling(flightUntil('2027-01-20T10:00:00.000Z', 2000), outing, usd(9000))).toEqual({
    freeUntil: null,
    steps: [
      { until: tenth, keeps: usd(2000) },
      { until: '2027-01-20T10:00:00.000Z', keeps: usd(11_000) },
      { until: null, keeps: usd(59_000) },
    ],
  }))

it.each([
  ['with the other part', tenth],
  ['at no time that is known', null],
])('adds no step where it leaves %s', (_when, until) =>
  expect(pairCancelling(flightUntil(until, 2000), outing, usd(9000)).steps).toHaveLength(2),
)

it('keeps all of a flight that gives nothing back, at any time', () =>
  expect(pairCancelling(flightUntil(null, 50_000), outing, usd(9000))).toEqual({
    freeUntil: null,
    steps: [
      { until: tenth, keeps: usd(50_000) },
      { until: null, keeps: usd(59_000) },
    ],
  }))
