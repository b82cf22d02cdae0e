import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { newReference } from '../../../orders/booking-reference.ts'
import type { CalledOffReason, Supplier, SupplierOrder } from '../../product.ts'
import { AnswerLost, NotTakenBack, OrderRefused } from '../../supplier-answers.ts'
import type { SupplierTools } from '../../supplier-tools.ts'
import { readOfferId } from './packaged.ts'
import { type ReservationRow, offerIn, run as runRows, takesPlaces } from './reservation-rows.ts'
import { countedOf } from './write-reservation.ts'

/** How long somebody thinks about what is confirmed by hand. */
const byHandMs = 30_000

/** What is asked for: what was reserved under a uuid, at its price; the rest is written down sealed. */
interface ReservedRequest {
  /** of the reservation, or of it with a flight (`packaged.ts`) */
  readonly uuid: string
  readonly price: Money
}

/** What a kind of travel knows of its reservations. */
interface Reserved {
  /** what is charged for one that is booked now, with a flight or alone; undefined where it is no more */
  readonly priceAt: (row: ReservationRow, now: number, isPackaged: boolean) => Money | undefined
  /** how many may come where nobody has reserved here, null where nobody counts; undefined where it is sold no more */
  readonly capacityAt: (row: ReservationRow, now: number) => number | null | undefined
  readonly isByHand: (row: ReservationRow) => boolean
  /** how many documents are handed out, and what the numbers of each are */
  readonly documentsOf: (row: ReservationRow, reference: string) => readonly string[]
}

/** What is called off some time after it was booked. */
const callsOff: Readonly<Record<string, CalledOffReason>> = {
  weather_cancelled: 'weather',
  too_few_travellers: 'too_few_travelers',
}

const statusOf: Readonly<Record<ReservationRow['status'], SupplierOrder['status']>> = {
  on_hold: 'held',
  pending: 'requested',
  confirmed: 'confirmed',
  rejected: 'released',
  released: 'released',
  called_off: 'confirmed',
}

const supplierOrder = ({ reference, status }: ReservationRow): SupplierOrder => ({
  reference: reference ?? '',
  status: statusOf[status],
  payBy: null,
})

const run = (database: D1Database, ...statements: readonly D1PreparedStatement[]) =>
  runRows(database, ...statements).pipe(Effect.mapError(() => new AnswerLost({ of: 'reservation' })))

/** What is kept of what was paid, now; null where nothing is given back. */
const keptOf = (row: ReservationRow, now: number): number | null => {
  const step = offerIn(row).cancel.steps.find(({ until }) => until === null || now < Date.parse(until))
  return step ? Math.min(row.amount, step.keeps.amount) : null
}

type Desk<Request> = Omit<Supplier<Types<Request>>, 'name' | 'check'>
interface Types<Request> {
  readonly item: never
  readonly extras: never
  readonly document: never
  readonly request: Request
  readonly shown: never
  readonly line: never
}

/** A desk that books what was reserved, and keeps every order under its key, whoever asks how often. */
export const reservationDesk = <Request extends ReservedRequest>(
  { database, encryption }: SupplierTools,
  reserved: Reserved,
): Desk<Request> => {
  const byKey = (key: string) => database.prepare('SELECT * FROM reservations WHERE order_key = ?').bind(key)
  const byUuid = (uuid: string) => database.prepare('SELECT * FROM reservations WHERE uuid = ?').bind(uuid)

  /** Books what was reserved, where its places are kept still, or free where none were. */
  const book = Effect.fnUntraced(function* (key: string, request: Request, row: ReservationRow, now: number) {
    const capacity = reserved.capacityAt(row, now)
    if (capacity === undefined) return yield* OrderRefused.of('offer_no_longer_available')
    const { uuid: _offerId, price, ...details } = request
    const booked = database
      .prepare(
        `UPDATE reservations SET status = ?, order_key = ?, reference = ?, ordered = ?, settles_at = ?, amount = ?
          WHERE uuid = ? AND status = 'on_hold' AND order_key IS NULL
          AND (places_until > ? OR places_until = 0 AND places + (
            SELECT COALESCE(SUM(others.places), 0) FROM reservations AS others
              WHERE others.area = reservations.area AND others.code = reservations.code
              AND others.option = reservations.option AND others.starts = reservations.starts
              AND others.uuid <> reservations.uuid AND ${takesPlaces.replaceAll(/\b(status|places_until)\b/g, 'others.$1')}
          ) <= ?)`,
      )
      .bind(
        reserved.isByHand(row) ? 'pending' : 'confirmed',
        key,
        newReference(8),
        yield* encryption.seal(JSON.stringify(details)),
        now + byHandMs,
        price.amount,
        row.uuid,
        now,
        now,
        countedOf(capacity),
      )
    return yield* run(database, booked, byKey(key))
  })

  const place = Effect.fnUntraced(function* (key: string, request: Request) {
    const now = yield* Clock.currentTimeMillis
    const { row: before } = yield* run(database, byKey(key))
    if (before) return supplierOrder(before)
    const { uuid, isPackaged } = readOfferId(request.uuid)
    const { row: kept } = yield* run(database, byUuid(uuid))
    if (!kept || kept.order_key !== null) return yield* OrderRefused.of('offer_no_longer_available')
    if (reserved.priceAt(kept, now, isPackaged)?.amount !== request.price.amount)
      return yield* OrderRefused.of('offer_expired')
    const { row, isChanged } = yield* book(key, request, kept, now)
    if (isChanged && row?.outcome === 'answer_lost') return yield* new AnswerLost({ of: 'order' })
    if (row) return supplierOrder(row)
    const isOver = kept.places_until !== 0 && kept.places_until <= now
    return yield* OrderRefused.of(isOver ? 'hold_expired' : 'offer_no_longer_available')
  })

  /** What became of an order; somebody has decided by now what is confirmed by hand. */
  const settled = Effect.fnUntraced(function* (key: string) {
    const decided = database
      .prepare(
        `UPDATE reservations
          SET status = CASE WHEN outcome IN ('manual_rejected', 'on_request_refused') THEN 'rejected' ELSE 'confirmed' END
          WHERE order_key = ? AND status = 'pending' AND settles_at <= ?`,
      )
      .bind(key, yield* Clock.currentTimeMillis)
    const { row } = yield* run(database, decided, byKey(key))
    return row
  })

  return {
    confirm: Effect.fnUntraced(function* (_key, orderKey, request) {
      if (request) return yield* place(orderKey, request)
      const row = yield* settled(orderKey)
      return row ? supplierOrder(row) : yield* new AnswerLost({ of: 'order' })
    }),
    status: (key) => Effect.map(settled(key), (row) => row && supplierOrder(row)),
    release: (key) =>
      run(
        database,
        database
          .prepare(
            "UPDATE reservations SET status = 'released' WHERE order_key = ? AND status IN ('on_hold', 'pending')",
          )
          .bind(key),
      ).pipe(Effect.asVoid),
    quoteCancel: Effect.fnUntraced(function* (key) {
      const row = yield* settled(key)
      const kept = row && keptOf(row, yield* Clock.currentTimeMillis)
      if (!row || kept === undefined || kept === null) return yield* new NotTakenBack()
      return { quoteId: key, kept: { amount: kept, currency: row.currency } }
    }),
    cancel: Effect.fnUntraced(function* (key, orderKey) {
      const cancelled = database
        .prepare(
          "UPDATE reservations SET status = 'released', cancelled_by = ? WHERE order_key = ? AND status = 'confirmed'",
        )
        .bind(key, orderKey)
      const { row } = yield* run(database, cancelled, byKey(orderKey))
      if (row?.cancelled_by !== key) return yield* new NotTakenBack()
    }),
    calledOff: Effect.fnUntraced(function* (key) {
      const { row } = yield* run(database, byKey(key))
      const reason = row?.outcome ? callsOff[row.outcome] : undefined
      const at = row?.settles_at ?? 0
      if (!reason) return null
      if ((yield* Clock.currentTimeMillis) < at) return { askAgainAt: at }
      yield* run(
        database,
        database
          .prepare("UPDATE reservations SET status = 'called_off' WHERE order_key = ? AND status = 'confirmed'")
          .bind(key),
      )
      return { reason, at }
    }),
    documents: (key) =>
      Effect.map(settled(key), (row) => (row ? reserved.documentsOf(row, row.reference ?? '') : null)),
  }
}
