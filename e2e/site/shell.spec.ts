import { expect, test, failedLoad } from '../test.ts'
import { anHourAgo, expectAlive } from './late-scripts.ts'
import { settleAfter } from '../settled.ts'
import { travelDay } from '../travel-days.ts'

const results = `/vuelos-bogota-madrid/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1&cabin=economy`

test('the page speaks the language of its address @phone', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a language chosen mid-search keeps the search, and is remembered @phone', async ({ page, context }) => {
  await page.goto(`/es${results}`)
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.waitForURL(`/en${results}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')
  expect(cookie).toMatchObject({ value: 'en', sameSite: 'Lax' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a theme and a currency apply at once, and stay', async ({ page }) => {
  // prices of a page that was kept since the hour before would be asked for anew
  await page.addInitScript(anHourAgo)
  await page.goto('/en')
  const menu = page.getByRole('button', { name: /^Language, currency and theme/ })
  await menu.click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Show prices also in').selectOption('COP')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAccessibleName(/COP/)
  await expect(page.getByRole('region', { name: /^From / }).getByText(/≈.COP/)).toHaveCount(6)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu).toHaveAccessibleName(/COP/)
})

test('the keyboard reaches the content first, and another page at its top', async ({ page }) => {
  await page.goto('/en')
  const top = async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y
  const before = await top()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  // it lies over the page, which stays where it is
  await expect(skip).toHaveCSS('position', 'absolute')
  expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  expect(await top()).toBe(before)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const journey = page.getByRole('link', { name: 'My journey' }).first()
  // before the page is alive its links load the next page whole, which begins at its top by itself
  await expectAlive(journey)
  await journey.click()
  await expect(page.getByRole('heading', { level: 1, name: 'My journey' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a suggested route leads to its results', async ({ page }) => {
  await page.goto('/en')
  const route = page
    .getByRole('region', { name: /^From / })
    .getByRole('listitem')
    .getByRole('link')
    .first()
  await expect(route).toContainText(/USD/)
  await route.click()
  await expect(page).toHaveURL(/\/en\/vuelos-[a-z-]+\/results\?from=[A-Z]{3}&to=[A-Z]{3}/)
})

test('being offline is said, and taken back', async ({ page, context, provoke }) => {
  provoke(failedLoad)
  await settleAfter(page, () => page.goto('/en'))
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toBeHidden()
})

test('an unknown address is a 404 that helps', async ({ page, provoke }) => {
  provoke(failedLoad)
  const answer = await page.goto('/en/no-such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Page not found: /no-such/page')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Search flights' }).click()
  await expect(page).toHaveURL('/en')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('language, theme and currency are forms', async ({ page }) => {
    await page.goto(`/es${results}`)
    await page.getByRole('button', { name: /^Idioma/ }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL(`/en${results}`)
    const menu = page.getByRole('button', { name: /^Language, currency and theme/ })
    await menu.click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await menu.click()
    await page.getByLabel('Show prices also in').selectOption('EUR')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(page).toHaveURL(`/en${results}`)
    await expect(page.getByText(/≈.EUR/).first()).toBeVisible()
  })
})

for (const [from, status, to] of [
  ['/es/', 308, '/es'],
  ['/es//user/?a=1', 301, '/es?a=1'],
  ['/tours/peru?x=1', 301, '/turs/peru?x=1'],
  ['/booking/billingsummary', 301, '/booking/BillingSummary'],
] as const) {
  test(`${from} has moved to ${to}`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(status)
    expect(answer.headers()['location']).toBe(to)
  })
}
