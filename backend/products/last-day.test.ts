import { expect, it } from 'vitest'
import { type OrderPart, productOf } from './products.ts'

const segment = (at: string) => ({ arrival: { at } })
const offer = {
  itineraries: [
    { segments: [segment('2027-03-10T23:10:00'), segment('2027-03-11T06:00:00')] },
    { segments: [segment('2027-03-19T22:00:00'), segment('2027-03-20T00:40:00')] },
  ],
}
const items = [
  ['flight', { offer }, '2027-03-20'],
  ['hotel', { stayDateTimeRange: { startDate: '2027-03-10', endDate: '2027-03-12' } }, '2027-03-12'],
  ['activity', { localDateTimeStart: '2027-03-10T22:00:00', localDateTimeEnd: '2027-03-11T01:00:00' }, '2027-03-11'],
  ['tour', { from: '2027-03-10', to: '2027-03-17' }, '2027-03-17'],
] as const

it.each(items)('a %s ends on the last day of all that is in it', (kind, item, day) => {
  expect(productOf({ kind }).lastDay({ kind, item } as unknown as OrderPart<typeof kind>)).toBe(day)
})
