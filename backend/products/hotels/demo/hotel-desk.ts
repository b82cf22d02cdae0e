import { Clock, Effect } from 'effect'
import type { CancelTerms } from '#contract/products/hotels/room-rate.ts'
import { askDatabase } from '../../../ask-database.ts'
import { newReference } from '../../../orders/booking-reference.ts'
import type { Supplier, SupplierOrder } from '../../product.ts'
import { AnswerLost, NotTakenBack, type OrderFailure, OrderRefused } from '../../supplier-answers.ts'
import type { SupplierTools } from '../../supplier-tools.ts'
import type { HotelOrderRequest } from '../hotel-order.ts'
import type { HotelTypes } from '../hotel-types.ts'
import type { NamedOutcome } from './named-outcomes.ts'
import { hotelOf } from './house/hotel.ts'

/** How long a hotel of the place of tests thinks about an order. */
const processingMs = 20_000
/** How long such a hotel says nothing of a cancellation. */
const silentMs = 5000

interface OrderRow {
  readonly reference: string
  readonly status: 'confirmed' | 'processing' | 'failed' | 'released'
  readonly outcome: NamedOutcome | null
  readonly amount: number
  readonly currency: string
  readonly rooms: number
  readonly cancel_steps: string
  readonly settles_at: number
  /** the key of the call that cancelled it, or asked for that */
  readonly cancelled_by: string | null
}

/** Orders that a hotel refuses although its check was right. */
const refusals: Partial<Record<NamedOutcome, OrderFailure>> = {
  price_mismatch: 'offer_expired',
  rooms_unavailable: 'offer_no_longer_available',
  cc_declined: 'supplier_payment_failed',
}

const isSlow = (outcome: NamedOutcome | null): boolean => outcome === 'processing_ok' || outcome === 'processing_failed'

const run = (database: D1Database, ...statements: readonly D1PreparedStatement[]) =>
  askDatabase(
    () => database.batch<OrderRow>([...statements]),
    () => new AnswerLost({ of: 'hotel' }),
  ).pipe(Effect.map((results) => ({ row: results.at(-1)?.results[0], isNew: (results[0]?.meta.changes ?? 0) > 0 })))

const supplierOrder = ({ reference, status }: OrderRow): SupplierOrder => ({
  reference,
  status: status === 'processing' ? 'pending' : status === 'confirmed' ? 'confirmed' : 'released',
  payBy: null,
})

/** Whether a hotel has heard of a cancellation and left it unanswered: from then on it keeps all, if it takes nothing back. */
const wasSilent = ({ outcome, cancelled_by }: OrderRow): boolean =>
  cancelled_by !== null && (outcome === 'cancel_unanswered' || outcome === 'cancel_refused')

type Steps = CancelTerms['steps']
const readSteps = (text: string): Steps => JSON.parse(text)

/** What is kept of what was paid, now; null where nothing is taken back. */
const keptOf = (row: OrderRow, now: number): number | null => {
  const { outcome, amount, cancel_steps } = row
  if (outcome === 'cancel_refused' && wasSilent(row)) return amount
  if (outcome === 'post_stay_cancel') return null
  if (outcome === 'cancelled') return 0
  const steps = readSteps(cancel_steps)
  if (outcome === 'cancelled_with_charges') return Math.min(amount, steps.at(-1)?.keeps.amount ?? amount)
  const step = steps.find(({ until }) => until === null || now < Date.parse(until))
  return Math.min(amount, step?.keeps.amount ?? amount)
}

/** What a hotel writes down of an order; of it nothing is readable but to whoever has the key. */
const writtenDown = ({ rooms, holder, requests }: HotelOrderRequest): string =>
  JSON.stringify({ rooms, holder, requests })

/** A desk of hotels that keeps every order under its key, whoever asks how often. */
export const hotelDesk = ({ database, encryption }: SupplierTools): Omit<Supplier<HotelTypes>, 'name' | 'check'> => {
  const read = (key: string) => database.prepare('SELECT * FROM hotel_orders WHERE order_key = ?').bind(key)
  const rowOf = (key: string) => run(database, read(key)).pipe(Effect.map(({ row }) => row))

  const place = Effect.fnUntraced(function* (key: string, request: HotelOrderRequest) {
    const outcome = hotelOf(request.hotelCode)?.outcome ?? null
    const failure = outcome && refusals[outcome]
    if (failure) return yield* OrderRefused.of(failure)
    const now = yield* Clock.currentTimeMillis
    const insert = database
      .prepare(
        `INSERT OR IGNORE INTO hotel_orders
          (order_key, reference, status, outcome, amount, currency, rooms, cancel_steps, ordered, settles_at, created_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        key,
        newReference(8),
        isSlow(outcome) ? 'processing' : 'confirmed',
        outcome,
        request.price.dueNow.amount,
        request.price.dueNow.currency,
        request.rooms.length,
        JSON.stringify(request.cancel.steps),
        yield* encryption.seal(writtenDown(request)),
        isSlow(outcome) ? now + processingMs : now,
        now,
      )
    const { row, isNew } = yield* run(database, insert, read(key))
    if (!row || (isNew && outcome === 'answer_lost')) return yield* new AnswerLost({ of: 'order' })
    return supplierOrder(row)
  })

  /** Asks once more for an order that the hotel was thinking about. */
  const settle = Effect.fnUntraced(function* (key: string) {
    const decided = database
      .prepare(
        `UPDATE hotel_orders SET status = CASE outcome WHEN 'processing_failed' THEN 'failed' ELSE 'confirmed' END
          WHERE order_key = ? AND status = 'processing' AND settles_at <= ?`,
      )
      .bind(key, yield* Clock.currentTimeMillis)
    const { row } = yield* run(database, decided, read(key))
    if (!row) return yield* new AnswerLost({ of: 'order' })
    return row.status === 'failed' ? yield* OrderRefused.of('airline_refused') : supplierOrder(row)
  })

  return {
    confirm: Effect.fn('hotel.confirm')((_key, orderKey, request) =>
      request ? place(orderKey, request) : settle(orderKey),
    ),
    status: (key) => rowOf(key).pipe(Effect.map((row) => row && supplierOrder(row))),
    release: (key) =>
      run(
        database,
        database
          .prepare("UPDATE hotel_orders SET status = 'released' WHERE order_key = ? AND status = 'processing'")
          .bind(key),
      ).pipe(Effect.asVoid),
    quoteCancel: Effect.fnUntraced(function* (key) {
      const row = yield* rowOf(key)
      const kept = row && keptOf(row, yield* Clock.currentTimeMillis)
      if (!row || kept === undefined || kept === null) return yield* new NotTakenBack()
      return { quoteId: key, kept: { amount: kept, currency: row.currency } }
    }),
    cancel: Effect.fnUntraced(function* (key, orderKey) {
      const now = yield* Clock.currentTimeMillis
      const heard = database
        .prepare(
          `UPDATE hotel_orders SET cancelled_by = ?, settles_at = ?
            WHERE order_key = ? AND cancelled_by IS NULL AND outcome IN ('cancel_unanswered', 'cancel_refused')`,
        )
        .bind(key, now + silentMs, orderKey)
      const cancelled = database
        .prepare(
          `UPDATE hotel_orders SET status = 'released', cancelled_by = ?
            WHERE order_key = ? AND status = 'confirmed' AND settles_at <= ?`,
        )
        .bind(key, orderKey, now)
      const { row } = yield* run(database, heard, cancelled, read(orderKey))
      if (row?.status === 'confirmed' && wasSilent(row)) return yield* new AnswerLost({ of: 'cancellation' })
      if (row?.cancelled_by !== key) return yield* new NotTakenBack()
    }),
    documents: (key) =>
      rowOf(key).pipe(
        Effect.map((row) =>
          row ? Array.from({ length: row.rooms }, (_, room) => `${row.reference}-${room + 1}`) : null,
        ),
      ),
  }
}
