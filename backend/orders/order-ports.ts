import { Context, type Effect } from 'effect'
import type { PackagedKind } from '#domain/packages-sold.ts'
import type { Booking } from '#contract/booking.ts'
import type { Unavailable } from '#contract/problem.ts'
import type { SupplierOf } from '../products/products.ts'
import type { OrderState } from './order-state.ts'

/** Who sells each kind of travel: a part's own supplier, found by the offer that it was made of. */
export class Suppliers extends Context.Service<Suppliers, { readonly of: SupplierOf }>()('backend/Suppliers') {}

/** The order's own memory. What is saved is durable once it is `written`: before anybody else is asked, and before the caller is answered. */
export class OrderStore extends Context.Service<
  OrderStore,
  {
    readonly load: Effect.Effect<OrderState | undefined>
    readonly save: (state: OrderState) => Effect.Effect<void>
    readonly idempotencyRecord: (key: string) => Effect.Effect<IdempotencyRecord | undefined>
    readonly keepIdempotencyRecord: (key: string, answer: IdempotencyRecord) => Effect.Effect<void>
    readonly forgetIdempotencyRecords: Effect.Effect<void>
    readonly forget: Effect.Effect<void>
    /** Makes durable what was saved since the last time: all of it, or none. */
    readonly written: Effect.Effect<void>
    /** Forgets what was saved and not written. */
    readonly dropUnwritten: Effect.Effect<void>
  }
>()('backend/OrderStore') {}

/** What is done once a turn has been answered, beside the next ones. Nothing depends on it: whatever it is, a task of the order does it where it was lost. */
export class AfterTurn extends Context.Service<
  AfterTurn,
  { readonly add: (work: Effect.Effect<void>) => Effect.Effect<void> }
>()('backend/AfterTurn') {}

/** The answer to a write, under its Idempotency-Key; `fingerprint` tells whether a repeat asks for the same. */
export interface IdempotencyRecord {
  readonly fingerprint: string
  /** missing of a call that was answered with the booking: a repeat is answered with it as it then stands */
  readonly answer?: unknown
}

/** What the world outside the object is told: the index of bookings, and mail. */
export class BookingIndex extends Context.Service<
  BookingIndex,
  {
    /** Takes a booking reference that nobody else has. The same booking gets the same one again. */
    readonly reserve: (state: OrderState) => Effect.Effect<string, Unavailable>
    /** Brings the index up to how a booking stands and queues what mail it calls for; may be repeated. */
    readonly publish: (state: OrderState, booking: Booking) => Effect.Effect<void, Unavailable>
    /** Queues the mail about a booking as it stands, once more. */
    readonly queueAgain: (state: OrderState, booking: Booking) => Effect.Effect<void, Unavailable>
    /** Sends what is queued; answers when to try again, or null where nothing is left. A turn does not wait for its end. */
    readonly sendMail: (state: OrderState) => Effect.Effect<number | null, Unavailable>
    /** Has mail that was given up, or waits, tried as if it were new; answers how many. */
    readonly requeueMail: (state: OrderState) => Effect.Effect<number, Unavailable>
    /** Does something while no mail of the order is on its way. */
    readonly betweenMails: <Value, Failure, Needs>(
      work: Effect.Effect<Value, Failure, Needs>,
    ) => Effect.Effect<Value, Failure, Needs>
  }
>()('backend/BookingIndex') {}

/** Seals at rest what is personal: passport numbers, and what was ordered at the demo's suppliers. */
export class DocumentEncryption extends Context.Service<
  DocumentEncryption,
  { readonly seal: (text: string) => Effect.Effect<string>; readonly open: (sealed: string) => Effect.Effect<string> }
>()('backend/DocumentEncryption') {}

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
    /** who pays what suppliers keep of parts that are given back because another was refused */
    readonly penalties: 'absorb' | 'ask'
    /** whether two parts that cannot be undone may be sold as one */
    readonly insured: boolean
    /** whether a kind of travel is sold with flights at one price */
    readonly packages: (kind: PackagedKind) => boolean
    readonly siteOrigins: readonly string[]
  }
>()('backend/OrderSettings') {}
