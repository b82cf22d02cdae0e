import { Effect } from 'effect'
import type { DeclineReason } from '#contract/booking-problem.ts'
import { askDatabase } from '../ask-database.ts'
import { AnswerLost } from '../products/supplier-answers.ts'
import type { PaymentStatus, PaymentView } from './card-gateway.ts'
import type { CardBehaviour } from './card/test-cards.ts'

/** A payment in the gateway's book. Times in milliseconds since 1970. */
export interface PaymentRow {
  readonly id: string
  readonly session_id: string
  readonly kind: 'card' | 'hosted'
  readonly status: PaymentStatus
  readonly reason: DeclineReason | null
  readonly behaviour: CardBehaviour | null
  readonly brand: string | null
  readonly last4: string | null
  readonly amount: number | null
  readonly currency: string | null
  readonly challenge_id: string | null
  readonly return_url: string | null
  readonly language: 'en' | 'es'
  readonly expires_at: number
}

/** Runs statements as one; a database that does not answer leaves it open what happened. */
export const run = (database: D1Database, ...statements: readonly D1PreparedStatement[]) =>
  askDatabase(
    () => database.batch<PaymentRow>([...statements]),
    () => new AnswerLost({ of: 'gateway' }),
  ).pipe(Effect.map((results) => results.at(-1)?.results[0]))

/** The address on which the traveller's browser reaches the gateway's own pages. */
export const pagesOrigin = (configured: string | undefined, returnUrl: string | null): string => {
  if (configured) return configured
  return returnUrl && URL.canParse(returnUrl) ? new URL(returnUrl).origin : ''
}

export const viewOf = (row: PaymentRow, configuredOrigin: string | undefined): PaymentView => ({
  transactionId: row.id,
  status: row.status,
  reason: row.reason,
  brand: row.brand,
  last4: row.last4,
  challengeUrl:
    row.status === 'challenged' && row.challenge_id
      ? `${pagesOrigin(configuredOrigin, row.return_url)}/pay/challenge?id=${row.challenge_id}`
      : null,
})
