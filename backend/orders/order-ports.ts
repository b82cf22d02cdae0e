import { Context, type Effect, Schema } from 'effect'
import type { Booking } from '#contract/booking.ts'
import type { OfferGone, SupplierTimeout, Unavailable } from '#contract/problem.ts'
import type { FlightOrderRequest } from './flight-order.ts'
import type { OrderState, Quote } from './order-state.ts'
import type { OrderFailure } from './payment-attempt.ts'

/** No answer came: what was asked for may have happened or not. */
export class AnswerLost extends Schema.TaggedError<AnswerLost>()('AnswerLost', { of: Schema.String }) {}

/** The airline will not sell; nothing was booked. */
export class OrderRefused extends Schema.TaggedError<OrderRefused>()('OrderRefused', {
  failure: Schema.Literals([
    'airline_refused',
    'supplier_payment_failed',
    'offer_no_longer_available',
    'offer_expired',
    'hold_expired',
  ]),
}) {
  static readonly of = (failure: OrderFailure): OrderRefused => new OrderRefused({ failure })
}

/** Reads an offer again and prices it, as it would be sold now. */
export class OfferDesk extends Context.Service<
  OfferDesk,
  {
    readonly quote: (
      offerId: string,
    ) => Effect.Effect<Omit<Quote, 'quotedAt' | 'agreed'>, OfferGone | SupplierTimeout | Unavailable>
  }
>()('backend/OfferDesk') {}

export interface AirlineOrder {
  readonly airlineReference: string
  /** `held`: the airline keeps the seats and takes the money later */
  readonly status: 'confirmed' | 'held'
  /** until when it keeps seats that nothing was paid for, in milliseconds; null where it keeps none so */
  readonly payBy: number | null
}

/** Orders at the airline. Every call may be repeated under its key and happens once. */
export class AirlineOrders extends Context.Service<
  AirlineOrders,
  {
    readonly place: (key: string, request: FlightOrderRequest) => Effect.Effect<AirlineOrder, OrderRefused | AnswerLost>
    /** pays for seats that were only held; refused once their deadline has passed */
    readonly settle: (key: string) => Effect.Effect<void, OrderRefused | AnswerLost>
    /** gives seats back that were held and not paid for; an order that is paid stays as it is */
    readonly release: (key: string) => Effect.Effect<void, AnswerLost>
    /** ticket numbers in the order of the travellers, or null where the airline will not issue them */
    readonly ticket: (key: string) => Effect.Effect<readonly string[] | null, AnswerLost>
  }
>()('backend/AirlineOrders') {}

/** The order's own durable memory. A save is whole or not at all. */
export class OrderStore extends Context.Service<
  OrderStore,
  {
    readonly load: Effect.Effect<OrderState | undefined>
    readonly save: (state: OrderState) => Effect.Effect<void>
    readonly answer: (key: string) => Effect.Effect<KeptAnswer | undefined>
    readonly keepAnswer: (key: string, answer: KeptAnswer) => Effect.Effect<void>
    readonly forgetAnswers: Effect.Effect<void>
    readonly forget: Effect.Effect<void>
  }
>()('backend/OrderStore') {}

/** The answer to a write, under its Idempotency-Key; `fingerprint` tells whether a repeat asks for the same. */
export interface KeptAnswer {
  readonly fingerprint: string
  readonly answer: unknown
}

/** What the world outside the object is told: the index of bookings, and mail. */
export class BookingIndex extends Context.Service<
  BookingIndex,
  {
    /** Takes a booking reference that nobody else has. The same booking gets the same one again. */
    readonly reserve: (state: OrderState) => Effect.Effect<string, Unavailable>
    /** Brings the index up to `state` and queues what mail it calls for; may be repeated. */
    readonly publish: (state: OrderState) => Effect.Effect<void, Unavailable>
    /** Queues the mail about a booking as it stands, once more. */
    readonly queueAgain: (state: OrderState, booking: Booking) => Effect.Effect<void, Unavailable>
    /** Sends what is queued; answers when to try again, or null where nothing is left. */
    readonly sendMail: (state: OrderState) => Effect.Effect<number | null, Unavailable>
  }
>()('backend/BookingIndex') {}

/** Seals at rest what is personal: passport numbers, and what was ordered at the demo's airline. */
export class DocumentVault extends Context.Service<
  DocumentVault,
  { readonly seal: (text: string) => Effect.Effect<string>; readonly open: (sealed: string) => Effect.Effect<string> }
>()('backend/DocumentVault') {}

/** Seconds and office ids as the operator has set them. */
export class OrderSettings extends Context.Service<
  OrderSettings,
  {
    readonly ownerOfficeId: string
    readonly queuingOfficeId: string
    readonly quoteSeconds: number
    readonly ticketingSeconds: number
    readonly holdSeconds: number
    readonly sessionSeconds: number
    readonly retrySeconds: number
    readonly siteOrigins: readonly string[]
  }
>()('backend/OrderSettings') {}
