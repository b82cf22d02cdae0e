import { expect, test, failedLoad } from '../test.ts'
import { becomeVisitor, cards } from './paying.ts'
import { readyVisitor } from './ready-visitor.ts'

const notIds = ['', '.', '..', 'a/b', '%00', 'x'.repeat(3000)]

test('an id that could be none is a booking that is not found, for its owner too', async ({ page, provoke }) => {
  provoke(failedLoad)
  const visitor = await readyVisitor()
  await visitor.payByCard(cards.good)
  await becomeVisitor(page, visitor)
  for (const id of notIds) {
    const query = new URLSearchParams({ booking: id })
    expect((await page.goto(`/en/user/my-journey/booking-detail?${query}`))?.status()).toBe(404)
    const calendar = await page.request.get(`/api/trips/calendar?${query}`)
    expect([calendar.status(), calendar.headers()['cache-control']]).toEqual([404, 'no-store'])
  }
})

test('the lookup is a form of this site’s own: from elsewhere, or as something else, it is refused', async ({
  request,
  baseURL,
}) => {
  const fields = { form: { referenceId: 'ZZZZZZ', email: 'a@example.com' } }
  const send = async (asked: Parameters<typeof request.post>[1]): Promise<number> =>
    (await request.post('/en/user/my-journey/lookup', { maxRedirects: 0, ...asked })).status()
  const own = { origin: baseURL ?? '' }
  expect(await send({ headers: own, ...fields })).toBe(303)
  expect(await send({ headers: { origin: 'https://evil.example' }, ...fields })).toBe(403)
  expect(await send({ headers: own, data: { referenceId: 'ZZZZZZ' } })).toBe(400)
  expect(await send({ headers: own })).toBe(400)
})

test('a link to where a form of my journey goes leads to that page, in its language', async ({ request }) => {
  for (const form of ['lookup', 'leave', 'mail']) {
    const answer = await request.get(`/en/user/my-journey/${form}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/en/user/my-journey'])
  }
})
