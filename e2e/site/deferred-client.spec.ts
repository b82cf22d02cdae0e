import { type Page, expect, failedLoad, test } from '../test.ts'
import { expectAlive, wakeByHand } from './late-scripts.ts'
import { isScript } from '../../scripts/building/script-names.ts'

const read = '/en/espana'

const scriptsOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

const firstLink = (page: Page) => page.getByRole('banner').getByRole('link').first()

test('a page that is read loads no script until it is touched, and comes alive then @phone', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(read)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.mouse.move(100, 100, { steps: 2 })
  await expectAlive(firstLink(page))
  expect(new Set(scripts).size).toBe(scripts.length)
})

test('the first press, on a page that nobody has touched before, is answered once', async ({ page }) => {
  await page.goto(read)
  const search = page.getByRole('search', { name: 'Flights' })
  await expect(search.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('Madrid (MAD)')
  await search.getByRole('button', { name: /^Swap/ }).click()
  await expect(search.getByRole('textbox', { name: 'From', exact: true })).toHaveValue('Madrid (MAD)')
  await expect(search.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('')
})

test('with a keyboard alone it comes alive as well', async ({ page }) => {
  await page.goto(read)
  await page.keyboard.press('Tab')
  await expectAlive(firstLink(page))
})

test('a campaign is asked about though nobody touches the page', async ({ page }) => {
  await page.goto(`${read}?utm_source=news`)
  await expect(page.getByRole('region', { name: 'What we may remember' })).toBeVisible()
})

test('who comes from another site is asked with the first touch', async ({ page }) => {
  const scripts = scriptsOf(page)
  await page.goto(read, { referer: 'https://other.example/' })
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await page.mouse.move(100, 100, { steps: 2 })
  await expect(page.getByRole('region', { name: 'What we may remember' })).toBeVisible()
})

test('where it was agreed to, what brought somebody is kept though nobody touches the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('attribution-consent', 'yes'))
  await page.goto(read, { referer: 'https://other.example/' })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('attribution'))).toContain('other.example')
})

test('a page that is loaded anew is alive at once, and where it was', async ({ page }) => {
  await page.goto(read)
  await page.mouse.wheel(0, 900)
  await expectAlive(firstLink(page))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.reload()
  await expectAlive(firstLink(page))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('a client that could not be had is asked for again, and until then the page works without', async ({
  page,
  provoke,
}) => {
  provoke(failedLoad)
  await page.clock.install()
  const isClient = isScript('index')
  await page.route(isClient, (route) => route.abort())
  await page.goto(read)
  const lost = page.waitForEvent('requestfailed')
  await page.mouse.move(100, 100, { steps: 2 })
  await lost
  // the browser is told of the loss before the page is, which takes its script away as it begins to wait
  await expect(page.locator('script[type="module"][src]')).toHaveCount(0)
  await page.unroute(isClient)
  await page.clock.fastForward(10_000)
  // a page that its browser has loaded anew would wake by itself, but a journey's own clock tells of no loads
  await wakeByHand(page, firstLink(page))
})

test('words that could not be had are asked for again: with the next connection, and soon where none was missed', async ({
  page,
  provoke,
}) => {
  provoke(failedLoad)
  await page.clock.install()
  const isWords = /\/assets\/words-en-/
  await page.route(isWords, (route) => route.abort())
  await page.goto(read)
  const asked = async (again: () => Promise<unknown>): Promise<void> => {
    const lost = page.waitForEvent('requestfailed', (request) => isWords.test(request.url()))
    await again()
    await lost
  }
  await asked(() => page.mouse.move(100, 100, { steps: 2 }))
  await asked(() => page.evaluate(() => dispatchEvent(new Event('online'))))
  await page.unroute(isWords)
  await page.clock.fastForward(10_000)
  await expectAlive(firstLink(page))
})
