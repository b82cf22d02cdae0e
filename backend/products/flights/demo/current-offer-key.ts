import { env } from 'cloudflare:workers'
import { closedMessage, secretsIn } from '#contract/secret.ts'
import { offerKey } from './offers/offer-key.ts'

let made: { readonly secret: string; readonly key: Uint32Array } | undefined

/** The key that offers are signed with now. Throws where OFFER_SECRET holds no secret: then nothing is signed. */
export const currentOfferKey = (): Uint32Array => {
  const [secret] = secretsIn(env.OFFER_SECRET)
  if (secret === undefined) throw new Error(closedMessage(['OFFER_SECRET']))
  if (made?.secret !== secret) made = { secret, key: offerKey(secret) }
  return made.key
}
