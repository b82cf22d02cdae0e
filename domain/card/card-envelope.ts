import { compactCardNumber } from './card-number.ts'
import type { Money } from '../money/money.ts'

/** A card as it was typed. */
interface TypedCard {
  readonly name: string
  readonly number: string
  readonly expiry: string
  readonly cvv: string
}

/** A public key of the backend's, for cards. */
interface CardKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
  readonly kid: string
}

/** Whose signature stands for the backend's keys: its public half is part of the build. */
export interface CardKeySigner {
  readonly kty: string
  readonly crv: string
  readonly x: string
  readonly y: string
}

/** What the backend says of its keys, and which session a card would be for. Whoever hands it on cannot change it. */
export interface SignedCardKeys {
  /** a compact JWS of the keys, the nonce that they were asked for with, and the backend's clock */
  readonly statement: string
  /** a digest of the backend's session */
  readonly session: string
}

interface Statement {
  readonly keys: readonly CardKey[]
  readonly nonce: string
  readonly at: number
}

const readStatement = async (statement: string, signer: CardKeySigner): Promise<Statement> => {
  const { compactVerify, importJWK } = await import('jose')
  const { payload } = await compactVerify(statement, await importJWK({ ...signer }, 'ES256'), { algorithms: ['ES256'] })
  return JSON.parse(new TextDecoder().decode(payload))
}

/** What a card is sealed for: under its one-time nonce it is good once, for this amount, in this session, for some minutes. */
interface Purpose {
  readonly agreed: Money
  /** what the keys were asked for with */
  readonly nonce: string
  readonly signer: CardKeySigner
}

/**
 * The four fields under the wire's names, and what they are for, readable by the holder of the backend's key alone (RFC 7516,
 * ECDH-ES, A256GCM). Undefined where nobody whom this build trusts has signed the keys for this nonce.
 */
export const sealCard = async (
  card: TypedCard,
  { statement, session }: SignedCardKeys,
  { agreed, nonce, signer }: Purpose,
): Promise<string | undefined> => {
  const { CompactEncrypt, importJWK } = await import('jose')
  const read = await readStatement(statement, signer).catch(() => undefined)
  const key = read?.nonce === nonce ? read.keys[0] : undefined
  if (!read || !key) return undefined
  const fields = {
    cardNumber: compactCardNumber(card.number),
    cardExpiry: card.expiry.replaceAll(' ', ''),
    cardCvv: card.cvv,
    cardName: card.name.trim(),
    session,
    amount: agreed.amount,
    currency: agreed.currency,
    at: read.at,
    id: nonce,
  }
  const plaintext = new TextEncoder().encode(JSON.stringify(fields))
  return new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'))
}
