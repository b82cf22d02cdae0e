import { env } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import { askDatabase } from '../../../ask-database.ts'
import { SupplierStorageFailed } from '../flight-supplier.ts'

interface Validations {
  readonly times: number
  /** when the last one was, in milliseconds; 0 where there was none */
  readonly lastAt: number
}

const none: Validations = { times: 0, lastAt: 0 }

const asked = (ask: () => Promise<Validations | null>): Effect.Effect<Validations, SupplierStorageFailed> =>
  askDatabase(ask, (cause) => new SupplierStorageFailed({ cause })).pipe(Effect.map((row) => row ?? none))

/** How often an offer has been validated. */
export const validationsOf = (offerId: string): Effect.Effect<Validations, SupplierStorageFailed> =>
  asked(() =>
    env.DB.prepare('SELECT times, validated_at AS lastAt FROM offer_validations WHERE offer_id = ?')
      .bind(offerId)
      .first<Validations>(),
  )

/** Counts one more validation of an offer and says how many there are now. */
export const countValidation = (offerId: string): Effect.Effect<Validations, SupplierStorageFailed> =>
  Effect.flatMap(Clock.currentTimeMillis, (now) =>
    asked(() =>
      env.DB.prepare(
        `INSERT INTO offer_validations (offer_id, times, validated_at) VALUES (?, 1, ?)
         ON CONFLICT (offer_id) DO UPDATE SET times = times + 1, validated_at = excluded.validated_at
         RETURNING times, validated_at AS lastAt`,
      )
        .bind(offerId, now)
        .first<Validations>(),
    ),
  )
