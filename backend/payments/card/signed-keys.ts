import { Clock, Effect } from 'effect'
import { CompactSign, importJWK } from 'jose'
import { Keys } from './keys.ts'

/** What a card may be sealed for, as the contract writes it. */
const publishedKeys = Effect.gen(function* () {
  const { kid, publicJwk } = yield* (yield* Keys).card
  const { x = '', y = '' } = publicJwk
  return [{ kty: 'EC' as const, crv: 'P-256' as const, x, y, kid, use: 'enc' as const, alg: 'ECDH-ES' as const }]
})

/**
 * The keys under the signature that the site's build knows, with whatever they were asked for with, so that nobody on the way
 * can put others in their place or answer with an older set. Without a key to sign with there are no keys: nothing is sealed.
 */
export const signedKeys = Effect.fn('signedKeys')(function* (nonce: string) {
  const signingKey = yield* (yield* Keys).signing
  if (!signingKey) return { keys: [], statement: '' }
  const keys = yield* publishedKeys
  const at = yield* Clock.currentTimeMillis
  const said = new TextEncoder().encode(JSON.stringify({ keys, nonce, at }))
  const statement = yield* Effect.promise(async () =>
    new CompactSign(said).setProtectedHeader({ alg: 'ES256' }).sign(await importJWK(signingKey, 'ES256')),
  )
  return { keys, statement }
})
