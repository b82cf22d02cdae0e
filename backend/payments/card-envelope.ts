import { Effect, Schema } from 'effect'
import { compactDecrypt, importJWK } from 'jose'
import type { Card } from './card-checks.ts'
import type { CardKeys } from './key-ring.ts'

const EnvelopedFields = Schema.fromJsonString(
  Schema.Struct({
    cardNumber: Schema.String,
    cardExpiry: Schema.String,
    cardCvv: Schema.String,
    cardName: Schema.String,
  }),
)

const decode = Schema.decodeUnknownEffect(EnvelopedFields)

const decrypt = async (envelope: string, { privateJwk }: CardKeys): Promise<string> => {
  const key = await importJWK(privateJwk, 'ECDH-ES')
  const { plaintext } = await compactDecrypt(envelope, key, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}

/** The card inside an envelope; undefined where it is not for our key or holds no card. What was wrong is not told. */
export const openEnvelope = (envelope: string, keys: CardKeys): Effect.Effect<Card | undefined> =>
  Effect.tryPromise(() => decrypt(envelope, keys)).pipe(
    Effect.flatMap((text) => decode(text)),
    Effect.match({ onSuccess: (card) => card, onFailure: () => undefined }),
  )
