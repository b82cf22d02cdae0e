import { Effect, Layer } from 'effect'
import { Keys } from '../payments/keys.ts'
import { DocumentVault } from './order-ports.ts'

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const nonceLength = 12

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(secret), 'AES-GCM', false, ['encrypt', 'decrypt'])

const seal = async (secret: string, text: string): Promise<string> => {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(secret),
    new TextEncoder().encode(text),
  )
  return base64Of(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

const open = async (secret: string, sealed: string): Promise<string> => {
  const bytes = bytesOf(sealed)
  const iv = bytes.slice(0, nonceLength)
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), bytes.slice(nonceLength))
  return new TextDecoder().decode(text)
}

/** AES-256-GCM under the backend's own key. */
export const documentVaultLayer = Layer.effect(
  DocumentVault,
  Effect.map(Keys, (keys) => ({
    seal: (text: string) => Effect.flatMap(keys.documents, (secret) => Effect.promise(() => seal(secret, text))),
    open: (sealed: string) => Effect.flatMap(keys.documents, (secret) => Effect.promise(() => open(secret, sealed))),
  })),
)
