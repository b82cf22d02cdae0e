import { env } from 'cloudflare:workers'
import { Context, Effect, Layer } from 'effect'
import type { CardKeys } from './key-ring.ts'

const ring = () => env.KEY_RING.get(env.KEY_RING.idFromName('keys'))

/** The backend's keys, where no secret is configured in their place. */
export class Keys extends Context.Service<
  Keys,
  {
    readonly card: Effect.Effect<CardKeys>
    /** base64 of 32 bytes */
    readonly documents: Effect.Effect<string>
    readonly notices: Effect.Effect<string>
  }
>()('backend/Keys') {
  static readonly layer = Layer.succeed(Keys, {
    card: Effect.promise(() => ring().cardKeys()),
    documents: Effect.promise(async () => env.DOCUMENT_KEY || ring().secret('documents')),
    notices: Effect.promise(async () => env.NOTICE_SECRET || ring().secret('notices')),
  })
}
