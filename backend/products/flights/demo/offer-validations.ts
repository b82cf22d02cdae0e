import { env } from 'cloudflare:workers'
import { Effect } from 'effect'
import { SupplierStorageFailed } from '../flight-supplier.ts'

interface Row {
  readonly times: number
}

const timesOf = (ask: () => Promise<Row | null>): Effect.Effect<number, SupplierStorageFailed> =>
  Effect.tryPromise({ try: ask, catch: (cause) => new SupplierStorageFailed({ cause }) }).pipe(
    Effect.map((row) => row?.times ?? 0),
  )

/** How often an offer has been validated. */
export const validationsOf = (offerId: string): Effect.Effect<number, SupplierStorageFailed> =>
  timesOf(() => env.DB.prepare('SELECT times FROM offer_validations WHERE offer_id = ?').bind(offerId).first<Row>())

/** Counts one more validation of an offer and says how many there are now. */
export const countValidation = (offerId: string): Effect.Effect<number, SupplierStorageFailed> =>
  timesOf(() =>
    env.DB.prepare(
      `INSERT INTO offer_validations (offer_id, times, validated_at) VALUES (?, 1, ?)
       ON CONFLICT (offer_id) DO UPDATE SET times = times + 1, validated_at = excluded.validated_at RETURNING times`,
    )
      .bind(offerId, Date.now())
      .first<Row>(),
  )
