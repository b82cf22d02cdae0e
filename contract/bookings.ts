import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { Booking, BookingSummary, CancelQuote } from './booking.ts'
import { BookingNotFound, NotCancellable, PriceChanged, SessionClosed, TooManyRequests } from './booking-problem.ts'
import { MinorAmount, visitorAddress } from './fields.ts'
import { InvalidRequest, Unavailable } from './problem.ts'
import { ServiceCaller } from './service-caller.ts'
import { OpenedPage } from './session-answers.ts'
import { AgentId, HostedPayment } from './session-payloads.ts'

const owner = { 'x-agent-id': AgentId }

const Guess = Schema.String.check(Schema.isMaxLength(254))
const Guesses = Schema.Struct({ referenceId: Guess, email: Guess })

/** Whoever may see a booking: its agent, or anyone who knows its reference and email. */
const seeing = { 'x-agent-id': Schema.optionalKey(AgentId), ...visitorAddress }
const opened = Schema.optionalKey(Guesses)
const heldProblems = [
  BookingNotFound,
  InvalidRequest,
  PriceChanged,
  SessionClosed,
  TooManyRequests,
  Unavailable,
] as const

/** `kept` is what their quotes said together: where suppliers keep more by now, nothing is cancelled. */
const PartsToCancel = Schema.Struct({
  partIds: Schema.Array(Schema.String.check(Schema.isMaxLength(100))).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(20),
  ),
  kept: MinorAmount,
})
export type PartsToCancel = typeof PartsToCancel.Type

export class BookingsGroup extends HttpApiGroup.make('bookings')
  .annotate(
    OpenApi.Description,
    'Bookings that were made. An agent sees its own; anyone who knows reference and email sees that one (rules trip-1, trip-2).',
  )
  .add(
    HttpApiEndpoint.post('lookup', '/booking/lookup', {
      headers: visitorAddress,
      payload: Guesses,
      success: Booking,
      error: [BookingNotFound, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Opens a booking by its reference and email. A repeat changes nothing, but wrong pairs are counted, and too many refused.',
    ),
    HttpApiEndpoint.get('list', '/bookings', {
      headers: owner,
      /** `paymentId`: only the booking that this payment bought, whichever session it was made in */
      query: { paymentId: Schema.optionalKey(Schema.String) },
      success: Schema.Struct({ data: Schema.Array(BookingSummary) }),
      error: [Unavailable],
    }).annotate(OpenApi.Description, 'Summaries of the newest bookings of an agent, the newest first.'),
    HttpApiEndpoint.get('one', '/bookings/:id', {
      headers: owner,
      params: { id: Schema.String },
      success: Booking,
      error: [BookingNotFound, TooManyRequests, Unavailable],
    }).annotate(OpenApi.Description, 'A booking of the agent, as it stands now.'),
    HttpApiEndpoint.post('mailAgain', '/bookings/:id/mail', {
      headers: owner,
      params: { id: Schema.String },
      success: Schema.Struct({ sentTo: Schema.String }).annotate({ httpApiStatus: 202 }),
      error: [BookingNotFound, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Queues the mail of a booking once more. A repeat sends another, three in an hour at most.',
    ),
    HttpApiEndpoint.post('pay', '/bookings/:id/pay', {
      headers: seeing,
      params: { id: Schema.String },
      payload: Schema.Struct({ ...HostedPayment.fields, opened }),
      success: OpenedPage,
      error: heldProblems,
    }).annotate(
      OpenApi.Description,
      'Opens a page to pay for held seats on. A repeat is answered with the page that is open.',
    ),
    HttpApiEndpoint.post('release', '/bookings/:id/release', {
      headers: seeing,
      params: { id: Schema.String },
      payload: Schema.Struct({ opened }),
      success: Booking,
      error: heldProblems,
    }).annotate(
      OpenApi.Description,
      'Lets held seats go, which are not paid for. A repeat is answered with the booking as it then stands.',
    ),
    HttpApiEndpoint.post('cancelQuote', '/bookings/:id/cancel-quote', {
      headers: seeing,
      params: { id: Schema.String },
      payload: Schema.Struct({ opened }),
      success: CancelQuote,
      error: [BookingNotFound, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'What of a booking can be cancelled now, and what each choice brings, as its suppliers say. A repeat asks them again.',
    ),
    HttpApiEndpoint.post('cancel', '/bookings/:id/cancel', {
      headers: seeing,
      params: { id: Schema.String },
      payload: Schema.Struct({ ...PartsToCancel.fields, opened }),
      success: Booking,
      error: [BookingNotFound, InvalidRequest, NotCancellable, PriceChanged, TooManyRequests, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Cancels parts of a booking, or all of it. A repeat is answered with the booking as it then stands: what is cancelled is so once.',
    ),
  )
  .middleware(ServiceCaller) {}
