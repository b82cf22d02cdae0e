import { createHash } from 'node:crypto'
import type { Effect } from 'effect'
import type { InfoData } from '#contract/products/flights/flights.ts'
import type { CreatePassenger, StartSession } from '#contract/session-payloads.ts'
import type { Money } from '#domain/money/money.ts'
import type { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { AnyExtras, Item } from '../draft/draft.ts'
import type { CallOutcome } from '../machine/booking-outcome.ts'
import type { BackendIds, CheckoutState } from '../machine/checkout-state.ts'
import type { CallFailure } from './call-failure.ts'

/** Who books, in which language, and where hosted pages and banks send them back to. */
export interface BookingContext {
  /** random, one for each booking: what its idempotency keys begin with */
  readonly key: string
  readonly agentId: string
  readonly language: StartSession['language']
  /** absolute address */
  readonly returnUrl: string
  readonly infoData: typeof InfoData.Type
  /** under which a partner knows the choice of this offer, where its link named one */
  readonly disId?: string
}

/** What follows the language that the traveller reads in: mails, payment pages, and the way back from them. */
export type BookingLocale = Pick<BookingContext, 'language' | 'returnUrl'>

/** What a traveller who goes on says anew: of where they came from nothing, where they no longer let it be told. */
export type BookingSaid = Partial<BookingLocale> & Pick<BookingContext, 'infoData'>

/** What the calls that follow a product's own say of what is being bought. */
export type NamedInCalls = Pick<CreatePassenger, 'flightOffer' | 'flightOfferId' | 'offers'>

/** What calls ask of a product. */
interface ProductInCalls {
  /** What the traveller is shown, agrees to, and pays. */
  total(item: Item, extras: AnyExtras): Money
  inCalls(item: Item, ids: BackendIds): NamedInCalls
}

type PaymentCall = Effect.Effect<CallOutcome, CallFailure, BookingClient>

/** The calls that lead to a charge, and the charge. */
export interface PaymentCalls {
  readonly register: (booking: BookingInContext) => PaymentCall
  readonly direct: (booking: BookingInContext) => PaymentCall
  readonly charge: (booking: BookingInContext, transactionId: string) => PaymentCall
}

/** A booking as its calls need it, with the card's envelope, which is kept nowhere but in memory. */
export interface BookingInContext {
  readonly product: ProductInCalls
  readonly checkout: CheckoutState
  readonly context: BookingContext
  readonly cardEnvelope: string | undefined
  /** where the traveller last came from, kept nowhere but in memory */
  readonly visitorAddress?: string | undefined
}

/** The key of a write: booking, part, change and content. The same again is the same key, anything else is another. */
export const keyed = ({ context }: BookingInContext, part: string, payload: unknown) => {
  const hash = createHash('sha256').update(JSON.stringify(payload)).digest('base64url').slice(0, 22)
  return { 'idempotency-key': `${context.key}.${part}.${hash}` }
}

export const inSession = ({ checkout }: BookingInContext) => ({ 'x-session-id': checkout.backendIds.sessionId ?? '' })

export const writing = (booking: BookingInContext, part: string, payload: unknown) => ({
  ...keyed(booking, part, payload),
  ...inSession(booking),
})
