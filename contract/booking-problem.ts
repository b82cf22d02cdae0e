import { Schema } from 'effect'
import { MinorAmount } from './fields.ts'

const fields = { message: Schema.String, requestId: Schema.String }

export const DeclineReason = Schema.Literals([
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'card_not_supported',
])
export type DeclineReason = typeof DeclineReason.Type

/** 402: the card was refused and nothing was charged; another card may be tried in the same session. */
export class PaymentDeclined extends Schema.TaggedError<PaymentDeclined>()(
  'PaymentDeclined',
  { ...fields, code: Schema.Literal('payment_declined'), reason: DeclineReason },
  { httpApiStatus: 402 },
) {}

/** 403: the card's bank wants to know the holder first; nothing is charged until the traveller comes back from `challengeUrl`. */
export class PaymentActionRequired extends Schema.TaggedError<PaymentActionRequired>()(
  'PaymentActionRequired',
  {
    ...fields,
    code: Schema.Literal('payment_action_required'),
    challengeUrl: Schema.String,
    transactionId: Schema.String,
  },
  { httpApiStatus: 403 },
) {}

/** 409: the total is no longer what the caller said. Nothing was charged; the same call with `current` agrees to it. */
export class PriceChanged extends Schema.TaggedError<PriceChanged>()(
  'PriceChanged',
  { ...fields, code: Schema.Literal('price_changed'), previous: MinorAmount, current: MinorAmount },
  { httpApiStatus: 409 },
) {}

/** 409: money or seats may or may not have been taken. Never charge again: ask `payment-status` until it says. */
export class UnknownOutcome extends Schema.TaggedError<UnknownOutcome>()(
  'UnknownOutcome',
  { ...fields, code: Schema.Literal('unknown_outcome'), transactionId: Schema.String },
  { httpApiStatus: 409 },
) {}

/** 409: this `Idempotency-Key` was already used for something else. */
export class IdempotencyConflict extends Schema.TaggedError<IdempotencyConflict>()(
  'IdempotencyConflict',
  { ...fields, code: Schema.Literal('idempotency_conflict') },
  { httpApiStatus: 409 },
) {}

/** 409: the session's booking is made, or its payment under way, or the seats that it held are let go; what was sent can no longer change it. */
export class SessionClosed extends Schema.TaggedError<SessionClosed>()(
  'SessionClosed',
  { ...fields, code: Schema.Literals(['already_booked', 'payment_under_way', 'hold_expired']) },
  { httpApiStatus: 409 },
) {}

/** 409: what was to be cancelled is taken back by nobody, or stands no more; nothing was changed. */
export class NotCancellable extends Schema.TaggedError<NotCancellable>()(
  'NotCancellable',
  { ...fields, code: Schema.Literal('not_cancellable') },
  { httpApiStatus: 409 },
) {}

/** 404: no session of this agent under this id, or it has been forgotten; start another and send everything again. */
export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()(
  'SessionNotFound',
  { ...fields, code: Schema.Literal('session_not_found') },
  { httpApiStatus: 404 },
) {}

/** 422: an earlier step has not been sent; `missing` names each in the order in which they belong. */
export class StepsMissing extends Schema.TaggedError<StepsMissing>()(
  'StepsMissing',
  {
    ...fields,
    code: Schema.Literal('steps_missing'),
    missing: Schema.Array(
      Schema.Literals(['flightOrder', 'customer', 'passengers', 'billingInformation', 'paymentInformation']),
    ),
  },
  { httpApiStatus: 422 },
) {}

/** 422: the airline did not take the order. Nothing was charged: what the card had set aside is given back. */
export class OrderFailed extends Schema.TaggedError<OrderFailed>()(
  'OrderFailed',
  { ...fields, code: Schema.Literals(['airline_refused', 'supplier_payment_failed', 'hold_expired']) },
  { httpApiStatus: 422 },
) {}

/** 404: in the same words and time whether the reference or the email is the wrong one (rule trip-2). */
export class BookingNotFound extends Schema.TaggedError<BookingNotFound>()(
  'BookingNotFound',
  { ...fields, code: Schema.Literal('booking_not_found') },
  { httpApiStatus: 404 },
) {}

/** 409: no mail leaves this backend, since no service for it is set: nothing was queued. */
export class NoMailService extends Schema.TaggedError<NoMailService>()(
  'NoMailService',
  { ...fields, code: Schema.Literal('no_mail_service') },
  { httpApiStatus: 409 },
) {}

/** 409: a booking of which something is still to come is not forgotten; `code` says what. Nothing was deleted. */
export class BookingUnfinished extends Schema.TaggedError<BookingUnfinished>()(
  'BookingUnfinished',
  {
    ...fields,
    code: Schema.Literals([
      'payment_under_way',
      'money_outstanding',
      'seats_held',
      'part_under_way',
      'documents_pending',
      'operator_task_open',
      'travel_ahead',
    ]),
  },
  { httpApiStatus: 409 },
) {}

/** 429: asked too often; `retryAfter` in seconds. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()(
  'TooManyRequests',
  { ...fields, code: Schema.Literal('too_many_requests'), retryAfter: Schema.Int },
  { httpApiStatus: 429 },
) {}

/** 401: the backend is configured with a service key, and the caller did not show it. */
export class NotAuthorised extends Schema.TaggedError<NotAuthorised>()(
  'NotAuthorised',
  { ...fields, code: Schema.Literal('not_authorised') },
  { httpApiStatus: 401 },
) {}
