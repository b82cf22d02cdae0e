import { env } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { closedMessage, secretsIn } from '#contract/secret.ts'

/**
 * What opens the way off the list for one address, in the link that each mail to it has. `subject` is what there is one subscription
 * of: an address has the same key whenever it joins, so that the link of an old mail leads off the list that somebody is on again. Throws where OFFER_SECRET holds no secret.
 */
export const unsubscribeKeyOf = (subject: string): string => {
  const [secret] = secretsIn(env.OFFER_SECRET)
  if (secret === undefined) throw new Error(closedMessage(['OFFER_SECRET']))
  return createHmac('sha256', secret)
    .update(`trayecto unsubscribe, version 1 ${subject}`)
    .digest('base64url')
    .slice(0, 32)
}
