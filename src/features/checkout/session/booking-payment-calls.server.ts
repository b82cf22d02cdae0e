import { Effect } from 'effect'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import { paymentAnswer } from './booking-answers.server.ts'
import { type BookingInContext, comingFrom, inSession, writing } from './booking-context.server.ts'
import type { CallOutcome } from '../machine/booking-outcome.ts'
import { billingPayload, passengersPayload } from './booking-payloads.server.ts'
import { paymentIdOf } from '../machine/booking-payment.ts'

const agreedOf = ({ sequence: { payment, draft } }: BookingInContext) =>
  'agreed' in payment ? payment.agreed : draft.item.total

const paymentPart = (name: string, { sequence }: BookingInContext): string => `${name}.${sequence.payments}`

/** Gives the card's envelope to the backend, which answers the id under which it may be charged. */
export const registerCard = Effect.fnUntraced(function* (booking: BookingInContext) {
  const { session } = yield* BookingClient
  const paymentInformation = { cardEnvelope: booking.cardEnvelope ?? '', ...agreedOf(booking) }
  const payload = { ...billingPayload(booking), paymentInformation }
  const headers = { ...writing(booking, paymentPart('card', booking), payload), ...comingFrom(booking) }
  const { transactionId } = yield* session.createPayment({ headers, payload })
  return { type: 'registered', transactionId } satisfies CallOutcome
})

const cartIdOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).searchParams.get('cartId') : null)

/** Asks where the traveller is to pay; the address carries the cart's id (rule pay-2). */
export const directToPage = Effect.fnUntraced(function* (booking: BookingInContext) {
  const { session } = yield* BookingClient
  const transaction = { returnUrl: booking.context.returnUrl, ...agreedOf(booking) }
  const payload = { ...billingPayload(booking), transaction }
  const headers = { ...writing(booking, paymentPart('direction', booking), payload), ...comingFrom(booking) }
  const { data } = yield* session.paymentDirection({ headers, payload })
  return { type: 'directed', url: data.paymentUrl, cartId: cartIdOf(data.paymentUrl) } satisfies CallOutcome
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

/** The one call that takes money. */
export const chargeCard = Effect.fnUntraced(function* (booking: BookingInContext, transactionId: string) {
  const { session } = yield* BookingClient
  const payload = { ...billingPayload(booking), paymentInformation: { transactionId, ...agreedOf(booking) } }
  const headers = writing(booking, paymentPart('charge', booking), payload)
  const outcome = yield* session.cardSuccess({ headers, payload })
  return { type: 'payment', answer: paymentAnswer(outcome, transactionId) } satisfies CallOutcome
})

/** What is asked about an open payment, and by which id its answer is to be read. */
const questionAbout = ({ sequence: { payment }, context }: BookingInContext) => {
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
