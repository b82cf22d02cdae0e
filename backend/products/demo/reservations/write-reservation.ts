import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { type ReservedOffer, isKept, run, takesPlaces } from './reservation-rows.ts'

/** What a party reserves, and where. */
interface Reservation {
  readonly offer: ReservedOffer
  /** a reservation that this one is made instead of */
  readonly instead: string | undefined
  /** what a repeat under the same uuid must ask for too */
  readonly asked: string
  readonly area: string
  readonly code: string
  readonly option: string
  readonly starts: string
  readonly places: number
  /** how many may come where nobody has reserved here; null where nobody counts */
  readonly capacity: number | null
  readonly outcome: string | null
  /** what will be charged for it */
  readonly price: Money
}

/** More than ever come where nobody counts. */
const uncounted = 1_000_000

export const countedOf = (places: number | null): number => places ?? uncounted

const holdEnd = ({ holds: { availability } }: ReservedOffer): number =>
  availability.status === 'HOLDING' ? Date.parse(availability.until) : 0

/** Writes a reservation down where its places are free, and gives back the one that it is made instead of. */
export const writeReservation = Effect.fnUntraced(function* (database: D1Database, own: Reservation) {
  const now = yield* Clock.currentTimeMillis
  const { offer, instead = '', capacity, price } = own
  const time = [own.area, own.code, own.option, own.starts] as const
  const taken = `SELECT COALESCE(SUM(places), 0) FROM reservations
    WHERE area = ? AND code = ? AND option = ? AND starts = ? AND ${isKept} AND ${takesPlaces}`
  const insert = database
    .prepare(
      `INSERT OR IGNORE INTO reservations
        (uuid, asked, offer, area, code, option, starts, places, status, places_until, outcome, amount, currency, created_at)
        SELECT ?, ?, ?, ?, ?, ?, ?, ?, 'on_hold', ?, ?, ?, ?, ? WHERE ? + (${taken}) <= ?`,
    )
    .bind(
      offer.id,
      own.asked,
      JSON.stringify(offer),
      ...time,
      own.places,
      holdEnd(offer),
      own.outcome,
      price.amount,
      price.currency,
      now,
      own.places,
      ...time,
      instead,
      now,
      countedOf(capacity),
    )
  const giveBack = database
    .prepare(
      `UPDATE reservations SET status = 'released' WHERE uuid = ? AND status = 'on_hold' AND order_key IS NULL
        AND EXISTS (SELECT 1 FROM reservations WHERE uuid = ?)`,
    )
    .bind(instead, offer.id)
  const look = database
    .prepare(`SELECT (SELECT uuid FROM reservations WHERE uuid = ?) AS uuid, (${taken}) AS taken`)
    .bind(offer.id, ...time, offer.id, now)
  const { row } = yield* run<{ uuid: string | null; taken: number }>(database, insert, giveBack, look)
  return {
    isReserved: row?.uuid === offer.id,
    vacancies: Math.max(0, countedOf(capacity) - (row?.taken ?? 0)),
  }
})
