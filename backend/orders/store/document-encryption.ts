import { Effect, Layer } from 'effect'
import { Keys } from '../../payments/card/keys.ts'
import { DocumentEncryption } from '../order-ports.ts'
import { openText, sealText } from './sealed-text.ts'

/** Passport numbers, and what else is personal of an order, under the backend's own key. */
export const documentEncryptionLayer = Layer.effect(
  DocumentEncryption,
  Effect.map(Keys, (keys) => ({
    seal: (text: string) => Effect.flatMap(keys.documents, (secrets) => Effect.promise(() => sealText(secrets, text))),
    open: (sealed: string) =>
      Effect.flatMap(keys.documents, (secrets) => Effect.promise(() => openText(secrets, sealed))),
  })),
)
