import { type APIRequestContext, expect, test } from '../test.ts'
import { observatoryParts, observatoryScore } from './observatory-score.ts'
import { readyVisitor } from '../booking/ready-visitor.ts'
import { ports } from '../servers.ts'
import { openRoutes } from './site-routes.ts'

/** What the Observatory gave the site before its scripts, answers and frames were held to their origin: a fall below is a fault. */
const least = 135

const look = async (request: APIRequestContext, address: string, cookie = '') => {
  const answer = await request.get(address, { headers: { cookie } })
  const cookies = answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value)
  return { headers: answer.headers(), cookies, html: await answer.text(), status: answer.status() }
}

const expectSafe = async (request: APIRequestContext, address: string, cookie?: string): Promise<void> => {
  const seen = await look(request, address, cookie)
  const told = `${address} (${seen.status}): ${JSON.stringify(observatoryParts(seen))}`
  expect(observatoryScore(seen), told).toBeGreaterThanOrEqual(least)
}

test('a page that says nothing of its safety would not pass', () => {
  expect(observatoryScore({ headers: {}, cookies: ['a=1'], html: '<script src="//x.example/x.js">' })).toBeLessThan(0)
})

test('every page that is open to anybody is as safe as its answer can say', async ({ request }) => {
  for (const { path } of openRoutes) await expectSafe(request, `/en${path}`)
  for (const path of ['/', '/es', '/no/such/page', '/offline', '/outbox', '/messages', '/user/my-journey'])
    await expectSafe(request, path)
})

test('so is every page of a booking, and the provider’s', async ({ request }) => {
  const { ask, visitor } = await readyVisitor(undefined, new URL(`http://localhost:${ports.site}`), 'en')
  for (const page of ['summary', 'BillingSummary']) await expectSafe(request, `/en/booking/${page}`, visitor.cookie())
  const { total } = await ask('readBooking')
  const { payment } = await ask('payBooking', { method: 'hosted', agreed: total })
  if (payment.status !== 'hosted') throw new Error(`the payment is ${payment.status}`)
  await expectSafe(request, payment.url)
  await expectSafe(request, '/pay?cartId=none')
  await expectSafe(request, '/pay/challenge?id=none')
  const paid = await request.post(payment.url, {
    headers: { origin: new URL(payment.url).origin },
    form: { action: 'x' },
  })
  expect(paid.headers()['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('choices are remembered in cookies that travel by https alone', async ({ request }) => {
  const { origin } = new URL(`http://localhost:${ports.site}`)
  for (const form of [{ locale: 'en' }, { currency: 'COP' }, { theme: 'dark' }]) {
    const answer = await request.post('/preferences', { headers: { origin }, form, maxRedirects: 0 })
    expect(answer.headers()['set-cookie']).toMatch(/; SameSite=Lax; Secure$/)
  }
})

test('what browsers report as blocked is taken, a few a minute from one address', async ({ request }) => {
  const report = {
    'csp-report': { 'document-uri': 'https://x/es?a=b', 'violated-directive': 'img-src', 'blocked-uri': 'inline' },
  }
  const send = async (data: unknown) =>
    (
      await request.post('/csp-reports', {
        headers: { 'content-type': 'application/csp-report' },
        data: JSON.stringify(data),
      })
    ).status()
  expect(await send('nothing of the kind')).toBe(400)
  const statuses: number[] = []
  // they are counted by the minute, and one may begin in between: of twice as many, half are in the same
  for (let turn = 0; turn < 60 && statuses.at(-1) !== 429; turn += 1) statuses.push(await send(report))
  expect(statuses[0]).toBe(204)
  expect(statuses.at(-1)).toBe(429)
})
