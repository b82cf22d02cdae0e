import { expect, it } from 'vitest'
import { withAnswered } from './answered-time.ts'
import type { ActivityTime, CheckedTime, OptionTimes } from './loaded-activity.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const start = '2027-01-10T09:00:00'
const timeAt = (localDateTimeStart: string): ActivityTime => ({
  localDateTimeStart,
  localDateTimeEnd: localDateTimeStart,
  openingHours: null,
  status: 'FREESALE',
  available: true,
  vacancies: null,
  capacity: null,
  utcCutoffAt: '2027-01-10T00:00:00Z',
  price: { units: [], total: usd(5000) },
  freeUntil: null,
})
const options: readonly OptionTimes[] = ['shared', 'private'].map((optionCode) => ({
  optionCode,
  refusal: null,
  days: [{ date: '2027-01-10', times: [timeAt(start), timeAt('2027-01-10T15:00:00')] }],
}))
const chosen = { optionCode: 'private', start }
const totals = (checked: CheckedTime | undefined) =>
  withAnswered(options, chosen, checked).flatMap(({ days }) =>
    days.flatMap(({ times }) => times.map(({ price }) => price.total.amount)),
  )

it('a time whose price has changed is chosen again at the price of now, and no other is', () => {
  const price = { units: [], total: usd(5500) }
  expect(totals({ outcome: 'price_changed', offerId: 'o', previous: usd(5000), price })).toEqual([
    5000, 5000, 5500, 5000,
  ])
})

it('all prices stay where none was answered', () => {
  expect(totals({ outcome: 'sold_out', vacancies: 0 })).toEqual([5000, 5000, 5000, 5000])
  expect(totals(undefined)).toEqual([5000, 5000, 5000, 5000])
})
