import { expect, it } from 'vitest'
import { endPayment } from '../machine/booking-settle-payment.ts'
import { startAsking } from '../machine/booking-payment.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import { paymentAnswer } from './booking-answers.server.ts'

type Outcome = Parameters<typeof paymentAnswer>[0]

/** An order whose money is set aside, with one part that stands so. */
const waiting = (state: string, bookingStatus = 'Held') =>
  ({
    status: 'authorised',
    transactionId: 't1',
    reason: null,
    failure: null,
    challengeUrl: null,
    booking: { id: 'b1', referenceId: 'ABC234', bookingStatus, hold: null, parts: [{ state }] },
  }) as unknown as Outcome

const booked = { is: 'paid', bookingId: 'b1', referenceId: 'ABC234' }

it('is booked as far as this goes, where somebody has yet to confirm it by hand', () =>
  expect(paymentAnswer(waiting('requested'), 't1')).toEqual(booked))

it.each([
  ['what a supplier has yet to be paid for', waiting('confirming')],
  ['what was not confirmed', waiting('refused', 'Failed')],
])('stays open: %s', (_what, outcome) => expect(paymentAnswer(outcome, 't1')).toEqual({ is: 'open' }))

it('keeps nobody from another trip: the payment that is left is booked, not closed', () => {
  const asking = startAsking('leaving', 0)
  const leaving = { payment: { status: 'leaving', transactionId: 't1', next: null, ...asking } } as CheckoutState
  const { payment } = endPayment(leaving, paymentAnswer(waiting('requested'), 't1'), 'cancel', 1)
  expect(payment).toEqual({ status: 'confirmed', bookingId: 'b1', referenceId: 'ABC234' })
})
