import { violationsInThemes } from '../axe.ts'
import { type Locator, type Page, expect, test } from '../test.ts'
import { bendBackend } from '../faults.ts'
import { expectAlive } from '../site/late-scripts.ts'

const places = (page: Page): Locator =>
  page.getByRole('region', { name: /^\d+ (places?|destinos?)$/ }).getByRole('link', { name: /USD \d/ })

const priceIn = (text: string): string => /USD\s[\d.,]+/u.exec(text)?.[0] ?? 'no price'

const monthAhead = (months: number): string => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 7)
}

const amounts = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => Number(priceIn(text).replaceAll(/[^\d.]/g, '')))

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('places stand cheapest first, and each leads to flights at its price', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Explore' }).click()
    await page.getByLabel('From', { exact: true }).fill('Madrid')
    await page.getByLabel('Month').selectOption(monthAhead(3))
    await page.getByLabel('How long').selectOption('14')
    await page.getByRole('button', { name: 'See prices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Where to go from Madrid' })).toBeVisible()
    await expect(places(page)).toHaveCount(25)
    const prices = amounts(await places(page).allInnerTexts())
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const lima = places(page).filter({ hasText: 'Lima' })
    const shown = priceIn(await lima.innerText())
    await lima.click()
    await expect(page).toHaveURL(
      new RegExp(`/en/vuelos-madrid-lima/results\\?from=MAD&to=LIM&departure=${monthAhead(3)}`),
    )
    await expect(page.getByRole('article').first()).toContainText(shown)
  })

  test('an origin that nobody knows is said, and prices are from nearby', async ({ page }) => {
    await page.goto('/en/explorar?from=qqxxqqzz')
    await expect(page.getByText('We do not know “qqxxqqzz”. These are prices from near you.')).toBeVisible()
    await expect(places(page).first()).toBeVisible()
  })
})

test('a budget leaves out what is dearer, by keyboard alone', async ({ page }) => {
  await page.goto('/en/explorar?from=BOG')
  const budget = page.getByRole('slider', { name: 'Your budget' })
  await expectAlive(budget)
  const all = await places(page).count()
  await budget.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => places(page).count()).toBeLessThan(all)
  const most = Number(await budget.inputValue())
  for (const price of amounts(await places(page).allInnerTexts())) expect(price).toBeLessThanOrEqual(most)
  await expect(page.getByRole('status').filter({ hasText: /^\d+ places?$/ })).toHaveText(
    await page.getByRole('heading', { level: 2, name: /^\d+ places?$/ }).innerText(),
  )
  await expect(page).toHaveURL(new RegExp(`budget=${most}`))
  await page.keyboard.press('End')
  await expect(places(page)).toHaveCount(all)
  await expect(page).not.toHaveURL(/budget/)
})

test('a budget below the cheapest place is as much as that costs', async ({ page }) => {
  await page.goto('/en/explorar?from=BOG&budget=1')
  await expect(places(page).first()).toBeVisible()
})

test('the map has a pin for each place, which leads to its flights by keyboard alone', async ({ page }) => {
  await page.goto('/en/explorar?from=BOG')
  const map = page.getByRole('group', { name: 'Map of prices' })
  await expect(map.getByRole('button')).toHaveCount(await places(page).count())
  const first = map.getByRole('button').first()
  await places(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(first).not.toBeFocused()
  const pin = map.locator('button:focus')
  const [, name = '', price = ''] = /^(.*), from (.*)$/.exec((await pin.getAttribute('aria-label')) ?? '') ?? []
  expect(price).toMatch(/^USD\s\d/u)
  await page.keyboard.press('Enter')
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listitem').getByRole('link', { name: new RegExp(`^${name}`) })).toBeFocused()
})

test('another month is asked for without a new page, and axe finds nothing @phone', async ({ page }) => {
  await page.goto('/en/explorar?from=BOG')
  await expectAlive(page.getByRole('slider', { name: 'Your budget' }))
  await page.getByLabel('Month').selectOption(monthAhead(5))
  await page.getByRole('button', { name: 'See prices' }).click()
  await expect(page).toHaveURL(new RegExp(`month=${monthAhead(5)}`))
  await expect(places(page).first()).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('on a phone the map has the whole screen @phone-only', async ({ page }) => {
  await page.goto('/en/explorar?from=BOG')
  await expectAlive(page.getByRole('slider', { name: 'Your budget' }))
  await page.getByRole('button', { name: 'Map' }).tap()
  const map = page.getByRole('dialog').getByRole('group', { name: 'Map of prices' })
  await expect(map.getByRole('button').first()).toBeVisible()
})

test('says which place it took words for', async ({ page }) => {
  await page.goto(`/en/explorar?from=madri&month=${monthAhead(3)}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Where to go from Madrid' })).toBeVisible()
  await expect(page.getByText('We took “madri” to be Madrid (MAD).')).toBeVisible()
})

test.describe('over a backend that fails', () => {
  test.afterEach(() => bendBackend({}))

  test('prices that cannot be had are said, and asked for again @faults', async ({ page }) => {
    await bendBackend({ drop: true, path: '/air/flight-prices' })
    await page.goto(`/en/explorar?from=BOG&month=${monthAhead(7)}&nights=3`)
    await expect(page.getByRole('heading', { name: 'We cannot look up prices right now' })).toBeVisible()
    await bendBackend({})
    await page.getByRole('link', { name: 'Search again' }).click()
    await expect(places(page).first()).toBeVisible()
  })

  test('a place that cannot be looked up is not said to be unknown @faults', async ({ page }) => {
    await bendBackend({ drop: true, path: '/search/airports' })
    await page.goto('/en/explorar?from=Nowhere+that+was+asked+for')
    await expect(page.getByRole('heading', { name: 'We cannot look up prices right now' })).toBeVisible()
    await expect(page.getByText('We do not know')).toHaveCount(0)
  })
})
