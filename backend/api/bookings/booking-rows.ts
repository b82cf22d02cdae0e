import { env } from 'cloudflare:workers'
import { Effect, Schema } from 'effect'
import { BookingSummary } from '#contract/booking.ts'
import { FlightInSummary } from '#contract/products/flight-part.ts'
import { askDatabase } from '../../ask-database.ts'
import { normalEmail, normalReference } from '../../orders/booking-reference.ts'
import { sha256Hex } from '../../orders/store/fingerprint.ts'
import { unavailable } from '../../orders/order-problem.ts'
import { bookingNotFound } from '../../orders/own-booking.ts'
import { lineOfFlatSummary } from '../../products/flights/flight-line.ts'
import { sameText } from '../../same-text.ts'

interface BookingRow {
  readonly id: string
  readonly session_id: string
  readonly email_digest: string
  readonly summary: string | null
}

const rows = (sql: string, ...values: readonly string[]) =>
  askDatabase(
    () =>
      env.DB.prepare(sql)
        .bind(...values)
        .all<BookingRow>(),
    unavailable,
  ).pipe(Effect.map(({ results }) => results))

const digest = (text: string) => Effect.promise(() => sha256Hex(text))

/**
 * The booking of a reference and an email. A wrong reference and a wrong email take the same steps to the same answer, so
 * that neither can be told from the other (rule trip-2).
 */
export const findByGuess = Effect.fnUntraced(function* (referenceId: string, email: string) {
  const expected = yield* digest(normalEmail(email))
  const [row] = yield* rows('SELECT * FROM bookings WHERE reference = ?', normalReference(referenceId))
  return sameText(row?.email_digest ?? '0'.repeat(64), expected) && row ? row : yield* bookingNotFound()
})

/** A booking of this agent's own. */
export const findOwn = Effect.fnUntraced(function* (agentId: string, id: string) {
  const sql = 'SELECT * FROM bookings WHERE id = ? AND agent_digest = ? AND summary IS NOT NULL'
  const [row] = yield* rows(sql, id, yield* digest(agentId))
  return row ?? (yield* bookingNotFound())
})

/** Summaries that were kept before bookings had parts tell their one flight themselves. */
const { parts: _parts, ...withoutParts } = BookingSummary.fields
const FlatSummary = Schema.Struct({ ...withoutParts, ...FlightInSummary.fields })
const readStored = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Union([BookingSummary, FlatSummary])))

const readSummary = (text: string | null): BookingSummary => {
  const stored = readStored(text)
  return 'parts' in stored ? stored : { ...stored, parts: [lineOfFlatSummary(stored)] }
}

/** The newest bookings of an agent, newest first; with `paymentId`, the one that this payment bought. */
export const listOwn = Effect.fnUntraced(function* (agentId: string, paymentId?: string) {
  const [bought, values] = paymentId === undefined ? ['', []] : [' AND payment_id = ?', [paymentId]]
  const sql = `SELECT * FROM bookings WHERE agent_digest = ? AND summary IS NOT NULL${bought} ORDER BY created_at DESC LIMIT 100`
  const found = yield* rows(sql, yield* digest(agentId), ...values)
  return { data: found.map((row) => readSummary(row.summary)) }
})
