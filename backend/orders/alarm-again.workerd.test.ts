import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, it } from 'vitest'
import { chargesOf, findOffer, hasten, payOnPage, readyTraveller } from '../sessions/traveller-for-tests.ts'

afterEach(() => {
  delete env.DOCUMENT_KEY
})

it('an order that breaks is looked at again each minute, however often, and goes on once it can', async () => {
  const offer = await findOffer('BOG', 'MAD')
  const ana = await readyTraveller(offer)
  const order = env.ORDERS.get(env.ORDERS.idFromString(ana.sessionId))
  const { paymentUrl } = (await ana.goToPage()).body.data
  // passports were sealed under another key
  env.DOCUMENT_KEY = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  await payOnPage(paymentUrl, { sessionId: ana.sessionId, amount: offer.price.intTotal.amount })
  await hasten(ana.sessionId, 'resolve')
  for (let again = 0; again < 8; again += 1) expect(await runDurableObjectAlarm(order)).toBe(true)
  const wakes = await runInDurableObject(order, (_order, { storage }) => storage.getAlarm())
  expect((wakes ?? 0) - Date.now()).toBeGreaterThan(50_000)
  expect((wakes ?? 0) - Date.now()).toBeLessThanOrEqual(60_000)
  expect(await chargesOf(ana.sessionId)).toBe(0)
  delete env.DOCUMENT_KEY
  await runDurableObjectAlarm(order)
  expect((await ana.status()).body.status).toBe('paid')
  expect(await chargesOf(ana.sessionId)).toBe(1)
})
