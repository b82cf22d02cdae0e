import { env } from 'cloudflare:workers'
import { closedMessage, secretsIn } from '#contract/secret.ts'
import { type SignedKind, offerKey } from './offer-key.ts'

const made = new Map<SignedKind, { readonly secret: string; readonly key: Uint32Array }>()

/** The key that ids of one kind are signed with now. Throws where OFFER_SECRET holds no secret: then nothing is signed. */
export const currentOfferKey = (kind: SignedKind = 'offer'): Uint32Array => {
  const [secret] = secretsIn(env.OFFER_SECRET)
  if (secret === undefined) throw new Error(closedMessage(['OFFER_SECRET']))
  const known = made.get(kind)
  if (known?.secret === secret) return known.key
  const key = offerKey(secret, kind)
  made.set(kind, { secret, key })
  return key
}
