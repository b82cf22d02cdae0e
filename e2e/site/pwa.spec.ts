import { workerInCharge } from '../offline.ts'
import { type Page, expect, test, failedLoad } from '../test.ts'
import { settleAfter } from '../settled.ts'

/** Another build, as the page's next question finds it. */
const deploy = async (page: Page): Promise<void> => {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'another', timestamp: 0 } }))
}

const newer = 'There is a newer version of this site'

/** Again where the part of the page that asks had not settled in the first five. */
const fiveMinutesPass = (page: Page): Promise<void> =>
  expect(async () => {
    await page.clock.runFor('05:01')
    await expect(page.getByText(newer)).toBeVisible({ timeout: 500 })
  }).toPass()

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a page that was never seen is the offline page, in its language, and the way back works @phone', async ({
    page,
    context,
    provoke,
  }) => {
    provoke(failedLoad)
    await page.goto('/en')
    await workerInCharge(page)
    await context.setOffline(true)
    await page.goto('/en/politica-de-privacidad')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline and this page isn’t saved')
    await page.goto('/es/terminos-y-condiciones')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No tienes conexión y esta página no está guardada',
    )
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Volver a intentarlo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Términos')
  })
})

test.describe('with a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('copies of trips go after thirty days', async ({ page }) => {
    await page.goto('/en')
    await workerInCharge(page)
    const kept = () => page.evaluate(async () => (await (await caches.open('itineraries')).keys()).length)
    await page.evaluate(async () => {
      const cache = await caches.open('itineraries')
      for (const days of [29, 31]) {
        const keptAt = String(Date.now() - days * 86_400_000)
        await cache.put(`/en/trips/${days}`, new Response('', { headers: { 'x-kept-at': keptAt } }))
      }
    })
    expect(await kept()).toBe(2)
    await page.goto('/en/politica-de-privacidad')
    await expect.poll(kept).toBe(1)
  })
})

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/en')
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.display).toBe('standalone')
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})

test.describe('a new build', () => {
  test('is offered, not forced, and taken on request', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en')
    await deploy(page)
    await fiveMinutesPass(page)
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await page.getByRole('button', { name: 'Load it now' }).click()
    await page.waitForFunction(() => !('isOld' in window))
    await expect(page).toHaveURL('/en')
  })

  test('is what the next page comes from', async ({ page }) => {
    await page.clock.install()
    await page.goto('/en')
    await deploy(page)
    await fiveMinutesPass(page)
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(page.getByText(newer)).toBeHidden()
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await page.waitForFunction(() => !('isOld' in window))
  })
})

test('the offer to install is dismissed for good', async ({ page }) => {
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} })
      window.dispatchEvent(event)
    })
  const card = page.getByText('Keep Trayecto handy')
  await page.goto('/en')
  await expect(async () => {
    await offer()
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expect(card).toBeHidden()
  await settleAfter(page, () => page.reload())
  await offer()
  await expect(card).toBeHidden()
})

const missing = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/(?!.*\.css)/, (route) =>
    route.request().resourceType() === 'script' ? route.fulfill({ status: 404 }) : route.continue(),
  )
}

test.describe('a script that is gone', () => {
  test('makes the page load anew, once', async ({ page, provoke }) => {
    provoke(/Failed to load resource|of undefined/)
    await settleAfter(page, () => page.goto('/en'))
    await missing(page)
    let loads = 0
    page.on('framenavigated', () => (loads += 1))
    const gone = () =>
      page.evaluate(
        () => void setTimeout(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))),
      )
    const loaded = page.waitForEvent('load')
    await gone()
    await loaded
    expect(loads).toBe(1)
    await page.unrouteAll()
  })

  test('never takes a page from under words that are not saved', async ({ page }) => {
    await settleAfter(page, () => page.goto('/en'))
    await page.getByLabel('To', { exact: true }).pressSequentially('bog')
    await page.evaluate(() => {
      Object.assign(window, { isOld: true })
      window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
    })
    await expect(page.getByText(newer)).toBeVisible()
    await expect(page.getByText('Finish what you are typing first')).toBeVisible()
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
  })
})
