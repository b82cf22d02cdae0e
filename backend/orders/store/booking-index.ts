import { Clock, Effect, Layer } from 'effect'
import type { Booking } from '#contract/booking.ts'
import { askDatabase } from '../../ask-database.ts'
import { messageRow } from '../../forms/keep-message.ts'
import { Mailer } from '../../mail/mailer.ts'
import { newReference, normalEmail } from '../booking-reference.ts'
import { attributionOf } from '../attribution.ts'
import { summaryOf } from '../booking-view.ts'
import { sha256Hex } from './fingerprint.ts'
import { BookingIndex } from '../order-ports.ts'
import { unavailable } from '../order-problem.ts'
import type { OrderState } from '../order-state.ts'
import { subscriptionOf } from '../subscribing.ts'

const run = <Row>(statement: D1PreparedStatement) =>
  askDatabase(() => statement.all<Row>(), unavailable).pipe(Effect.map(({ results }) => results))

const digest = (text: string) => Effect.promise(() => sha256Hex(text))

const tries = 5

const ownBooking = 'agent_digest = ? AND id = ?'

/** Takes a free reference for the booking; the same booking keeps the one it has. */
const reserve = Effect.fnUntraced(function* (database: D1Database, state: OrderState) {
  const agent = yield* digest(state.started.agentId)
  const now = yield* Clock.currentTimeMillis
  for (let attempt = 0; attempt < tries; attempt += 1) {
    yield* run(
      database
        .prepare(
          `INSERT OR IGNORE INTO bookings (id, reference, session_id, agent_digest, created_at)
            SELECT ?, ?, ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM bookings WHERE ${ownBooking})`,
        )
        .bind(state.bookingId, newReference(), state.sessionId, agent, now, agent, state.bookingId),
    )
    const [row] = yield* run<{ reference: string }>(
      database.prepare(`SELECT reference FROM bookings WHERE ${ownBooking}`).bind(agent, state.bookingId),
    )
    if (row) return row.reference
  }
  return yield* unavailable()
})

const upsert = Effect.fnUntraced(function* (database: D1Database, booking: Booking, paymentId: string | null) {
  const email = yield* digest(normalEmail(booking.customerDetails.email))
  yield* run(
    database
      .prepare('UPDATE bookings SET email_digest = ?, summary = ?, created_at = ?, payment_id = ? WHERE reference = ?')
      .bind(email, JSON.stringify(summaryOf(booking)), Date.parse(booking.createdAt), paymentId, booking.referenceId),
  )
})

/** Once published, an order no longer has what is kept here. */
const keepAttribution = Effect.fnUntraced(function* (database: D1Database, state: OrderState) {
  const from = attributionOf(state)
  if (!from) return
  yield* run(
    database
      .prepare('INSERT OR REPLACE INTO attributions (began_at, booking_id, info_data, dis_id) VALUES (?, ?, ?, ?)')
      .bind(state.startedAt, state.bookingId, JSON.stringify(from.infoData), from.disId ?? null),
  )
})

const keepSubscription = Effect.fnUntraced(function* (database: D1Database, state: OrderState) {
  const asked = subscriptionOf(state)
  if (asked) yield* run(messageRow(database, asked, crypto.randomUUID(), yield* Clock.currentTimeMillis))
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
      publish: Effect.fnUntraced(function* (state: OrderState, booking: Booking) {
        yield* upsert(database, booking, state.attempt?.transactionId ?? null)
        yield* keepAttribution(database, state)
        yield* keepSubscription(database, state)
        yield* mailer.queue({ booking, beganAt: state.startedAt, site: siteOf(state, configuredSite) })
      }),
      queueAgain: (state: OrderState, booking: Booking) =>
        mailer.queueAgain({ booking, beganAt: state.startedAt, site: siteOf(state, configuredSite) }),
      sendMail: ({ bookingId, startedAt }: OrderState) => mailer.send({ bookingId, beganAt: startedAt }),
      requeueMail: ({ bookingId, startedAt }: OrderState) => mailer.requeue({ bookingId, beganAt: startedAt }),
      betweenMails: mailer.between,
    })),
  )
