import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { type CardKey, sealCard } from './card-envelope.ts'

const card = { name: ' Ana Núñez ', number: '4242 4242 4242 4242', expiry: '12 / 30', cvv: '123' }

const createKeys = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const jwk = await exportJWK(publicKey)
  return { key: { ...jwk, kid: 'k1' } as CardKey, privateKey }
}

it('can be opened by the backend’s key alone, and shows nothing of the card', async () => {
  const { key, privateKey } = await createKeys()
  const envelope = await sealCard(card, key)
  expect(envelope).toMatch(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(atob(envelope.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')).not.toContain('4242')
  const { plaintext } = await compactDecrypt(envelope, privateKey)
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
    cardNumber: '4242424242424242',
    cardExpiry: '12/30',
    cardCvv: '123',
    cardName: 'Ana Núñez',
  })
  const { privateKey: another } = await createKeys()
  await expect(compactDecrypt(envelope, another)).rejects.toThrow()
})
