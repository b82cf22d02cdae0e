import { describe, expect, it } from 'vitest'
import type { BookingPayment } from '../machine/booking-payment.ts'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { mayPay, pageOfPayment, placeOfVisitor } from './payment-status.ts'

const asking = { since: 0, askAt: 0, asked: 0 }
const agreed = exampleFlights.total
const pages = flights.pages(exampleFlights)

const cases: readonly (readonly [BookingPayment, string, boolean])[] = [
  [{ status: 'idle', last: null }, '/booking/BillingSummary', true],
  [{ status: 'idle', last: { outcome: 'notReady' } }, '/booking/BillingSummary', true],
  [{ status: 'idle', last: { outcome: 'declined', reason: 'card_declined' } }, '/booking/summary', true],
  [{ status: 'idle', last: { outcome: 'failed', code: 'airline_refused' } }, '/booking/summary', true],
  [{ status: 'idle', last: { outcome: 'expired' } }, '/booking/summary', true],
  [{ status: 'idle', last: { outcome: 'notCharged' } }, '/booking/summary', true],
  [{ status: 'idle', last: { outcome: 'cancelled' } }, '/booking/authenticate/cancel', true],
  [
    { status: 'preparing', method: 'card', agreed, transactionId: null, dueAt: 0, attempts: 0 },
    '/booking/authenticate/waiting',
    false,
  ],
  [{ status: 'charging', transactionId: 't1', agreed }, '/booking/authenticate/waiting', false],
  [{ status: 'unknown', transactionId: 't1', ...asking }, '/booking/authenticate/waiting', false],
  [{ status: 'challenge', url: 'https://bank.example', transactionId: 't1', ...asking }, '/booking/authenticate', true],
  [{ status: 'hosted', url: 'https://pay.example', cartId: 'c1', ...asking }, '/booking/authenticate/authorize', true],
  [{ status: 'leaving', transactionId: 'c1', next: null, ...asking }, '/booking/authenticate/waiting', false],
  [{ status: 'confirmed', bookingId: 'b1', referenceId: 'ABC234' }, '/booking/confirm', false],
]

describe('where a payment leads', () => {
  it.each(cases)('%o', (payment, page, payable) => {
    expect(pageOfPayment(payment, pages)).toBe(page)
    expect(mayPay(payment)).toBe(payable)
  })

  it('leads a visitor without a booking to the start', () =>
    expect(placeOfVisitor(undefined)).toEqual({ to: '/', search: {} }))

  it('tells the summary which trip it is about and what it was shown at, and no other page anything', () => {
    const standing = {
      kind: 'flight',
      total: agreed,
      payments: 1,
      pages,
      holds: false,
      provider: 'Demo Pay',
    }
    for (const [payment, page] of cases) {
      const { search } = placeOfVisitor({ ...standing, payment })
      expect(search).toEqual(page === '/booking/summary' ? { offer: 'offer-1', shown: '123450' } : {})
    }
  })
})
