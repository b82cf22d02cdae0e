import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { Review } from '#contract/forms.ts'
import { type Message, keepMessage } from '../forms/keep-message.ts'
import { subscription } from '../forms/subscription.ts'
import { inRequest } from './bookings/ask-order.ts'
import { findByGuess } from './bookings/booking-rows.ts'
import { type VisitorHeaders, limited, networkOf } from './guard/rate-limit.ts'

/** What one address may send in an hour: more than a household writes, less than a program wants to. */
const perAddress = { times: 10, seconds: 3600 }

interface Sending extends VisitorHeaders {
  readonly 'idempotency-key': string
}

const keep = (headers: Sending, message: Message) =>
  keepMessage(
    headers['idempotency-key'],
    message,
    limited(`forms address ${networkOf(headers) ?? 'unknown'}`, perAddress),
  )

/** The id of the booking that a review says it is about; undefined where reference and email open none. */
const reviewedBooking = ({ booking }: Pick<typeof Review.Type, 'booking'>) =>
  booking === undefined
    ? Effect.succeed(undefined)
    : findByGuess(booking.referenceId, booking.email).pipe(
        Effect.map(({ id }): string | undefined => id),
        Effect.catchTag('BookingNotFound', () => Effect.succeed(undefined)),
      )

const review = Effect.fnUntraced(function* (headers: Sending, payload: typeof Review.Type) {
  const { language, booking: _booking, ...fields } = payload
  const bookingId = yield* reviewedBooking(payload)
  const about = bookingId === undefined ? {} : { bookingId, subject: `review ${bookingId}` }
  return yield* keep(headers, { kind: 'review', language, fields, ...about })
})

export const formsHandlers = HttpApiBuilder.group(BackendApi, 'forms', (handlers) =>
  handlers
    .handle('contact', ({ headers, payload: { language, infoData, ...fields } }) =>
      inRequest(keep(headers, { kind: 'contact', language, fields, ...(infoData && { infoData }) })),
    )
    .handle('enquiry', ({ headers, payload: { language, infoData, ...fields } }) =>
      inRequest(keep(headers, { kind: 'enquiry', language, fields, ...(infoData && { infoData }) })),
    )
    .handle('review', ({ headers, payload }) => inRequest(review(headers, payload)))
    .handle('subscribe', ({ headers, payload: { language, email } }) =>
      inRequest(keep(headers, subscription(email, language))),
    ),
)
