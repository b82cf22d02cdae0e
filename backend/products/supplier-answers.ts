import { Schema } from 'effect'

/** `offer_expired`: the price had run out, and was another by then, when the money was there */
const OrderFailure = Schema.Literals([
  'airline_refused',
  'supplier_payment_failed',
  'offer_no_longer_available',
  'offer_expired',
  'hold_expired',
])
export type OrderFailure = typeof OrderFailure.Type

/** No answer came: what was asked for may have happened or not. */
export class AnswerLost extends Schema.TaggedError<AnswerLost>()('AnswerLost', { of: Schema.String }) {}

/** The supplier will not sell; nothing was booked. */
export class OrderRefused extends Schema.TaggedError<OrderRefused>()('OrderRefused', { failure: OrderFailure }) {
  static readonly of = (failure: OrderFailure): OrderRefused => new OrderRefused({ failure })
}

/** The supplier says, before it is asked to take anything back, that it does not, or only for more than is allowed. */
export class CancelRefused extends Schema.TaggedError<CancelRefused>()('CancelRefused', {}) {}

/** The supplier takes nothing back. */
export class NotTakenBack extends Schema.TaggedError<NotTakenBack>()('NotTakenBack', {}) {}
