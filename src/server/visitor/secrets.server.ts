import { Buffer } from 'node:buffer'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from 'cloudflare:workers'
import { secretsIn } from '#contract/secret.ts'

/** Thrown where the operator has set no AGENT_SECRET: nothing that a visitor owns may be kept without one. */
class SecretMissing extends Error {
  override readonly name = 'SecretMissing'
  constructor() {
    super('AGENT_SECRET is not set: bookings cannot be kept')
  }
}

/** Newest first: the first signs and seals, all of them open. */
const secrets = (): readonly [string, ...string[]] => {
  const [first, ...older] = secretsIn(env.AGENT_SECRET)
  if (first === undefined) throw new SecretMissing()
  return [first, ...older]
}

const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `trayecto ${purpose}`, 32))

const signature = (secret: string, text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', keyFor(secret, 'sign')).update(text).digest())

export const sign = (text: string): string => Buffer.from(signature(secrets()[0], text)).toString('base64url')

export const isSigned = (text: string, given: string): boolean => {
  const bytes = new Uint8Array(Buffer.from(given, 'base64url'))
  return secrets().some((secret) => {
    const expected = signature(secret, text)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}

const ivLength = 12
const tagLength = 16

/** AES-256-GCM: nonce, tag, ciphertext. What is sealed for an `owner` opens for that one alone. */
export const seal = (text: string, owner = ''): Uint8Array<ArrayBuffer> => {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets()[0], 'seal'), iv)
  cipher.setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), body]))
}

const openWith = (secret: string, sealed: Uint8Array, owner: string): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), sealed.slice(0, ivLength))
    decipher.setAAD(Buffer.from(owner))
    decipher.setAuthTag(sealed.slice(ivLength, ivLength + tagLength))
    const body = [decipher.update(sealed.slice(ivLength + tagLength)), decipher.final()]
    return Buffer.concat(body).toString('utf8')
  } catch {
    return undefined
  }
}

/** Undefined where none of the secrets opens it, or it was sealed for another owner. */
export const unseal = (sealed: Uint8Array, owner = ''): string | undefined => {
  for (const secret of secrets()) {
    const text = openWith(secret, sealed, owner)
    if (text !== undefined) return text
  }
  return undefined
}
