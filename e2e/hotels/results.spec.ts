import { violationsInThemes } from '../axe.ts'
import { faultsOfSight } from '../faults-of-sight.ts'
import { hideFilters, showFilters } from '../filters.ts'
import { type Page, expect, test } from '../test.ts'
import { stayDays } from '../travel-days.ts'
import { wakeByHand } from '../site/late-scripts.ts'

const search = `destination=CTG&${stayDays()}&guests=2`
const listOf = (parameters: string, language = 'en') => `/${language}/hoteles/result?${parameters}`

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').locator('h2 output').first()
/** How many hotels a list that nothing was filtered from has: on some days one is full. */
const allOf = async (page: Page): Promise<number> => {
  await expect(count(page)).toHaveText(/^2[45] hotels$/)
  return Number.parseInt(await count(page).innerText())
}
/** The totals of the cards on the page: the first price in each. */
const totals = async (page: Page): Promise<number[]> =>
  (await cards(page).allTextContents()).map((text) =>
    Number(/USD\s([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '')),
  )

/** How many cards are wholly on the screen before anybody scrolls, and how much of the next one. */
const aboveTheFold = async (page: Page): Promise<number> => {
  const boxes = await cards(page).evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  )
  const fold = page.viewportSize()?.height ?? 0
  return boxes.reduce(
    (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, fold) - Math.max(top, 0)) / (bottom - top),
    0,
  )
}

for (const language of ['en', 'es']) {
  test(`six hotels and the map are above the fold, in ${language}`, async ({ page }) => {
    for (const place of ['CTG', 'MAD', 'BOG']) {
      await page.goto(listOf(search.replace('CTG', place), language))
      await expect(cards(page)).toHaveCount(10)
      expect(Math.floor(await aboveTheFold(page)), place).toBeGreaterThanOrEqual(6)
    }
    const pin = page
      .getByRole('group', { name: /these hotels|estos hoteles/ })
      .getByRole('button')
      .first()
    await expect(pin).toBeInViewport()
  })

  test(`four are on a phone, in ${language} @phone-only`, async ({ page }) => {
    for (const place of ['CTG', 'MAD', 'BOG']) {
      await page.goto(listOf(search.replace('CTG', place), language))
      await expect(cards(page)).toHaveCount(10)
      expect(await aboveTheFold(page), place).toBeGreaterThanOrEqual(4)
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(width).toBeLessThanOrEqual(0)
    }
  })
}

const groups = [
  ['Budget per night', /^budget=\d+$/],
  ['Cancellation', /^cancellation=free$/],
  ['Stars', /^stars=\d$/],
  ['Amenities', /^amenities=\w+$/],
  ['Accessible rooms', /^access=\w+$/],
  ['Type of accommodation', /^type=\w+$/],
  ['Quality of the property', /^quality=\w+$/],
] as const

test('each filter says how many it leaves, leaves them, stands in the address and can be taken back @phone', async ({
  page,
}) => {
  await page.goto(listOf(search))
  const all = await allOf(page)
  for (const [group, parameter] of groups) {
    await showFilters(page)
    const choices = page.getByRole('group', { name: group })
    const choice = choices
      .getByRole(group === 'Budget per night' ? 'radio' : 'checkbox')
      .nth(group === 'Budget per night' ? 2 : 0)
    const left = Number(await choice.locator('xpath=ancestor::label[1]/*[last()]').textContent())
    await choice.check()
    await expect
      .poll(
        () =>
          new URL(page.url()).search
            .slice(1)
            .split('&')
            .filter((one) => parameter.test(one)).length,
        group,
      )
      .toBe(1)
    await expect(count(page), group).toHaveText(left === all ? `${all} hotels` : `${left} of ${all} hotels`)
    await expect(cards(page)).toHaveCount(Math.min(left, 10))
    await hideFilters(page)
    await page.getByRole('list', { name: 'Filters chosen' }).getByRole('link').first().click()
    await expect(count(page)).toHaveText(`${all} hotels`)
    await expect(page).toHaveURL(new RegExp(`${search}$`))
  }
  const first = (await cards(page).first().getByRole('link').textContent()) ?? ''
  await showFilters(page)
  await page.getByLabel('Name of the hotel').fill(first.toUpperCase())
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText(first)
})

test('by price upwards and downwards, ten a page, the total first and a night of it after', async ({ page }) => {
  await page.goto(listOf(search))
  const all = await allOf(page)
  const upwards = await totals(page)
  expect(upwards).toHaveLength(10)
  expect(upwards).toEqual(upwards.toSorted((a, b) => a - b))
  await expect(cards(page).first()).toContainText(/USD\s[\d.,]+4\snights · USD\s[\d.,]+ a night/)
  const [, total, nightly] =
    /USD\s([\d.]+)4\snights · USD\s([\d.]+) a night/.exec((await cards(page).first().textContent()) ?? '') ?? []
  expect(Math.abs(Number(nightly) * 4 - Number(total))).toBeLessThanOrEqual(0.04)
  await page.getByRole('navigation', { name: 'Pages of hotels' }).getByRole('link', { name: 'Page 3' }).click()
  await expect(cards(page)).toHaveCount(all - 20)
  const dearest = Math.max(...(await totals(page)))
  await page.getByRole('link', { name: 'Highest price' }).click()
  await expect(cards(page)).toHaveCount(10)
  await expect(page).toHaveURL(/sort=dearest$/)
  const downwards = await totals(page)
  expect(downwards[0]).toBe(dearest)
  expect(downwards).toEqual(downwards.toSorted((a, b) => b - a))
})

test('until when cancelling is free stands on the card, and is the price where only that is asked for', async ({
  page,
}) => {
  await page.goto(listOf(search))
  const card = cards(page)
    .filter({ hasText: /Free cancellation until \w{3} \d+, \d+:\d\d\sPM hotel time · USD/ })
    .first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  const dearer = /hotel time · (USD\s[\d.,]+)/.exec((await card.textContent()) ?? '')?.[1] ?? 'none'
  await page.getByRole('checkbox', { name: /^Free cancellation/ }).check()
  const same = page.getByRole('article').filter({ hasText: name }).first()
  await expect(same).toContainText(new RegExp(`${dearer.replaceAll(/[.\s]/g, '.')}4\\snights`))
  await expect(same).not.toContainText('Non-refundable')
})

test('list and map answer each other: pointer, focus and choice', async ({ page }) => {
  await page.goto(listOf(search))
  const pins = page.getByRole('group', { name: 'Map of these hotels' })
  const name = (await cards(page).first().getByRole('link').textContent()) ?? ''
  const pin = pins.getByRole('button', { name: new RegExp(`^${name}, USD`) })
  await expect(pin).toBeVisible()
  await expect(pins.getByRole('button')).toHaveCount(10)
  const marked = 'rgb(26, 34, 38)'
  await expect(pin).not.toHaveCSS('background-color', marked)
  await cards(page).first().hover()
  await expect(pin).toHaveCSS('background-color', marked)
  await page.mouse.move(0, 0)
  await expect(pin).not.toHaveCSS('background-color', marked)
  await cards(page).first().getByRole('link').focus()
  await expect(pin).toHaveCSS('background-color', marked)
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toHaveClass(/ring-primary/)
  const close = page.getByRole('button', { name: 'Close', exact: true })
  const chosen = page.locator('.map-sea').getByRole('article')
  expect(await faultsOfSight(chosen, new RegExp(name))).toEqual([])
  await close.click()
  await expect(close).toHaveCount(0)
  await expect(pin).toBeFocused()
  await pin.click()
  // the filter leaves the chosen hotel's card and pin alone with each other
  await page.getByLabel('Name of the hotel').fill(name)
  await expect(pins.getByRole('button')).toHaveCount(1)
})

test('a name that is typed with a pause in its midst keeps all its letters', async ({ page }) => {
  await page.goto(listOf(search))
  const name = page.getByLabel('Name of the hotel')
  await wakeByHand(page, name)
  await name.pressSequentially('la ')
  await expect(page).toHaveURL(/[?&]name=la(?:&|$)/)
  await expect(name).toHaveValue('la ')
  await name.pressSequentially('p')
  await expect(page).toHaveURL(/[?&]name=la\+p(?:&|$)/)
  await expect(name).toHaveValue('la p')
})

test('on a phone the map is a sheet over the list, and a pin shows its card @phone-only', async ({ page }) => {
  await page.goto(listOf(search))
  // the button is there before what it opens
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Map' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Map of these hotels' })
  const pin = sheet.getByRole('group').getByRole('button').first()
  const [name = ''] = ((await pin.getAttribute('aria-label')) ?? '').split(',')
  await pin.tap()
  await expect(sheet.getByRole('article')).toContainText(name)
  expect(await violationsInThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
  await expect(sheet.getByRole('article')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'List' }).tap()
  await expect(sheet).toBeHidden()
})

test('after fifteen minutes the page asks what to do, and shows prices anew @phone', async ({ page }) => {
  await page.clock.install()
  // a browser keeps a list for a minute of the real clock, which has not passed
  await page.route('**/api/hotels/list?*', (route) => route.continue())
  await page.goto(listOf(search))
  await expect(page.getByText(/^Prices checked, held until|^Prices were held until/)).toBeVisible()
  await page.clock.fastForward('16:00')
  const dialog = page.getByRole('dialog', { name: 'Your session has timed out.' })
  await expect(dialog).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Refresh results' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
})

const states = [
  { name: 'a list', parameters: search, says: /^2[45] hotels$/ },
  { name: 'filters that leave none', parameters: `${search}&name=qqqq`, says: 'No matching results :(' },
  {
    name: 'no hotel at all',
    parameters: `destination=PRUEBAS&${stayDays()}&guests=9`,
    says: 'No results found for your search',
  },
  {
    name: 'a hotel that does not answer',
    parameters: `destination=PRUEBAS&${stayDays()}&guests=2`,
    says: 'Some hotels did not answer',
  },
  {
    name: 'a search that is mended',
    parameters: 'destination=nowhere&checkIn=soon&guests=12',
    says: 'We adjusted your search',
  },
  {
    name: 'filters that nobody can read',
    parameters: `${search}&stars=9&budget=x`,
    says: 'Part of the address could not be read',
  },
] as const

for (const { name, parameters, says } of states)
  test(`${name}: said, and sound in both themes @phone`, async ({ page }) => {
    await page.goto(listOf(parameters))
    await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, orders and pages work', async ({ page }) => {
    await page.goto(listOf(search))
    await page.getByRole('checkbox', { name: /^4 stars/ }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL(/stars=4/)
    await expect(count(page)).toHaveText(/^\d+ of 2[45] hotels$/)
    await page.getByRole('link', { name: 'Highest price' }).click()
    await expect(page).toHaveURL(/stars=4.*sort=dearest/)
    const shown = await totals(page)
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  })
})
