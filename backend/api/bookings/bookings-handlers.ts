import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { PayHeldSeats } from '#contract/session-payloads.ts'
import { findByGuess, findOwn, listOwn } from './booking-rows.ts'
import { paymentAllowed } from '../attempt-limits.ts'
import { askBooking, askCancel, askHeld, inRequest } from './ask-order.ts'
import { type VisitorHeaders, forgiven, limited, networkOf } from '../guard/rate-limit.ts'
import { normalReference } from '../../orders/booking-reference.ts'
import { bookingNotFound } from '../../orders/own-booking.ts'

/** How many wrong pairs are answered in a quarter of an hour, from one address and about one reference. */
const perAddress = { times: 20, seconds: 900 }
const perReference = { times: 10, seconds: 900 }
const mailsPerBooking = { times: 3, seconds: 3600 }
/** Each of these asks suppliers. */
const quotesPerBooking = { times: 60, seconds: 3600 }
const cancelsPerBooking = { times: 20, seconds: 3600 }

/** No wrong guess is answered sooner than this, in milliseconds: what it took to find out must not tell which half was wrong. */
const slowest = 400

/** Failures come at the same time after they were asked for, whatever was looked at meanwhile (rule trip-2). */
const inEvenTime = <Value, Problem extends { readonly _tag: string }, R>(guess: Effect.Effect<Value, Problem, R>) =>
  Effect.gen(function* () {
    const asked = yield* Clock.currentTimeMillis
    const rest = Clock.currentTimeMillis.pipe(Effect.map((now) => Math.max(0, slowest - (now - asked))))
    return yield* guess.pipe(Effect.tapError(() => Effect.flatMap(rest, (left) => Effect.sleep(left))))
  })

/**
 * Wrong answers are counted, by address and by reference. The address is the wall: past its limit nothing is looked at. Past
 * the limit of a reference the wrong pairs are refused and the right one opens, so that nobody is locked out of a booking by
 * others who try it.
 */
const guessed = (headers: VisitorHeaders, referenceId: string, email: string) => {
  const wrong = limited(`lookup reference ${normalReference(referenceId)}`, perReference).pipe(
    Effect.andThen(Effect.fail(bookingNotFound())),
  )
  const counted = `lookup address ${networkOf(headers) ?? 'unknown'}`
  return limited(counted, perAddress).pipe(
    Effect.andThen(inEvenTime(findByGuess(referenceId, email).pipe(Effect.catchTag('BookingNotFound', () => wrong)))),
    Effect.tap(() => forgiven(counted)),
  )
}

interface Asking {
  readonly headers: VisitorHeaders & { readonly 'x-agent-id'?: string }
  readonly params: { readonly id: string }
  readonly payload: { readonly opened?: { readonly referenceId: string; readonly email: string } }
}

/** A booking of whoever asks: of their agent, or one whose reference and email they know. */
const seenBy = ({ headers, params, payload: { opened } }: Asking) => {
  const own = findOwn(headers['x-agent-id'] ?? '', params.id)
  if (!opened) return own
  const byGuess = guessed(headers, opened.referenceId, opened.email).pipe(
    Effect.filterOrFail(({ id }) => id === params.id, bookingNotFound),
  )
  return own.pipe(Effect.catchTag('BookingNotFound', () => byGuess))
}

/** An attempt to pay begins where a page is opened, which has to be `allowed`: to go back to one that is open is the same attempt. */
const paidOnPage = Effect.fnUntraced(function* (
  sessionId: string,
  payload: PayHeldSeats,
  allowed: ReturnType<typeof paymentAllowed>,
) {
  const open = yield* askHeld(sessionId, (order) => order.payHeldSeats(payload, false))
  if (open) return open
  yield* allowed
  const opened = yield* askHeld(sessionId, (order) => order.payHeldSeats(payload, true))
  return opened ?? (yield* Effect.die('a page that may be opened is'))
})

export const bookingsHandlers = HttpApiBuilder.group(BackendApi, 'bookings', (handlers) =>
  handlers
    .handle('lookup', ({ headers, payload }) =>
      inRequest(
        guessed(headers, payload.referenceId, payload.email).pipe(
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.booking())),
        ),
      ),
    )
    .handle('list', ({ headers, query }) => inRequest(listOwn(headers['x-agent-id'], query.paymentId)))
    .handle('one', ({ headers, params }) =>
      inRequest(
        findOwn(headers['x-agent-id'], params.id).pipe(
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.booking())),
        ),
      ),
    )
    .handle('mailAgain', ({ headers, params }) =>
      inRequest(
        findOwn(headers['x-agent-id'], params.id).pipe(
          Effect.tap(() => limited(`mail ${params.id}`, mailsPerBooking)),
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.mailAgain())),
        ),
      ),
    )
    .handle('pay', ({ headers, params, payload }) =>
      inRequest(
        seenBy({ headers, params, payload }).pipe(
          Effect.flatMap(({ session_id: sessionId }) =>
            paidOnPage(sessionId, payload, paymentAllowed({ sessionId, agentId: headers['x-agent-id'], headers })),
          ),
        ),
      ),
    )
    .handle('release', ({ headers, params, payload }) =>
      inRequest(
        seenBy({ headers, params, payload }).pipe(
          Effect.flatMap(({ session_id }) => askHeld(session_id, (order) => order.releaseHeldSeats())),
        ),
      ),
    )
    .handle('cancelQuote', ({ headers, params, payload }) =>
      inRequest(
        seenBy({ headers, params, payload }).pipe(
          Effect.tap(() => limited(`cancel quote ${params.id}`, quotesPerBooking)),
          Effect.flatMap(({ session_id }) => askBooking(session_id, (order) => order.quoteCancel())),
        ),
      ),
    )
    .handle('cancel', ({ headers, params, payload: { opened, ...parts } }) =>
      inRequest(
        seenBy({ headers, params, payload: opened ? { opened } : {} }).pipe(
          Effect.tap(() => limited(`cancel ${params.id}`, cancelsPerBooking)),
          Effect.flatMap(({ session_id }) => askCancel(session_id, (order) => order.cancel(parts))),
        ),
      ),
    ),
)
