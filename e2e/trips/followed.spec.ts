import { expect, failedLoad, test } from '../test.ts'
import { workerInCharge } from '../offline.ts'
import { booked } from './booked.ts'

const calls = '**/_serverFn/**'

for (const [what, answer] of [
  ['no answer', undefined],
  ['an answer of something in between', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
] as const)
  test(`a confirmation stands whatever becomes of what it asks by itself: ${what}`, async ({
    page,
    context,
    provoke,
  }) => {
    test.slow()
    provoke(failedLoad)
    await booked(context)
    await page.goto('/en/booking/confirm')
    await expect(page.getByText('Confirmed, ticket being issued')).toBeVisible()
    let asked = 0
    await page.route(calls, (route) => {
      asked += 1
      return answer ? route.fulfill(answer) : route.abort()
    })
    await expect.poll(() => asked).toBeGreaterThan(1)
    await expect(page.getByRole('heading', { level: 1, name: /^Thank you, Ana/ })).toBeVisible()
    await expect(page.getByText('Confirmed, ticket being issued')).toBeVisible()
    await page.unroute(calls)
    await expect(page.getByText('Confirmed, tickets issued')).toBeVisible({ timeout: 25_000 })
  })

test('a trip is looked at again as soon as there is a connection, and not at its next turn alone', async ({
  page,
  context,
}) => {
  test.slow()
  await page.clock.install()
  await booked(context)
  await page.goto('/en/booking/confirm')
  await expect(page.getByText('Confirmed, ticket being issued')).toBeVisible()
  const turn = page.waitForRequest(calls)
  await page.clock.runFor('00:05')
  await turn
  // from here on no turn comes
  await page.clock.pauseAt(Date.now() + 10_000)
  await context.setOffline(true)
  const looked = page.waitForRequest(calls)
  await context.setOffline(false)
  await looked
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the copy on the device is of the tickets too, once they have come', async ({ page, context, provoke }) => {
    test.slow()
    provoke(failedLoad)
    await booked(context)
    await page.goto('/en/booking/confirm')
    await expect(page.getByText('Confirmed, ticket being issued')).toBeVisible()
    await workerInCharge(page)
    await expect(page.getByText('Confirmed, tickets issued')).toBeVisible({ timeout: 25_000 })
    const copy = () =>
      page.evaluate(async () => (await (await caches.match('/en/booking/confirm'))?.text())?.includes('tickets issued'))
    await expect.poll(copy).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('You are offline: this is the copy kept on this device')).toBeVisible()
    await expect(page.getByText('Confirmed, tickets issued')).toBeVisible()
  })
})
