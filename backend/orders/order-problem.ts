import { Schema } from 'effect'
import type { Money } from '#domain/money/money.ts'
import {
  BookingNotFound,
  BookingUnfinished,
  IdempotencyConflict,
  NotCancellable,
  OrderFailed,
  PaymentActionRequired,
  PaymentDeclined,
  PriceChanged,
  SessionClosed,
  SessionNotFound,
  StepsMissing,
  TooManyRequests,
  UnknownOutcome,
} from '#contract/booking-problem.ts'
import { InvalidRequest, OfferGone, SupplierTimeout, Unavailable } from '#contract/problem.ts'

/** Everything that can be wrong with a call about an order, as it crosses from its object to the API. */
export const OrderProblem = Schema.Union([
  BookingNotFound,
  BookingUnfinished,
  IdempotencyConflict,
  InvalidRequest,
  NotCancellable,
  OfferGone,
  OrderFailed,
  PaymentActionRequired,
  PaymentDeclined,
  PriceChanged,
  SessionClosed,
  SessionNotFound,
  StepsMissing,
  SupplierTimeout,
  TooManyRequests,
  Unavailable,
  UnknownOutcome,
])
export type OrderProblem = typeof OrderProblem.Type

/** The API writes the request's id in; the object does not know it. */
const requestId = ''

export const sessionNotFound = () =>
  new SessionNotFound({ requestId, code: 'session_not_found', message: 'No such session is open.' })

const closedWords: Readonly<Record<SessionClosed['code'], string>> = {
  already_booked: 'This session is booked.',
  payment_under_way: 'A payment of this session is under way.',
  hold_expired: 'The seats of this session are no longer held.',
}

export const sessionClosed = (code: SessionClosed['code']) =>
  new SessionClosed({
    requestId,
    code,
    message: closedWords[code],
  })

export const idempotencyConflict = () =>
  new IdempotencyConflict({
    requestId,
    code: 'idempotency_conflict',
    message: 'This Idempotency-Key was used for something else.',
  })

export const notCancellable = () =>
  new NotCancellable({
    requestId,
    code: 'not_cancellable',
    message: 'This is not taken back, or stands no more.',
  })

export const stepsMissing = (missing: StepsMissing['missing']) =>
  new StepsMissing({ requestId, code: 'steps_missing', message: 'Earlier steps are missing.', missing })

export const priceChanged = (previous: Money, current: Money) =>
  new PriceChanged({ requestId, code: 'price_changed', message: 'The total has changed.', previous, current })

/** What is wrong with a request at several places of it. */
export const invalidIn = (faults: InvalidRequest['faults']) =>
  new InvalidRequest({
    requestId,
    code: 'invalid_request',
    message: 'The request does not fit what is being sold.',
    faults,
  })

export const invalid = (path: string, message: string) => invalidIn([{ path, message }])

export const paymentDeclined = (reason: PaymentDeclined['reason']) =>
  new PaymentDeclined({ requestId, code: 'payment_declined', message: 'The card was declined.', reason })

/** `message` says in words of its own kind what is for sale no more. */
export const offerGone = (message: string) => new OfferGone({ requestId, code: 'offer_no_longer_available', message })

export const offerExpired = () =>
  new OfferGone({ requestId, code: 'offer_expired', message: 'The time of this offer has passed.' })

export const unavailable = () =>
  new Unavailable({ requestId, code: 'storage_unavailable', message: 'A part of the backend is out of order.' })
