import { Context, Effect, Layer } from 'effect'
import type { ForgottenBooking } from '#contract/operator.ts'
import type { Unavailable } from '#contract/problem.ts'
import { askDatabase } from '../../ask-database.ts'
import { erasures, type ErasedOrder } from '../../retention/erase-booking.ts'
import { unavailable } from '../order-problem.ts'

/** The rows that the database has of a booking, whoever wrote them. */
export class BookingRows extends Context.Service<
  BookingRows,
  {
    /** Whether somebody has yet to look into something of the booking. */
    readonly hasOpenTask: (bookingId: string) => Effect.Effect<boolean, Unavailable>
    /** Deletes all that is personal but the row by which the order is found, and keeps `record`: all of it, or nothing. */
    readonly erase: (order: ErasedOrder, record?: ForgottenBooking) => Effect.Effect<void, Unavailable>
    /** Deletes the row by which the order is found. */
    readonly drop: (bookingId: string) => Effect.Effect<void, Unavailable>
  }
>()('backend/BookingRows') {}

const ask = <Value>(call: () => Promise<Value>) => askDatabase(call, unavailable)

const kept = (database: D1Database, record: ForgottenBooking) =>
  database
    .prepare(
      'INSERT OR REPLACE INTO forgotten_bookings (reference, booking_id, forgotten_at, record) VALUES (?, ?, ?, ?)',
    )
    .bind(record.referenceId, record.id, Date.parse(record.forgottenAt), JSON.stringify(record))

export const bookingRowsLayer = (database: D1Database) =>
  Layer.succeed(BookingRows, {
    hasOpenTask: (bookingId) =>
      ask(() =>
        database
          .prepare('SELECT id FROM operator_tasks WHERE booking_id = ? AND resolved_at IS NULL LIMIT 1')
          .bind(bookingId)
          .first(),
      ).pipe(Effect.map((task) => task !== null)),
    erase: (order, record) =>
      ask(() => database.batch([...(record ? [kept(database, record)] : []), ...erasures(database, order)])).pipe(
        Effect.asVoid,
      ),
    drop: (bookingId) =>
      ask(() => database.prepare('DELETE FROM bookings WHERE id = ?').bind(bookingId).run()).pipe(Effect.asVoid),
  })
