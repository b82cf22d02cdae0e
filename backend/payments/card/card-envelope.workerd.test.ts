import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { compactVerify, importJWK } from 'jose'
import { expect, it } from 'vitest'
import { call, findOffer, keyOf, readyTraveller, sealCard } from '../../sessions/traveller-for-tests.ts'

const good = '4242424242424242'

const ready = async () => {
  const offer = await findOffer('BOG', 'MAD')
  const ana = await readyTraveller(offer)
  const { amount } = offer.price.intTotal
  const register = (cardEnvelope: string, key = keyOf(), agreed = amount) =>
    ana.write<{ transactionId: string; faults?: unknown }>(
      '/create-payment-info',
      {
        ...ana.parts,
        billingInformation: ana.billingInformation,
        paymentInformation: { cardEnvelope, amount: agreed, currency: 'USD' },
      },
      key,
    )
  const seal = (asked: Partial<Parameters<typeof sealCard>[1]> = {}) =>
    sealCard(good, { sessionId: ana.sessionId, amount, ...asked })
  return { ana, amount, register, seal }
}

it('takes a card once; the same call again is the same card', async () => {
  const { register, seal } = await ready()
  const [envelope, key] = [await seal(), keyOf()]
  const first = await register(envelope, key)
  expect(first.status).toBe(200)
  expect((await register(envelope, key)).body.transactionId).toBe(first.body.transactionId)
  expect((await register(envelope)).status).toBe(400)
  expect((await register(await seal())).status).toBe(200)
})

it('gives an envelope that comes twice at once to one payment', async () => {
  const { register, seal } = await ready()
  const envelope = await seal()
  const answers = await Promise.all(Array.from({ length: 6 }, () => register(envelope)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
})

it('takes no card that was sealed for another session, another amount, or long ago', async () => {
  const { ana, amount, register, seal } = await ready()
  const other = await ready()
  expect((await other.register(await seal())).status).toBe(400)
  expect((await register(await seal({ amount: amount - 1 }))).status).toBe(400)
  expect((await register(await seal(), keyOf(), amount + 100)).status).toBe(400)
  expect((await register(await seal({ currency: 'COP' }))).status).toBe(400)
  expect((await register(await seal({ at: Date.now() - 16 * 60_000 }))).status).toBe(400)
  expect((await register(await seal({ at: Date.now() + 60_000 }))).status).toBe(400)
  expect((await register(await seal({ id: 'short' }))).status).toBe(400)
  const { body } = await register(await seal({ at: Date.now() - 14 * 60_000 }))
  expect((await ana.pay(body.transactionId, amount - 1)).status).toBe(400)
  expect((await ana.pay(body.transactionId)).status).toBe(200)
})

it('signs its keys for whatever they were asked for with', async () => {
  const asked = `/payments/jwks.json?nonce=${keyOf()}`
  const { body } = await call<{ keys: unknown[]; statement: string }>(asked, undefined)
  const { d: _secret, ...signer } = JSON.parse(env.CARD_SIGNING_KEY ?? '{}')
  const { payload } = await compactVerify(body.statement, await importJWK(signer, 'ES256'))
  const said = JSON.parse(new TextDecoder().decode(payload))
  expect([said.nonce, said.keys]).toEqual([asked.split('=')[1], body.keys])
  expect(Math.abs(said.at - Date.now())).toBeLessThan(60_000)
  expect(JSON.stringify(body)).not.toContain('"d"')
  expect((await SELF.fetch(`http://backend/payments/jwks.json?nonce=${'x'.repeat(65)}`)).status).toBe(400)
})
