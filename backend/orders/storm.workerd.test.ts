import { env } from 'cloudflare:workers'
import { abortAllDurableObjects } from 'cloudflare:test'
import { expect, it } from 'vitest'
import {
  type ReadyTraveller,
  chargesOf,
  findOffer,
  hasten,
  keyOf,
  readyTraveller,
} from '../sessions/traveller-for-tests.ts'

const placedFor = async (sessionId: string): Promise<number> =>
  (await env.DB.prepare(
    `SELECT count(*) AS n FROM airline_orders WHERE substr(order_key, 1, instr(order_key, ':') - 1) IN
      (SELECT id FROM gateway_payments WHERE session_id = ?)`,
  )
    .bind(sessionId)
    .first<number>('n')) ?? 0

const quietly = async (call: Promise<unknown>): Promise<void> => {
  await call.catch(() => undefined)
}

const pressPay = async (ana: ReadyTraveller, number: string): Promise<void> => {
  const key = keyOf()
  const card = await ana.registerCard(number)
  const id = card.body.transactionId
  await Promise.all(
    [
      ana.pay(id, undefined, key),
      ana.pay(id, undefined, key),
      ana.pay(id),
      ana.status(),
      ana.goToPage(),
      ana.leave(),
      ana.write('/create-passenger', ana.parts),
      abortAllDurableObjects(),
      ana.pay(id),
    ].map(quietly),
  )
}

it.each(['4242424242424242', '4000000000000119'])(
  'takes one order and one charge of a storm of calls and restarts: %s',
  async (number) => {
    const offer = await findOffer('BOG', 'MAD')
    for (let round = 0; round < 5; round += 1) {
      const ana = await readyTraveller(offer)
      await pressPay(ana, number)
      await hasten(ana.sessionId, 'resolve')
      for (let again = 0; again < 5 && (await ana.status()).body.status !== 'paid'; again += 1) {
        const card = await ana.registerCard(number)
        if (card.status === 200) await ana.pay(card.body.transactionId)
      }
      expect((await ana.status()).body.status).toBe('paid')
      expect([await chargesOf(ana.sessionId), await placedFor(ana.sessionId)]).toEqual([1, 1])
    }
  },
  60_000,
)
