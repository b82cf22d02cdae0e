import type { CardFields } from './card-form.ts'
import { compactCardNumber } from '#domain/card-number.ts'

/** A public key of the backend (`/payments/jwks.json`), as the server function hands it on. */
export interface CardKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly kid: string
}

/** The four fields under the wire's names, readable by the holder of the backend's key alone (RFC 7516, ECDH-ES, A256GCM). */
export const sealCard = async (card: CardFields, key: CardKey): Promise<string> => {
  const { CompactEncrypt, importJWK } = await import('jose')
  const fields = {
    cardNumber: compactCardNumber(card.number),
    cardExpiry: card.expiry.replaceAll(' ', ''),
    cardCvv: card.cvv,
    cardName: card.name.trim(),
  }
  const plaintext = new TextEncoder().encode(JSON.stringify(fields))
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'))
}
