import { type Page, expect, test } from '../test.ts'
import { showOrders } from '../filters.ts'
import { goByRouter } from '../go-by-router.ts'
import { openEarly, wakeByHand } from './late-scripts.ts'
import { settleAfter } from '../settled.ts'
import { travelDay } from '../travel-days.ts'

const steps = (page: Page): Promise<number> => page.evaluate(() => history.length)

test('on pages to read, a change of the query only takes the place of the page’s entry', async ({ page }) => {
  for (const path of [
    '/en',
    '/en/espana',
    '/en/articulos/equipaje-de-mano',
    '/en/articulos/bienestar/jet-lag',
    '/en/aerolineas/numero-de-telefono-klm',
  ]) {
    await page.goto(path)
    const before = await steps(page)
    // the tab is about the form: until it is alive, what the page was sent with is not what it would be now
    if (path === '/en') await wakeByHand(page, page.getByRole('button', { name: 'Search flights' }))
    await goByRouter(page, `${path}?tab=hotels`)
    await expect(page).toHaveURL(`${path}?tab=hotels`)
    expect(await steps(page)).toBe(before)
    await goByRouter(page, '/en/aerolineas')
    await expect(page).toHaveURL('/en/aerolineas')
    expect(await steps(page)).toBe(before + 1)
  }
})

for (const [language, kinds] of [
  ['en', { Hotels: 'hotels', Activities: 'activities' }],
  ['es', { Hoteles: 'hotels', Actividades: 'activities' }],
] as const)
  test(`from the end of any page hotels and activities are one step away, in ${language}`, async ({ page }) => {
    for (const [name, tab] of Object.entries(kinds)) {
      await page.goto(`/${language}/politica-de-privacidad`)
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(`/${language}?tab=${tab}`)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
    }
  })

test('elsewhere a change of the query is a step to go back to', async ({ page }) => {
  const search = `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1&children=0&infants=0&cabin=economy`
  await page.goto(search)
  const before = await steps(page)
  await goByRouter(page, `${search}&sort=fastest`)
  await expect(page).toHaveURL(/sort=fastest/)
  expect(await steps(page)).toBe(before + 1)
})

test('a link that is pressed twice is one step to go back @phone', async ({ page }) => {
  const search = `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1&children=0&infants=0&cabin=economy`
  await page.goto(search)
  await page.waitForLoadState('networkidle')
  const before = await steps(page)
  await showOrders(page)
  const fastest = page.getByRole('link', { name: /^Fastest/ })
  // the address of a list that is alive follows what it is asked, without a step; before that it would be a page of its own
  await wakeByHand(page, fastest)
  await fastest.dblclick()
  await expect(page).toHaveURL(/sort=fastest/)
  expect(await steps(page)).toBe(before)
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .dblclick()
  await expect(page).toHaveTitle(/^Your trip/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Choose your fare' })).toBeVisible()
})

test('addresses that moved lead to the new ones, by their address and by the router', async ({ page }) => {
  for (const [from, to] of [
    ['/en/user', '/en'],
    ['/en/tours/espana', '/en/turs/espana'],
    ['/en/airlines/turkish-airline', '/en/aerolineas/turkish-airlines'],
    ['/en/aerolineas/turkish-airline', '/en/aerolineas/turkish-airlines'],
    ['/en/ofertas', '/en/vuelos'],
  ] as const) {
    await page.goto(`${from}?utm_source=a`)
    await expect(page).toHaveURL(`${to}?utm_source=a`)
    await page.goto('/en/articulos')
    await goByRouter(page, from)
    await expect(page).toHaveURL(to)
    await expect(page.locator('h1')).toHaveCount(1)
  }
})

test('a rule of the server that leads elsewhere loads that page, by its address and by the router', async ({
  page,
  request,
}) => {
  const partner = 'https://partner.example/seguros'
  const answer = await request.get('/en/seguros?utm_source=a', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, partner])
  await page.route(`${partner}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Partner</h1>' }))
  await page.goto('/en')
  await goByRouter(page, '/en/seguros').catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'Partner' })).toBeVisible()
  await expect(page).toHaveURL(partner)
})

test('trailing and double slashes are taken away, and the query stays', async ({ page }) => {
  await page.goto('/en//aerolineas/?utm_source=a')
  await expect(page).toHaveURL('/en/aerolineas?utm_source=a')
})

test('a content page is found in Spanish, in English and without a language', async ({ page }) => {
  for (const [path, language, title] of [
    ['/es/espana', 'es', 'España'],
    ['/en/espana', 'en', 'Spain'],
    ['/espana', 'en', 'Spain'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }
})

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY))

for (const path of [
  '/en',
  '/en/espana',
  '/en/articulos/equipaje-de-mano',
  '/en/aerolineas/numero-de-telefono-klm',
  `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1&children=0&infants=0&cabin=economy`,
]) {
  test(`who reads on before the scripts of ${path.split('?')[0]} come stays where they are @phone`, async ({
    page,
  }) => {
    const release = await openEarly(page, path)
    await page.evaluate(() => window.scrollTo(0, 600))
    expect(await scrolled(page)).toBe(600)
    await settleAfter(page, release)
    expect(await scrolled(page)).toBe(600)
    await settleAfter(page, () => page.reload())
    expect(await scrolled(page)).toBe(600)
    await goByRouter(page, '/en/aerolineas')
    await expect(page).toHaveURL('/en/aerolineas')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(600)
  })
}
