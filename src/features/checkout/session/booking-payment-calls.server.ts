import { Effect } from 'effect'
import type { PaymentOutcome } from '#contract/booking.ts'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import type { Client } from '../steps/step.ts'
import { paymentAnswer } from './booking-answers.server.ts'
import { type BookingInContext, type PaymentCalls, inSession, writing } from './booking-context.server.ts'
import type { CallFailure } from './call-failure.ts'
import type { CallOutcome } from '../machine/booking-outcome.ts'
import { billingPayload, passengersPayload } from './booking-payloads.server.ts'
import { type PartsChoice, paymentIdOf } from '../machine/booking-payment.ts'

const agreedOf = ({ checkout: { payment, draft } }: BookingInContext) =>
  'agreed' in payment ? payment.agreed : draft.item.total

const paymentPart = (name: string, { checkout }: BookingInContext): string => `${name}.${checkout.payments}`

type Outcome = typeof PaymentOutcome.Type

interface Headers {
  readonly 'idempotency-key': string
  readonly 'x-session-id': string
}

interface AgreedMoney {
  readonly amount: number
  readonly currency: string
}

/** A product's own calls of a payment, and all that they say beside the payment. */
interface OwnCalls<Billed extends object> {
  readonly billed: (booking: BookingInContext) => Billed
  readonly createPayment: (
    client: Client,
    request: {
      readonly headers: Headers
      readonly payload: Billed & { readonly paymentInformation: AgreedMoney & { readonly cardEnvelope: string } }
    },
  ) => Effect.Effect<{ readonly transactionId: string }, CallFailure>
  readonly paymentDirection: (
    client: Client,
    request: {
      readonly headers: Headers
      readonly payload: Billed & { readonly transaction: AgreedMoney & { readonly returnUrl: string } }
    },
  ) => Effect.Effect<{ readonly data: { readonly paymentUrl: string } }, CallFailure>
  readonly cardSuccess: (
    client: Client,
    request: {
      readonly headers: Headers
      readonly payload: Billed & { readonly paymentInformation: AgreedMoney & { readonly transactionId: string } }
    },
  ) => Effect.Effect<typeof PaymentOutcome.Type, CallFailure>
}

const cartIdOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).searchParams.get('cartId') : null)

/** Whether what is bought is named by several offers. */
const hasParts = ({ product, checkout: { draft, backendIds } }: BookingInContext): boolean =>
  (product.inCalls(draft.item, backendIds).offers ?? []).length > 1

/**
 * A refusal says nothing of the other parts of an order: what became of them is asked for. Of one part alone it says all, and so it does
 * of a payment that never began: what became of the parts is then told of the one before.
 */
const toldOfParts =
  (booking: BookingInContext, transactionId: string) =>
  <Failure extends CallFailure>(failure: Failure): Effect.Effect<Outcome, CallFailure, BookingClient> =>
    Effect.gen(function* () {
      if (!hasParts(booking)) return yield* Effect.fail(failure)
      const { session } = yield* BookingClient
      const { payload } = questionAbout(booking)
      const outcome = yield* session.paymentStatus({ headers: inSession(booking), payload })
      const isOfThis = outcome.transactionId === transactionId
      return isOfThis && (outcome.letGo || outcome.decision) ? outcome : yield* Effect.fail(failure)
    })

/** What the traveller wants to become of the rest, where a part was refused. It may be repeated: a choice stays made. */
export const decideParts = Effect.fnUntraced(function* (booking: BookingInContext, choice: PartsChoice) {
  const { session } = yield* BookingClient
  const { id } = questionAbout(booking)
  const payload = { agentId: booking.context.agentId, choice }
  const outcome = yield* session.decideParts({ headers: inSession(booking), payload })
  return { type: 'payment', answer: paymentAnswer(outcome, id) } satisfies CallOutcome
})

/** How a kind of travel is paid for: its own calls, each under its key and made once. */
export const paymentCalls = <Billed extends object>(own: OwnCalls<Billed>): PaymentCalls => ({
  /** Gives the card's envelope to the backend, which answers the id under which it may be charged. */
  register: Effect.fnUntraced(function* (booking: BookingInContext) {
    const paymentInformation = { cardEnvelope: booking.cardEnvelope ?? '', ...agreedOf(booking) }
    const payload = { ...own.billed(booking), paymentInformation }
    const headers = {
      ...writing(booking, paymentPart('card', booking), payload),
      ...visitorHeaders(booking.visitorAddress),
    }
    const { transactionId } = yield* own.createPayment(yield* BookingClient, { headers, payload })
    return { type: 'registered', transactionId } satisfies CallOutcome
  }),
  /** Asks where the traveller is to pay; the address carries the cart's id (rule pay-2). */
  direct: Effect.fnUntraced(function* (booking: BookingInContext) {
    const transaction = { returnUrl: booking.context.returnUrl, ...agreedOf(booking) }
    const payload = { ...own.billed(booking), transaction }
    const headers = {
      ...writing(booking, paymentPart('direction', booking), payload),
      ...visitorHeaders(booking.visitorAddress),
    }
    const { data } = yield* own.paymentDirection(yield* BookingClient, { headers, payload })
    return { type: 'directed', url: data.paymentUrl, cartId: cartIdOf(data.paymentUrl) } satisfies CallOutcome
  }),
  /** The one call that takes money. */
  charge: Effect.fnUntraced(function* (booking: BookingInContext, transactionId: string) {
    const payload = { ...own.billed(booking), paymentInformation: { transactionId, ...agreedOf(booking) } }
    const headers = writing(booking, paymentPart('charge', booking), payload)
    const paid = own.cardSuccess(yield* BookingClient, { headers, payload })
    const told = toldOfParts(booking, transactionId)
    const outcome = yield* paid.pipe(Effect.catchTags({ OfferGone: told, OrderFailed: told }))
    return { type: 'payment', answer: paymentAnswer(outcome, transactionId) } satisfies CallOutcome
  }),
})

/** Of what is named in calls by its offers: the session's own. */
export const sessionPayment = paymentCalls({
  billed: billingPayload,
  createPayment: ({ session }, request) => session.createPayment(request),
  paymentDirection: ({ session }, request) => session.paymentDirection(request),
  cardSuccess: ({ session }, request) => session.cardSuccess(request),
})

/** Has the airline keep the seats. It takes no money and may be repeated: a session holds once. */
export const holdSeats = Effect.fnUntraced(function* (booking: BookingInContext) {
  const { session } = yield* BookingClient
  const transaction = agreedOf(booking)
  const payload = { ...passengersPayload(booking), transaction }
  const headers = writing(booking, paymentPart('hold', booking), payload)
  const outcome = yield* session.hold({ headers, payload })
  return { type: 'payment', answer: paymentAnswer(outcome, null) } satisfies CallOutcome
})

/** What is asked about an open payment, and by which id its answer is to be read. */
const questionAbout = ({ checkout: { payment }, context }: BookingInContext) => {
  const id = paymentIdOf(payment)
  const name = payment.status === 'hosted' ? 'cartId' : 'transactionId'
  return { id, payload: { agentId: context.agentId, transaction: id === null ? {} : { [name]: id } } }
}

export const askPayment = Effect.fnUntraced(function* (booking: BookingInContext) {
  const { session } = yield* BookingClient
  const { id, payload } = questionAbout(booking)
  const outcome = yield* session.paymentStatus({ headers: inSession(booking), payload })
  return { type: 'payment', answer: paymentAnswer(outcome, id) } satisfies CallOutcome
})

/** Has the backend take an open payment back. It may be repeated: what it names can only be taken back once. */
export const cancelPayment = Effect.fnUntraced(function* (booking: BookingInContext) {
  const { session } = yield* BookingClient
  const { id, payload } = questionAbout(booking)
  const outcome = yield* session.cancelPayment({ headers: inSession(booking), payload })
  return { type: 'payment', answer: paymentAnswer(outcome, id) } satisfies CallOutcome
})
