import { type JsonWebKey, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve('.wrangler/card-signing-key')

/** A new private key to sign the keys for cards with, as the text of a JWK (ES256). */
export const newSigningKey = (): string =>
  JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }))

/** The CARD_SIGNING_KEY of this machine: the one that is set, or one made once and kept beside the local databases. */
export const localSigningKey = (): string => {
  if (process.env.CARD_SIGNING_KEY) return process.env.CARD_SIGNING_KEY
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, newSigningKey(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

/** What everybody may know of a private key. */
const publicHalf = (privateKey: string): JsonWebKey => {
  const key: JsonWebKey = JSON.parse(privateKey)
  return createPublicKey(createPrivateKey({ key, format: 'jwk' })).export({ format: 'jwk' })
}

/** Whose signature a build believes: CARD_SIGNER, or the public half of this machine's key. */
export const cardKeySigner = (): JsonWebKey =>
  process.env.CARD_SIGNER ? JSON.parse(process.env.CARD_SIGNER) : publicHalf(localSigningKey())

/** `node scripts/card-signing-key.ts` makes a pair for a deployment. */
if (import.meta.main) {
  const privateKey = newSigningKey()
  console.log(`CARD_SIGNING_KEY (a secret of the backend Worker):\n${privateKey}\n`)
  console.log(`CARD_SIGNER (for the build):\n${JSON.stringify(publicHalf(privateKey))}`)
}
