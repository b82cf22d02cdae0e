import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { findOffer, passportNumber, payOnPage, readyTraveller } from './traveller-for-tests.ts'

const cardNumber = '4242424242424242'
const declinedNumber = '4000000000009995'
const cvv = '8417'

const rowsOf = async (table: string): Promise<unknown[]> =>
  (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results

const databaseDump = async (): Promise<string> => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%fts%' AND name NOT LIKE '\\_%' ESCAPE '\\'",
  ).all<{ name: string }>()
  const dumps = await Promise.all(results.map(async ({ name }) => [name, await rowsOf(name)] as const))
  return JSON.stringify(dumps)
}

const objectDump = async (): Promise<string> => {
  const ids = await listDurableObjectIds(env.ORDERS)
  const dumps = await Promise.all(
    ids.map((id) => runInDurableObject(env.ORDERS.get(id), async (_order, state) => [...(await state.storage.list())])),
  )
  return JSON.stringify(dumps)
}

it('keeps no card number, security code or passport number, and logs none', async () => {
  const logged: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => logged.push(words))
  const offer = await findOffer('BOG', 'MAD')
  const { amount } = offer.price.intTotal
  const ana = await readyTraveller(offer)
  const bad = await ana.registerCard(declinedNumber)
  await ana.pay(bad.body.transactionId)
  await ana.write('/create-payment-info', {
    ...ana.parts,
    paymentInformation: { cardNumber, cardExpiry: '12/39', cardCvv: cvv },
  })
  const { body } = await ana.goToPage()
  await payOnPage(body.data.paymentUrl, { sessionId: ana.sessionId, amount, cardNumber, cardCvv: cvv })
  const paid = await ana.status()
  expect(paid.body.status).toBe('paid')

  const kept = { database: await databaseDump(), objects: await objectDump(), log: JSON.stringify(logged) }
  expect(kept.objects).toContain('Confirmed')
  for (const [where, dump] of Object.entries(kept)) {
    expect(dump.includes(cardNumber), `card number in ${where}`).toBe(false)
    expect(dump.includes(declinedNumber), `declined card number in ${where}`).toBe(false)
    expect(dump.includes(passportNumber), `passport in ${where}`).toBe(false)
    expect(/(?<!\d)8417(?!\d)/.test(dump), `security code in ${where}`).toBe(false)
  }
})
