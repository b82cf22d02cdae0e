import { Clock, Effect } from 'effect'
import type { PartsToCancel } from '#contract/bookings.ts'
import type { PayHeldSeats } from '#contract/session-payloads.ts'
import { BookingNotFound } from '#contract/booking-problem.ts'
import { advance } from './attempt/advance.ts'
import { bookingOf } from './booking-view.ts'
import { letGo } from './hold/hold-seats.ts'
import { BookingIndex, OrderSettings, OrderStore } from './order-ports.ts'
import { invalid, priceChanged, sessionClosed } from './order-problem.ts'
import { sameMoney, totalOf, withTask } from './order-state.ts'
import { isAllowedReturn } from '../sessions/return-url.ts'
import { payByHostedPage } from './attempt/pay.ts'
import { isOpen } from './attempt/payment-attempt.ts'
import { cancelParts } from './parts/cancel-parts.ts'
import { quoteChoices } from './parts/quote-parts.ts'

export const bookingNotFound = () =>
  new BookingNotFound({ requestId: '', code: 'booking_not_found', message: 'No booking has this reference and email.' })

/** The booking that this order became; where held seats are being paid for, once more is asked how that stands. */
export const ownBooking = Effect.fn('ownBooking')(function* () {
  const kept = yield* (yield* OrderStore).load
  const state = kept?.hold && isOpen(kept.attempt) ? yield* advance(kept) : kept
  const booking = state ? bookingOf(state) : null
  return booking ?? (yield* bookingNotFound())
})

/** Goes on with a payment that was waiting, where there is one. */
export const resumePayment = Effect.fn('resumePayment')(function* () {
  const state = yield* (yield* OrderStore).load
  if (state && isOpen(state.attempt)) yield* advance(state)
})

/** Queues the booking's mail once more; answers where to. */
export const mailAgain = Effect.fn('mailAgain')(function* () {
  const [store, index] = [yield* OrderStore, yield* BookingIndex]
  const state = yield* store.load
  const booking = state && bookingOf(state)
  if (!state || !booking) return yield* bookingNotFound()
  yield* index.queueAgain(state, booking)
  yield* store.save(withTask(state, 'mail', yield* Clock.currentTimeMillis))
  return { sentTo: booking.customerDetails.email }
})

const held = Effect.fnUntraced(function* () {
  const state = yield* (yield* OrderStore).load
  if (!state?.hold) return yield* sessionClosed('already_booked')
  return isOpen(state.attempt) ? yield* advance(state) : state
})

/**
 * Pays for held seats on a hosted page and answers its address. A page that is open already is gone back to: pressing twice,
 * or in two tabs, never opens a second one. Null where none is open and none may be opened.
 */
export const payHeldSeats = Effect.fn('payHeldSeats')(function* (payload: PayHeldSeats, mayOpen: boolean) {
  const { siteOrigins } = yield* OrderSettings
  const { returnUrl, amount, currency } = payload
  if (!isAllowedReturn(returnUrl, siteOrigins)) return yield* invalid('payload.returnUrl', 'must lead back to the site')
  const state = yield* held()
  const agreed = { amount, currency }
  const total = totalOf(state)
  if (!sameMoney(total, agreed)) return yield* priceChanged(agreed, total)
  const open = isOpen(state.attempt) && state.attempt.stage === 'waiting' ? state.attempt.transactionId : null
  if (open === null && !mayOpen) return null
  const transactionId = open ?? `pay_${crypto.randomUUID().replaceAll('-', '')}`
  return { data: { paymentUrl: yield* payByHostedPage(state, transactionId, agreed, returnUrl) } }
})

const booked = Effect.fnUntraced(function* () {
  const state = yield* (yield* OrderStore).load
  return state?.booked ? state : yield* bookingNotFound()
})

/** What the traveller may cancel of the booking now, and what that brings. */
export const quoteCancel = Effect.fn('quoteCancel')(function* () {
  return yield* quoteChoices(yield* booked())
})

/** The traveller cancels parts of the booking, or all of it; answers with the booking as it stands then. */
export const cancelBooked = Effect.fn('cancelBooked')(function* (payload: PartsToCancel) {
  const booking = bookingOf(yield* cancelParts(yield* booked(), payload))
  return booking ?? (yield* bookingNotFound())
})

/** The traveller lets held seats go; answers with the booking that ended so. */
export const releaseHeldSeats = Effect.fn('releaseHeldSeats')(function* () {
  const booking = bookingOf(yield* letGo(yield* held()))
  return booking ?? (yield* bookingNotFound())
})
