import { Clock, Effect, Layer } from 'effect'
import type { Booking } from '#contract/booking.ts'
import { Mailer } from '../../mail/mailer.ts'
import { newReference, normalEmail } from '../booking-reference.ts'
import { bookingOf, summaryOf } from '../booking-view.ts'
import { sha256Hex } from './fingerprint.ts'
import { BookingIndex } from '../order-ports.ts'
import { unavailable } from '../order-problem.ts'
import type { OrderState } from '../order-state.ts'

const run = <Row>(statement: D1PreparedStatement) =>
  Effect.tryPromise({ try: () => statement.all<Row>(), catch: unavailable }).pipe(Effect.map(({ results }) => results))

const digest = (text: string) => Effect.promise(() => sha256Hex(text))

const tries = 5

/** Takes a free reference for the booking; the same booking keeps the one it has. */
const reserve = Effect.fnUntraced(function* (database: D1Database, state: OrderState) {
  const agent = yield* digest(state.started.agentId)
  const now = yield* Clock.currentTimeMillis
  for (let attempt = 0; attempt < tries; attempt += 1) {
    yield* run(
      database
        .prepare(
          'INSERT OR IGNORE INTO bookings (id, reference, session_id, agent_digest, created_at) VALUES (?, ?, ?, ?, ?)',
        )
        .bind(state.bookingId, newReference(), state.sessionId, agent, now),
    )
    const [row] = yield* run<{ reference: string }>(
      database.prepare('SELECT reference FROM bookings WHERE id = ?').bind(state.bookingId),
    )
    if (row) return row.reference
  }
  return yield* unavailable()
})

const upsert = Effect.fnUntraced(function* (database: D1Database, booking: Booking, paymentId: string | null) {
  const email = yield* digest(normalEmail(booking.customerDetails.email))
  yield* run(
    database
      .prepare('UPDATE bookings SET email_digest = ?, summary = ?, created_at = ?, payment_id = ? WHERE id = ?')
      .bind(email, JSON.stringify(summaryOf(booking)), Date.parse(booking.createdAt), paymentId, booking.id),
  )
})

/**
 * The site that a booking's mails lead to: the operator's, or, where none is configured, the one that the traveller is to be
 * sent back to, which was checked when the session began.
 */
const siteOf = ({ started: { returnUrl } }: OrderState, configured: string | undefined): string | undefined =>
  configured ?? (returnUrl && new URL(returnUrl).origin)

/** Bookings in D1 for lookups and lists. Agent and email are kept as digests; the booking itself stays in its object. */
export const bookingIndexLayer = (database: D1Database, configuredSite: string | undefined) =>
  Layer.effect(
    BookingIndex,
    Effect.map(Mailer, (mailer) => ({
      reserve: (state: OrderState) => reserve(database, state),
      publish: Effect.fnUntraced(function* (state: OrderState) {
        const booking = bookingOf(state)
        if (!booking) return
        yield* upsert(database, booking, state.attempt?.transactionId ?? null)
        yield* mailer.queue({ booking, site: siteOf(state, configuredSite) })
      }),
      queueAgain: (state: OrderState, booking: Booking) =>
        mailer.queueAgain({ booking, site: siteOf(state, configuredSite) }),
      sendMail: (state: OrderState) => mailer.send(state.bookingId),
    })),
  )
