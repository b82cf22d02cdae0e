import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { openEnvelope } from './card/card-envelope.ts'
import type { GatewayBook } from './gateway-book.ts'
import { Keys } from './card/keys.ts'

interface Purpose {
  readonly paymentId: string
  readonly sessionId: string
  readonly amount: Money
}

/** The card of an envelope that was sealed for this payment's session and amount, and that no other payment has used. */
export const unsealCard = Effect.fnUntraced(function* (
  envelope: string,
  { paymentId, ...purpose }: Purpose,
  book: GatewayBook,
) {
  const card = yield* openEnvelope(envelope, yield* (yield* Keys).card, purpose)
  return card && (yield* book.useEnvelope(card.id, paymentId)) ? card : undefined
})
