import { type Page, expect, test } from '../test.ts'
import { goToEnd } from '../end-of-page.ts'
import { hideFilters, showFilters, showOrders } from '../filters.ts'
import { farePrice, travelDay } from './choosing.ts'

const days = `departure=${travelDay(100)}&return=${travelDay(110)}`
const path = `/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&${days}&adults=2`

const offers = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByText(/^\d+ of \d+ flights$/)

/** The whole list has come: from now on the browser filters by itself. */
const openList = async (page: Page, more = ''): Promise<void> => {
  const list = page.waitForResponse((response) => response.url().includes('/api/flights/list'))
  await page.goto(path + more)
  await list
}

test('a filter applies at once, is in the URL, says what it leaves, and can be taken back @phone', async ({ page }) => {
  await openList(page)
  await showFilters(page)
  const direct = page.getByRole('checkbox', { name: /^Direct/ })
  const left = /(\d+)$/.exec((await direct.locator('xpath=..').textContent()) ?? '')?.[1]
  await direct.check()
  await expect(page).toHaveURL(/stops=0/)
  await expect(count(page)).toHaveText(new RegExp(`^${left} of `))
  for (const offer of await offers(page).all()) await expect(offer).toContainText('Direct')
  await hideFilters(page)
  await page
    .getByRole('list', { name: 'Filters chosen' })
    .getByRole('link', { name: /^Direct/ })
    .click()
  await expect(page).not.toHaveURL(/stops=/)
  await showFilters(page)
  await expect(direct).not.toBeChecked()
})

test('a filter asks nobody and is no step of the visit; its address follows it, one address for several', async ({
  page,
}) => {
  await openList(page)
  const steps = await page.evaluate(() => history.length)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const [direct, oneStop] = [/^Direct/, /^One stop/].map((name) => page.getByRole('checkbox', { name }))
  await direct?.check()
  await oneStop?.check()
  await page.getByRole('link', { name: /^Cheapest/ }).click()
  await expect(page).toHaveURL(/stops=0%2C1.*sort=cheapest/)
  expect(asked.filter((url) => /_serverFn|api\/flights|\/results\?/.test(url))).toEqual([])
  expect(await page.evaluate(() => history.length)).toBe(steps)
})

test('going back and forward, and sharing, restore what was shown', async ({ page, context }) => {
  await openList(page)
  await page.getByRole('link', { name: /^Fastest/ }).click()
  await page.getByRole('checkbox', { name: /^One stop/ }).check()
  await expect(page.getByRole('link', { name: /^One stop/ })).toBeVisible()
  const filtered = (await offers(page).first().textContent()) ?? ''
  // at once, before the address has followed the filter
  await offers(page)
    .first()
    .getByRole('link', { name: /^Choose/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Choose your return' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeVisible()
  await expect(page).toHaveURL(/stops=1.*sort=fastest/)
  await expect(page.getByRole('checkbox', { name: /^One stop/ })).toBeChecked()
  await expect(offers(page).first()).toHaveText(filtered)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(offers(other).first()).toHaveText(filtered)
  await page.goForward()
  await expect(page.getByRole('heading', { name: 'Choose your return' })).toBeVisible()
})

test('whoever goes back before the next step has come is where they were', async ({ page }) => {
  await openList(page)
  await page.getByRole('checkbox', { name: /^One stop/ }).check()
  // until its offers are alive, a link of the list leads on as any link does
  await expect(
    offers(page)
      .first()
      .getByRole('link', { name: /^Choose/ }),
  ).toHaveAttribute('href', /stops=1/)
  for (const filter of [undefined, /^Direct/]) {
    // the address has not followed it yet when somebody chooses
    if (filter) await page.getByRole('checkbox', { name: filter }).check()
    const choose = offers(page)
      .first()
      .getByRole('link', { name: /^Choose/ })
    await choose.evaluate(async (link: HTMLElement) => {
      link.click()
      // the filter may reach the address first, which is no step to go back from
      while (!/[?&]out=/.test(location.href)) await new Promise((resolve) => setTimeout(resolve))
      history.back()
    })
    await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeVisible()
    await expect(page).not.toHaveURL(/[?&]out=/)
    // and stays: nothing that was on its way leads on
    await page.waitForTimeout(400)
    await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeVisible()
  }
})

test('a filter does not move the page', async ({ page }) => {
  await openList(page)
  const box = page.getByRole('checkbox', { name: /^Morning/ }).first()
  await box.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await box.check()
  await expect(page).toHaveURL(/dep=morning/)
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(2)
})

test('taking a filter back leaves the focus in its place', async ({ page }) => {
  await openList(page)
  const direct = page.getByRole('checkbox', { name: /^Direct/ })
  await direct.check()
  await page.getByRole('button', { name: /^Reset ?: Stops/ }).press('Enter')
  await expect(direct).not.toBeChecked()
  await expect(direct).toBeFocused()
  for (const name of [/^Direct/, 'Clear all filters']) {
    await direct.check()
    await page.getByRole('link', { name }).press('Enter')
    await expect(direct).not.toBeChecked()
    await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeFocused()
  }
})

for (const width of [768, 1024]) {
  test(`how long a flight takes stands on one line, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const duration = offers(page)
      .first()
      .getByText(/^\d+\sh\s\d+\smin$/)
      .first()
    const isWhole = await duration.evaluate((words) => {
      const place = words.parentElement ?? words
      return words.getClientRects().length === 1 && words.getBoundingClientRect().width <= place.clientWidth
    })
    expect(isWhole).toBe(true)
  })
}

test('departure, return and fare are chosen by keyboard alone, and focus follows', async ({ page }) => {
  await openList(page)
  await offers(page)
    .first()
    .getByRole('link', { name: /^Choose/ })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose your return' })).toBeFocused()
  await expect(page.getByRole('heading', { name: /^Your departure/ })).toBeVisible()
  await offers(page)
    .first()
    .getByRole('link', { name: /^Choose/ })
    .press('Enter')
  await expect(page.getByRole('heading', { name: 'Choose your fare' })).toBeFocused()
  const price = await farePrice(page)
  await page
    .getByRole('link', { name: /^Continue/ })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/en\/booking\/summary\?.*offer=/)
  await expect(page.getByText(price).first()).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Change departure' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeFocused()
})

test('the departure stays in view while the return is chosen, and can be changed from there @phone', async ({
  page,
}) => {
  await openList(page)
  await offers(page)
    .first()
    .getByRole('link', { name: /^Choose/ })
    .click()
  const chosen = page.getByRole('heading', { name: /^Your departure/ })
  const heading = page.getByRole('heading', { name: 'Choose your return' })
  await expect(heading).toBeFocused()
  const [above, below] = [await chosen.boundingBox(), await heading.boundingBox()]
  expect(above && below && above.y + above.height <= below.y).toBe(true)
  await goToEnd(page)
  await offers(page).last().scrollIntoViewIfNeeded()
  await expect(chosen).toBeInViewport()
  await page.getByRole('link', { name: 'Change departure' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeFocused()
  // the second press of a double tap, where the returns have come under the finger
  const first = offers(page)
    .first()
    .getByRole('link', { name: /^Choose/ })
  await first.click()
  await heading.waitFor()
  const under = await first.boundingBox()
  if (under) await page.mouse.click(under.x + under.width / 2, under.y + under.height / 2)
  await expect(page).toHaveURL(/[?&]out=/)
  await expect(heading).toBeVisible()
  expect(page.url()).not.toContain('back=')
  await first.click()
  await expect(page).toHaveURL(/[?&]back=/)
})

test('fares compare row by row in a table, which on a phone scrolls and not the page @phone', async ({ page }) => {
  await openList(page)
  for (const chosen of ['Change departure', 'Change return']) {
    await offers(page)
      .first()
      .getByRole('link', { name: /^Choose/ })
      .click()
    await expect(page.getByRole('link', { name: chosen })).toBeVisible()
  }
  const fares = page.getByRole('table', { name: 'Fares of these flights' })
  const names = await fares.getByRole('columnheader').allTextContents()
  expect(names.length).toBeGreaterThan(1)
  for (const name of ['Total price', 'Cabin bag', 'Checked bag', 'Changes', 'Canceling', 'Seats', 'Your choice']) {
    const row = fares.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row.getByRole('cell')).toHaveCount(names.length)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await fares
    .getByRole('link', { name: /^Continue/ })
    .last()
    .focus()
  await expect(fares.getByRole('columnheader').last()).toBeInViewport()
})

test('a bag in the price raises what lacks one, and orders by it', async ({ page }) => {
  await openList(page, '&sort=cheapest')
  const total = () => offers(page).first().getByText(/^USD/).first().textContent()
  const before = await total()
  await page.getByRole('checkbox', { name: 'Price with a checked bag' }).check()
  await expect(page).toHaveURL(/bags=1/)
  await expect(offers(page).first()).toContainText(/with a checked bag each|checked bag included/)
  expect(Number((await total())?.replaceAll(/[^\d]/g, ''))).toBeGreaterThan(Number(before?.replaceAll(/[^\d]/g, '')))
})

test('a flight that was chosen at a price with a bag has the bag in it, at that price', async ({ page }) => {
  await page.goto(`${path}&bags=1`)
  for (const chosen of ['Change departure', 'Change return']) {
    await page
      .getByRole('link', { name: /^Choose/ })
      .first()
      .click()
    await expect(page.getByRole('link', { name: chosen })).toBeVisible()
  }
  const prices = page.getByRole('row', { name: /^Total price/ }).getByRole('cell')
  const place = (await prices.allTextContents()).findIndex((words) => words.includes('with a checked bag each'))
  const price = await farePrice(page, place)
  await page
    .getByRole('link', { name: /^Continue/ })
    .nth(place)
    .click()
  const total = page.getByRole('region', { name: 'Total price' })
  await expect(total.getByText(price, { exact: true }).first()).toBeVisible()
  await expect(total.getByText('Added bags', { exact: true })).toBeVisible()
  await expect(page.getByText('All changes saved').first()).toBeVisible()
  await expect(total.getByText(price, { exact: true }).first()).toBeVisible()
})

test('the graph of nearby days goes by arrow keys, stands in a table, and leads to another day', async ({ page }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Prices by day' }).click()
  const bars = page.getByRole('navigation', { name: /^Price by day/ }).getByRole('link')
  await bars.nth(14).focus()
  await page.keyboard.press('ArrowRight')
  await expect(bars.nth(15)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(bars.first()).toBeFocused()
  await expect(page.getByRole('link', { name: /lowest of these days$/ }).first()).toBeAttached()
  await expect(page.getByText('Cheapest third')).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('row')).toHaveCount(30)
  await page.getByText('Date grid').click()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(`departure=${travelDay(100)}`))
  await expect(page.getByRole('heading', { name: 'Choose your departure' })).toBeVisible()
})

test('prices of other days that did not load are asked for again', async ({ page, provoke }) => {
  provoke(/Failed to load resource.*flight-prices/)
  await openList(page)
  await page.route('**/api/flight-prices?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Prices by day' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Prices of other days couldn’t be loaded.' })
  await expect(failure).toBeVisible()
  await page.unroute('**/api/flight-prices?*')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page
      .getByRole('navigation', { name: /^Price by day/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  await expect(failure).toHaveCount(0)
})

test('however often the day or the cabin is another, the search can be changed in one place', async ({ page }) => {
  await openList(page)
  const form = page.getByRole('main').locator('summary', { hasText: 'Change the search' })
  const details = page.getByRole('main').getByText(/\s·\s\d+\stravelers?\s·\s/)
  const days = page.getByRole('navigation', { name: 'Departure day' })
  const toldDay = (): Promise<string> => details.innerText().then((words) => words.split(' – ')[0] ?? '')
  for (const [name, said] of [
    ['Next day', 'departure'],
    ['Business', 'cabin'],
    ['Next day', 'departure'],
  ] as const) {
    const before = new URL(page.url()).searchParams.get(said)
    const [day, words] = [await toldDay(), await details.innerText()]
    await expect(days).toContainText(day)
    if (said === 'cabin') await page.getByRole('button', { name: /^Cabin: / }).click()
    await page.getByRole('link', { name }).click()
    await page.waitForURL(({ searchParams }) => searchParams.get(said) !== before)
    await expect(offers(page).first()).toBeVisible()
    await expect(form).toHaveCount(1)
    await expect(details).not.toHaveText(words)
    expect((await toldDay()) === day).toBe(said === 'cabin')
    await expect(days).toContainText(await toldDay())
  }
})

test('filters that leave nothing say so and offer the way back @phone', async ({ page }) => {
  await page.goto(`${path}&price=-1`)
  await expect(page.getByRole('heading', { name: 'No matching results :(' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(offers(page)).toHaveCount(10)
})

test('where nothing flies, the page says so in the words asked for and shows what flies near @phone', async ({
  page,
}) => {
  await page.goto(`/es/vuelos/results?from=PVD&to=RAI&departure=${travelDay(100)}`)
  await expect(
    page.getByRole('heading', { name: 'Lo sentimos, no hay vuelos para su criterio de búsqueda' }),
  ).toBeVisible()
  await page.getByRole('link', { name: /BOS.*RAI/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Boston')
  await expect(offers(page).first()).toBeVisible()
})

test('a bad address is mended and the page says what it left out', async ({ page }) => {
  await page.goto(`${path}&sort=random&stops=0,9`)
  await expect(page.getByText('Part of the address could not be read')).toBeVisible()
  await expect(page.getByText('Stops (stops), Order (sort).')).toBeVisible()
  await expect(offers(page).first()).toContainText('Direct')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, orders, pages and choices work @phone', async ({ page }) => {
    await page.goto(path)
    await expect(offers(page)).toHaveCount(10)
    await showFilters(page)
    await page.getByRole('checkbox', { name: /^Direct/ }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/stops=0/)
    await showOrders(page)
    await page.getByRole('link', { name: /^Cheapest/ }).click()
    await expect(page).toHaveURL(/stops=0.*sort=cheapest/)
    await offers(page)
      .first()
      .getByRole('link', { name: /^Choose/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Choose your return' })).toBeVisible()
    await offers(page)
      .first()
      .getByRole('link', { name: /^Choose/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Choose your fare' })).toBeVisible()
    await page
      .getByRole('link', { name: /^Continue/ })
      .first()
      .click()
    await expect(page).toHaveURL(/booking\/summary/)
  })
})
