import { expect, test } from '../test.ts'
import { searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { requestFor, serverFunctionIds } from '../../scripts/visitor/server-functions.ts'
import { post, readyVisitor } from './ready-visitor.ts'
import { ports } from '../servers.ts'

const site = new URL(`http://localhost:${ports.site}`)

const good = '4242424242424242'

test('a card pays once, however often and from wherever Pay is pressed', async () => {
  const { payByCard } = await readyVisitor()
  const views = await Promise.all([payByCard(good), payByCard(good), payByCard(good)])
  const again = await payByCard(good)
  expect(again.payment.status).toBe('confirmed')
  const references = [...views, again].flatMap(({ payment }) => ('referenceId' in payment ? [payment.referenceId] : []))
  expect(new Set(references).size).toBe(1)
})

test('Pay on the page of another trip pays nothing, and the next one pays', async () => {
  const { ask, payByCard, seal } = await readyVisitor()
  const { payment, payments } = await ask('payBooking', { ...(await seal(good)), offerId: 'another' })
  expect([payment, payments]).toEqual([{ status: 'idle', last: null }, 0])
  expect((await payByCard(good)).payment.status).toBe('confirmed')
})

test('a declined card says why, and the next one pays', async () => {
  const { payByCard } = await readyVisitor()
  const declined = await payByCard('4000000000009995')
  expect(declined.payment).toEqual({ status: 'idle', last: { outcome: 'declined', reason: 'insufficient_funds' } })
  expect((await payByCard(good)).payment.status).toBe('confirmed')
})

test('a lost answer is asked for until it is known; Pay pressed again asks and does not pay again', async () => {
  const { ask, payByCard } = await readyVisitor()
  expect((await payByCard('4000000000000119')).payment.status).toBe('unknown')
  expect(['unknown', 'confirmed']).toContain((await payByCard(good)).payment.status)
  await expect.poll(async () => (await ask('askPayment')).payment.status, { timeout: 30_000 }).toBe('confirmed')
})

test('a price that moves is asked about before anything is paid, once', async () => {
  const { ask, payByCard } = await readyVisitor(['LHR', 'STN'])
  const first = await ask('readBooking')
  expect(first.priceChange?.current.amount).toBeGreaterThan(first.total.amount)
  expect((await payByCard(good)).payment).toEqual({ status: 'idle', last: null })
  expect((await ask('acceptPrice')).priceChange).toBeNull()
  await payByCard(good)
  const paid = await ask('readBooking')
  expect(paid.payment.status).toBe('confirmed')
  expect(paid.total).toEqual(first.priceChange?.current)
})

test('an airline that refuses leaves the traveller uncharged, with everything still filled in', async () => {
  const { payByCard } = await readyVisitor(['LHR', 'LGW'])
  const { payment, draft } = await payByCard(good)
  expect(payment).toEqual({ status: 'idle', last: { outcome: 'failed', code: 'airline_refused' } })
  expect(draft.passengers[0]?.lastName).toBe('Muñoz')
})

test('a hosted page is given with its cart, and a card may be used instead', async () => {
  const { ask, payByCard } = await readyVisitor()
  const { total } = await ask('readBooking')
  const { payment } = await ask('payBooking', { method: 'hosted', agreed: total })
  if (payment.status !== 'hosted') throw new Error(`the payment is ${payment.status}`)
  expect(new URL(payment.url).searchParams.get('cartId')).toBe(payment.cartId)
  expect((await payByCard(good)).payment.status).toBe('confirmed')
})

test('a card in a draft, and a call from another site, are refused', async () => {
  const { visitor } = await readyVisitor()
  const answer = await visitor.call('saveDraft', { patch: { billing: { cardNumber: good } }, version: 2 })
  expect(answer).toMatchObject({ ok: false, problem: { code: 'invalid_request' } })
  const foreign = requestFor(site, serverFunctionIds().get('readBooking') ?? '', undefined, visitor.cookie())
  foreign.headers.set('origin', 'https://elsewhere.example')
  foreign.headers.set('sec-fetch-site', 'cross-site')
  expect((await fetch(foreign)).status).toBe(403)
})

test('the agent cookie is kept by a browser, away from its scripts, and no page sets it', async ({ page, context }) => {
  await page.goto('/')
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: '__Host-agent' }))
  const start = requestFor(site, serverFunctionIds().get('startBooking') ?? '', await searchOffer(post), '')
  const call = { url: start.url, body: await start.text() }
  await page.evaluate(async ({ url, body }) => {
    const headers = { 'content-type': 'application/json', 'x-tsr-serverFn': 'true', accept: 'application/json' }
    await fetch(url, { method: 'POST', headers, body })
  }, call)
  const agent = (await context.cookies()).find(({ name }) => name === '__Host-agent')
  expect(agent).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-agent')
})
