import { expect, it } from 'vitest'
import type { FlightQuestion } from '../flight-supplier.ts'
import { tripsOf } from './trip.ts'

const question: FlightQuestion = {
  from: 'BOG',
  to: 'MDE',
  departureDate: '2027-03-10',
  returnDate: null,
  cabin: 'economy',
  travellers: { adults: 1, children: 0, infants: 0 },
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
}

it.each([
  [null, 1],
  ['2027-03-11', 1],
  ['2027-03-10', 0],
])('sells no flight back that leaves as the way out does: %s', (returnDate, count) =>
  expect(tripsOf({ ...question, returnDate }, Date.parse('2027-01-01'))).toHaveLength(count),
)
