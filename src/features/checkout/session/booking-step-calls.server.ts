import { Effect } from 'effect'
import { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { CallFailure } from './booking-answers.server.ts'
import { type BookingAtHand, comingFrom, inSession, keyed, writing } from './booking-at-hand.server.ts'
import {
  billingPayload,
  customerPayload,
  flightOrderPayload,
  passengersPayload,
  servicesPayload,
  startPayload,
} from './booking-payloads.server.ts'
import type { Known } from '../machine/booking-sequence.ts'
import type { BookingStep } from '../machine/booking-steps.ts'

type StepCall = (booking: BookingAtHand, part: string) => Effect.Effect<Partial<Known>, CallFailure, BookingClient>

/** Opens a session; one that is open already learns the language that the traveller goes on in. */
const openSession: StepCall = Effect.fnUntraced(function* (booking, part) {
  const { session } = yield* BookingClient
  const payload = startPayload(booking.context)
  const known = booking.sequence.known.sessionId === null ? {} : inSession(booking)
  const headers = { ...keyed(booking, part, payload), ...known, ...comingFrom(booking) }
  const { sessionId } = yield* session.start({ headers, payload })
  return { sessionId }
})

const sendOffer: StepCall = Effect.fnUntraced(function* (booking, part) {
  const { session } = yield* BookingClient
  const payload = flightOrderPayload(booking.sequence.draft, booking.context)
  const { id, baggageUrl, total } = yield* session.setFlightOrder({ headers: writing(booking, part, payload), payload })
  return { flightOfferId: id, baggageUrl, total }
})

const sendBaggage: StepCall = Effect.fnUntraced(function* (booking, part) {
  const { session } = yield* BookingClient
  const payload = servicesPayload(booking.sequence.draft, booking.sequence.known, booking.context)
  const { data } = yield* session.addServices({ headers: writing(booking, part, payload), payload })
  return { additionalServicesId: data.id, total: data.total }
})

const sendCustomer: StepCall = Effect.fnUntraced(function* (booking, part) {
  const { session } = yield* BookingClient
  const payload = customerPayload(booking.sequence.draft, booking.sequence.known)
  const { id } = yield* session.setCustomer({ headers: writing(booking, part, payload), payload })
  return { customerId: id }
})

const sendPassengers: StepCall = Effect.fnUntraced(function* (booking, part) {
  const { session } = yield* BookingClient
  const payload = passengersPayload(booking.sequence.draft, booking.sequence.known, booking.context)
  yield* session.createPassenger({ headers: writing(booking, part, payload), payload })
  return {}
})

const sendBilling: StepCall = Effect.fnUntraced(function* (booking, part) {
  const { session } = yield* BookingClient
  const payload = billingPayload(booking.sequence.draft, booking.sequence.known, booking.context)
  yield* session.createBilling({ headers: writing(booking, part, payload), payload })
  return {}
})

/** One call for each step, made once; its answer is what the backend made known. */
export const stepCalls: Readonly<Record<BookingStep, StepCall>> = {
  session: openSession,
  offer: sendOffer,
  baggage: sendBaggage,
  customer: sendCustomer,
  passengers: sendPassengers,
  billing: sendBilling,
}
