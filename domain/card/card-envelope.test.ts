import { CompactSign, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { describe, expect, it } from 'vitest'
import { type CardKeySigner, sealCard } from './card-envelope.ts'

const card = { name: ' Ana Núñez ', number: '4242 4242 4242 4242', expiry: '12 / 30', cvv: '123' }
const agreed = { amount: 41_250, currency: 'USD' }
const nonce = 'a-nonce-of-this-payment'

const createSigner = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { signer: (await exportJWK(publicKey)) as unknown as CardKeySigner, privateKey }
}

const createBackend = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { signer, privateKey: signingKey } = await createSigner()
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1' }]
  const sign = (said: object, by = signingKey) =>
    new CompactSign(new TextEncoder().encode(JSON.stringify({ keys, nonce, at: 1_780_000_000_000, ...said })))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(by)
  return { signer, sign, privateKey }
}

describe('a sealed card', () => {
  it('can be opened by the backend’s key alone, and says what it is for', async () => {
    const { signer, sign, privateKey } = await createBackend()
    const envelope = await sealCard(card, { statement: await sign({}), session: 's1' }, { agreed, nonce, signer })
    if (!envelope) throw new Error('nothing was sealed')
    expect(envelope).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(atob(envelope.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain('42424242')
    const { plaintext } = await compactDecrypt(envelope, privateKey)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      cardNumber: '4242424242424242',
      cardExpiry: '12/30',
      cardCvv: '123',
      cardName: 'Ana Núñez',
      session: 's1',
      amount: 41_250,
      currency: 'USD',
      at: 1_780_000_000_000,
      id: nonce,
    })
    const { privateKey: another } = await createBackend()
    await expect(compactDecrypt(envelope, another)).rejects.toThrow()
  })

  it.each([
    ['keys that somebody else has signed', async () => (await createBackend()).sign({})],
    ['keys that nobody has signed', async () => btoa(JSON.stringify({ keys: [], nonce }))],
    ['an answer to another question', async ({ sign }: Backend) => sign({ nonce: 'an older one' })],
    ['an empty set', async ({ sign }: Backend) => sign({ keys: [] })],
    ['keys that were changed on the way', async ({ sign }: Backend) => swapped(await sign({}))],
  ])('is not made for %s', async (_name, statementOf) => {
    const backend = await createBackend()
    const keys = { statement: await statementOf(backend), session: 's1' }
    expect(await sealCard(card, keys, { agreed, nonce, signer: backend.signer })).toBeUndefined()
  })
})

type Backend = Awaited<ReturnType<typeof createBackend>>

/** The attacker's own keys under the signature of the backend's. */
const swapped = (statement: string): string => {
  const [header, , signature] = statement.split('.')
  const payload = btoa(JSON.stringify({ keys: [{ kty: 'EC', kid: 'evil' }], nonce, at: 1 })).replaceAll('=', '')
  return [header, payload, signature].join('.')
}
