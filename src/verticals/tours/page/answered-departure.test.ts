import { expect, it } from 'vitest'
import type { Departure, TourPrice } from '../offer/tour.ts'
import { withAnswered } from './answered-departure.ts'
import type { CheckedDeparture } from './loaded-tour.ts'

const price = (rooms: TourPrice['rooms'], total: number): TourPrice => ({
  rooms,
  total,
  deposit: total / 4,
  balance: (total / 4) * 3,
  balanceDue: '2027-01-01',
})
const departure = (id: string): Departure => ({
  id,
  from: '2027-02-01',
  to: '2027-02-08',
  status: 'available',
  left: undefined,
  callOff: undefined,
  available: true,
  perPerson: { triple: 1, twin: 1, single: 1 },
  singleSupplement: 0,
  sharings: [price(['twin'], 2000), price(['single', 'single'], 2400)],
})
const departures = { refusal: undefined, departures: [departure('t.1'), departure('t.2')] }
const chosen = { departureId: 't.2', rooms: ['single', 'single'] as const }
const totals = (checked: CheckedDeparture | undefined) =>
  withAnswered(departures, chosen, checked).departures.map(({ sharings }) => sharings.map(({ total }) => total))

it('a departure whose price has changed is chosen again at the price of now, in the same rooms alone', () => {
  const now = price(['single', 'single'], 2600)
  expect(totals({ outcome: 'price_changed', offerId: 'o', previous: 2400, price: now })).toEqual([
    [2000, 2400],
    [2000, 2600],
  ])
})

it('all prices stay where none was answered', () => {
  expect(totals({ outcome: 'sold_out', left: 0 })).toEqual([
    [2000, 2400],
    [2000, 2400],
  ])
})
