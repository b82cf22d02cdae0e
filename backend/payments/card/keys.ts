import { env } from 'cloudflare:workers'
import { Context, Effect, Layer } from 'effect'
import type { JWK } from 'jose'
import type { CardKeys } from './key-ring.ts'

const ring = () => env.KEY_RING.get(env.KEY_RING.idFromName('keys'))

/** The backend's keys, where no secret is configured in their place. */
export class Keys extends Context.Service<
  Keys,
  {
    readonly card: Effect.Effect<CardKeys>
    /** the private key that the site's build knows the public half of; undefined where none is configured */
    readonly signing: Effect.Effect<JWK | undefined>
    /** base64 of 32 bytes */
    readonly documents: Effect.Effect<string>
    readonly notices: Effect.Effect<string>
  }
>()('backend/Keys') {
  static readonly layer = Layer.succeed(Keys, {
    card: Effect.promise(() => ring().cardKeys()),
    signing: Effect.sync(() => (env.CARD_SIGNING_KEY ? JSON.parse(env.CARD_SIGNING_KEY) : undefined)),
    documents: Effect.promise(async () => env.DOCUMENT_KEY || ring().secret('documents')),
    notices: Effect.promise(async () => env.NOTICE_SECRET || ring().secret('notices')),
  })
}
