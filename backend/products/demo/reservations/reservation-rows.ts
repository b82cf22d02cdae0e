import { Effect } from 'effect'
import type { CancelStep } from '#contract/fields.ts'
import { askDatabase } from '../../../ask-database.ts'

/** What the demo's suppliers keep of one reservation, from its first moment to the end of what was booked with it. */
export interface ReservationRow {
  readonly uuid: string
  readonly asked: string
  readonly offer: string
  readonly code: string
  readonly option: string
  readonly starts: string
  readonly places: number
  readonly status: 'on_hold' | 'pending' | 'confirmed' | 'rejected' | 'released' | 'called_off'
  /** 0 where the supplier keeps none unpaid */
  readonly places_until: number
  readonly order_key: string | null
  readonly reference: string | null
  /** of what lies in the place of tests */
  readonly outcome: string | null
  readonly amount: number
  readonly currency: string
  readonly settles_at: number | null
  readonly cancelled_by: string | null
}

/** What is reserved, whatever it is. */
export interface ReservedOffer {
  readonly id: string
  readonly expiresAt: string
  readonly cancel: { readonly steps: readonly (typeof CancelStep.Type)[] }
  readonly holds: Readonly<
    Record<
      'availability' | 'price',
      { readonly status: 'HOLDING'; readonly until: string } | { readonly status: 'HOLD_NOT_PROVIDED' }
    >
  >
}

export const offerIn = <Offer extends ReservedOffer>({ offer }: Pick<ReservationRow, 'offer'>): Offer =>
  JSON.parse(offer)

/** Whether a reservation is told as an offer: whoever has ordered it comes back to it until they know how that ended. */
export const stands = ({ status }: Pick<ReservationRow, 'status'>): boolean =>
  status === 'on_hold' || status === 'pending' || status === 'confirmed'

/** Whether a row takes places, at a moment that is bound to it. */
export const takesPlaces = "(status IN ('pending', 'confirmed') OR status = 'on_hold' AND places_until > ?)"

/** Whether a row is no hold that is given back for another one, whose uuid is bound to it. What was ordered is nobody's to give. */
export const isKept = "NOT (uuid = ? AND status = 'on_hold' AND order_key IS NULL)"

/** Runs statements whole or not at all; answers the rows of the last, and whether the first changed one. */
export const run = <Row = ReservationRow>(database: D1Database, ...statements: readonly D1PreparedStatement[]) =>
  askDatabase(
    () => database.batch<Row>([...statements]),
    (cause) => cause,
  ).pipe(
    Effect.map((results) => ({
      rows: results.at(-1)?.results ?? [],
      row: results.at(-1)?.results[0],
      isChanged: (results[0]?.meta.changes ?? 0) > 0,
    })),
  )

export const readReservation = (database: D1Database, uuid: string) =>
  run(database, database.prepare('SELECT * FROM reservations WHERE uuid = ?').bind(uuid)).pipe(
    Effect.map(({ row }) => row),
  )

/** Places that are reserved or booked, by what `takenKey` says of their time. */
export type Taken = ReadonlyMap<string, number>

export const nothingTaken: Taken = new Map()

/** What names a time among all; `option` is empty where there are none. */
export const takenKey = (code: string, option: string, starts: string): string => `${code} ${option} ${starts}`

/** What is taken in some areas from one day to another, the second not included, by all but a hold that would be given back. */
export const takenIn = (
  database: D1Database,
  areas: readonly string[],
  { from, to, instead = '' }: { readonly from: string; readonly to: string; readonly instead?: string | undefined },
  now: number,
): Effect.Effect<Taken, unknown> =>
  run<{ code: string; option: string; starts: string; taken: number }>(
    database,
    database
      .prepare(
        `SELECT code, option, starts, SUM(places) AS taken FROM reservations
          WHERE area IN (${areas.map(() => '?').join(', ')}) AND starts >= ? AND starts < ? AND ${isKept} AND ${takesPlaces}
          GROUP BY code, option, starts`,
      )
      .bind(...areas, from, to, instead, now),
  ).pipe(
    Effect.map(
      ({ rows }) => new Map(rows.map(({ code, option, starts, taken }) => [takenKey(code, option, starts), taken])),
    ),
  )
