import { Effect } from 'effect'
import type { RetentionDays } from './retention-days.ts'

interface Rule {
  readonly table: string
  /** by what its rows are told apart; `rowid` where it is not said */
  readonly key?: string
  /** which rows may go, given the instant before which they were written */
  readonly stale: string
  readonly days: number
}

/** Bookings, orders and charges are the operator's books, and no rule touches them. */
const rulesOf = ({ repeats, mails, attempts, messages, attributions }: RetentionDays): readonly Rule[] => [
  { table: 'payment_notices', key: 'notice_id', stale: 'received_at < ?', days: repeats },
  { table: 'message_keys', stale: 'created_at < ?', days: repeats },
  { table: 'offer_validations', stale: 'validated_at < ?', days: repeats },
  { table: 'card_envelopes', key: 'id', stale: 'used_at < ?', days: repeats },
  { table: 'reservations', stale: 'created_at < ? AND order_key IS NULL', days: repeats },
  // a mail is not older than its order, whose beginning bounds what is looked through
  { table: 'outbox', key: 'began_at, id', stale: 'began_at < ?1 AND created_at < ?1', days: mails },
  {
    table: 'gateway_payments',
    key: 'id',
    stale: "updated_at < ? AND status NOT IN ('authorised', 'captured')",
    days: attempts,
  },
  { table: 'attributions', key: 'began_at, booking_id', stale: 'began_at < ?', days: attributions },
  { table: 'messages', stale: "created_at < ? AND kind IN ('contact', 'enquiry')", days: messages },
]

/** Rows that one statement deletes: a backlog must not hold the database while travellers book. */
const batch = 1000

const deleteBatch = (database: D1Database, { table, key = 'rowid', stale }: Rule, before: number) =>
  Effect.tryPromise(() =>
    database
      .prepare(`DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${stale} LIMIT ${batch})`)
      .bind(before)
      .run(),
  ).pipe(Effect.map(({ meta }) => meta.changes))

const deleteAll = Effect.fnUntraced(function* (database: D1Database, rule: Rule, now: number) {
  const before = now - rule.days * 86_400_000
  let deleted = 0
  for (;;) {
    const changes = yield* deleteBatch(database, rule, before)
    deleted += changes
    if (changes < batch) return deleted
  }
})

/** Deletes what has been kept for its days, and logs how much that was; a table that fails is left for the next time. */
export const deleteOldRows = Effect.fn('deleteOldRows')(function* (
  database: D1Database,
  days: RetentionDays,
  now: number,
) {
  const counts = yield* Effect.forEach(rulesOf(days), (rule) =>
    deleteAll(database, rule, now).pipe(
      Effect.tapError((cause) => Effect.logError({ event: 'retention_failed', table: rule.table, cause })),
      Effect.orElseSucceed(() => 0),
      Effect.map((deleted) => [rule.table, deleted] as const),
    ),
  )
  const deleted: Readonly<Record<string, number>> = Object.fromEntries(counts)
  yield* Effect.logInfo({ event: 'retention', deleted })
})
