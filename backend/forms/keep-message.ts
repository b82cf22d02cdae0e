import { env } from 'cloudflare:workers'
import { Clock, Effect, Result } from 'effect'
import type { IdempotencyConflict, TooManyRequests } from '#contract/booking-problem.ts'
import type { Unavailable } from '#contract/problem.ts'
import { askDatabase, logDatabaseFailure } from '../ask-database.ts'
import { fingerprintOf } from '../orders/store/fingerprint.ts'
import { idempotencyConflict, unavailable } from '../orders/order-problem.ts'
import { unsubscribeKeyOf } from './unsubscribe-key.ts'

type MessageKind = 'contact' | 'enquiry' | 'review' | 'subscribe'

export interface Message {
  readonly kind: MessageKind
  readonly language: string
  readonly fields: Readonly<Record<string, unknown>>
  /** what there is one of: a later message about the same takes its place */
  readonly subject?: string
  readonly bookingId?: string
  /** where its writer came from: no part of what makes it the same message */
  readonly infoData?: object
}

interface KeyRow {
  readonly fingerprint: string
  readonly message_id: string
}

const keyRow = (key: string) =>
  askDatabase(
    () => env.DB.prepare('SELECT * FROM message_keys WHERE idempotency_key = ?').bind(key).first<KeyRow>(),
    unavailable,
  )

const insertMessage = `INSERT INTO messages (id, kind, subject, fields, language, booking_id, created_at, unsubscribe_key)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (subject) DO UPDATE SET id = excluded.id, fields = excluded.fields, language = excluded.language,
    booking_id = iif(booking_id IS NULL, NULL, excluded.booking_id), created_at = excluded.created_at`
const insertKey = 'INSERT INTO message_keys (idempotency_key, fingerprint, message_id, created_at) VALUES (?, ?, ?, ?)'

/** Writes a message, in place of an earlier one about the same; a link to leave the list that was sent still leads there. What was once said without a booking is no booking's: it outlives them all. */
export const messageRow = (database: D1Database, message: Message, id: string, now: number): D1PreparedStatement => {
  const { kind, subject, language, bookingId, infoData } = message
  const fields = infoData ? { ...message.fields, infoData } : message.fields
  const leavingKey = kind === 'subscribe' && subject !== undefined ? unsubscribeKeyOf(subject) : null
  return database
    .prepare(insertMessage)
    .bind(id, kind, subject ?? null, JSON.stringify(fields), language, bookingId ?? null, now, leavingKey)
}

const insert = (key: string, fingerprint: string, message: Message, now: number) => {
  const id = crypto.randomUUID()
  return Effect.tryPromise({
    try: () =>
      env.DB.batch([env.DB.prepare(insertKey).bind(key, fingerprint, id, now), messageRow(env.DB, message, id, now)]),
    catch: (cause) => cause,
  }).pipe(Effect.as(id))
}

const repeated = (row: KeyRow, fingerprint: string): Effect.Effect<string, IdempotencyConflict> =>
  row.fingerprint === fingerprint ? Effect.succeed(row.message_id) : Effect.fail(idempotencyConflict())

/**
 * Keeps a message once for its key: the same again gets the same answer and counts for nothing. `allowed` runs before a
 * new one is kept.
 */
export const keepMessage = Effect.fnUntraced(function* (
  key: string,
  message: Message,
  allowed: Effect.Effect<void, TooManyRequests | Unavailable>,
) {
  const { infoData: _infoData, ...words } = message
  const fingerprint = yield* Effect.promise(() => fingerprintOf(words))
  const known = yield* keyRow(key)
  if (known) return { id: yield* repeated(known, fingerprint) }
  yield* allowed
  const now = yield* Clock.currentTimeMillis
  const inserted = yield* Effect.result(insert(key, fingerprint, message, now))
  if (Result.isSuccess(inserted)) return { id: inserted.success }
  // two of the same at once: the key lets one of them in, and the other finds it: no failure of the database
  const other = yield* keyRow(key)
  if (other) return { id: yield* repeated(other, fingerprint) }
  yield* logDatabaseFailure(inserted.failure)
  return yield* unavailable()
})
