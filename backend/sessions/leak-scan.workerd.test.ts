import { listDurableObjectIds, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { findOffer, passportNumber, payOnPage, readyTraveller } from './traveller-for-tests.ts'

const cardNumber = '4242424242424242'
const declinedNumber = '4000000000009995'
/** Ids and digests hold four digits by chance, so a code is kept only where both bookings' codes are found. */
const codes = ['8417', '5926']

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

const book = async (cardCvv: string): Promise<void> => {
  const offer = await findOffer('BOG', 'MAD')
  const { amount } = offer.price.intTotal
  const ana = await readyTraveller(offer)
  const bad = await ana.registerCard(declinedNumber)
  await ana.pay(bad.body.transactionId)
  await ana.write('/create-payment-info', {
    ...ana.parts,
    paymentInformation: { cardNumber, cardExpiry: '12/39', cardCvv },
  })
  const { body } = await ana.goToPage()
  await payOnPage(body.data.paymentUrl, { sessionId: ana.sessionId, amount, cardNumber, cardCvv })
  const paid = await ana.status()
  expect(paid.body.status).toBe('paid')
}

it('keeps no card number, security code or passport number, and logs none', async () => {
  const logged: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => logged.push(words))
  for (const code of codes) await book(code)

  const kept = { database: await databaseDump(), objects: await objectDump(), log: JSON.stringify(logged) }
  expect(kept.objects).toContain('Confirmed')
  for (const [where, dump] of Object.entries(kept)) {
    expect(dump.includes(cardNumber), `card number in ${where}`).toBe(false)
    expect(dump.includes(declinedNumber), `declined card number in ${where}`).toBe(false)
    expect(dump.includes(passportNumber), `passport in ${where}`).toBe(false)
    const found = codes.filter((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`).test(dump))
    expect(found, `security codes in ${where}`).not.toEqual(codes)
  }
})
