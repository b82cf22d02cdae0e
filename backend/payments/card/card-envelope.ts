import { Clock, Effect, Schema } from 'effect'
import { compactDecrypt, importJWK } from 'jose'
import { cardSessionOf } from '#domain/card/card-session.ts'
import type { Money } from '#domain/money/money.ts'
import type { CardKeys } from './key-ring.ts'

/** The card, and what it was sealed for: a session, an amount, the backend's clock when the keys were asked for, and once. */
const SealedCard = Schema.fromJsonString(
  Schema.Struct({
    cardNumber: Schema.String,
    cardExpiry: Schema.String,
    cardCvv: Schema.String,
    cardName: Schema.String,
    session: Schema.String,
    amount: Schema.Int,
    currency: Schema.String,
    at: Schema.Int,
    id: Schema.String.check(Schema.isMinLength(16), Schema.isMaxLength(64)),
  }),
)
type SealedCard = typeof SealedCard.Type

const decode = Schema.decodeUnknownEffect(SealedCard)

const decrypt = async (envelope: string, { privateJwk }: CardKeys): Promise<string> => {
  const key = await importJWK(privateJwk, 'ECDH-ES')
  const { plaintext } = await compactDecrypt(envelope, key, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  const text = new TextDecoder().decode(plaintext)
  // memory that is let go is handed out again as it is, to whatever is written next
  plaintext.fill(0)
  return text
}

/** Longer than any payment takes to be sent, with all its repeats. */
const oldest = 15 * 60_000

interface Purpose {
  readonly sessionId: string
  readonly amount: Money
}

const isFor = Effect.fnUntraced(function* (card: SealedCard, { sessionId, amount }: Purpose) {
  const age = (yield* Clock.currentTimeMillis) - card.at
  const session = yield* Effect.promise(() => cardSessionOf(sessionId))
  const isRecent = age >= 0 && age <= oldest
  return isRecent && card.session === session && card.amount === amount.amount && card.currency === amount.currency
})

/**
 * The card inside an envelope; undefined where it is not for our key, holds no card, or was sealed for something else or too
 * long ago. What was wrong is not told.
 */
export const openEnvelope = (
  envelope: string,
  keys: CardKeys,
  purpose: Purpose,
): Effect.Effect<SealedCard | undefined> =>
  Effect.tryPromise(() => decrypt(envelope, keys)).pipe(
    Effect.flatMap((text) => decode(text)),
    Effect.flatMap((card) => Effect.map(isFor(card, purpose), (fits) => (fits ? card : undefined))),
    Effect.orElseSucceed(() => undefined),
  )
