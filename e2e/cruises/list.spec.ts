import { violationsInThemes } from '../axe.ts'
import { bendBackend } from '../faults.ts'
import { hideFilters, showFilters } from '../filters.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'

test.afterEach(({ page: _page }, { tags }) => (tags.includes('@faults') ? bendBackend({}) : undefined))

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const count = (page: Page) => page.getByRole('main').locator('h2 output').first()

/** Of each row, the price of a balcony; NaN where it has none. */
const balconies = async (page: Page): Promise<number[]> =>
  (await rows(page).allTextContents()).map((text) =>
    Number(/balc(?:ony|ón) USD\s([\d.,]+)/.exec(text)?.[1]?.replaceAll(/[.,]/g, '')),
  )

for (const [language, last] of [
  ['en', 'no balcony left'],
  ['es', 'sin balcones disponibles'],
] as const) {
  test(`sailings stand by the price of a balcony, those without one last, in ${language} @phone`, async ({ page }) => {
    await page.goto(`/${language}/cruceros`)
    await expect(rows(page)).toHaveCount(10)
    const prices = await balconies(page)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await page.goto(`/${language}/cruceros?page=5`)
    const texts = await rows(page).allTextContents()
    expect(texts.at(-1)).toContain(last)
    const [firstWithout] = texts.flatMap((text, index) => (text.includes(last) ? [index] : []))
    expect(texts.slice(firstWithout).every((text) => text.includes(last))).toBe(true)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(over).toBeLessThanOrEqual(0)
  })
}

test('six sailings are above the fold, each with its course', async ({ page }) => {
  await page.goto('/en/cruceros')
  const whole = await rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  )
  expect(whole).toBeGreaterThanOrEqual(6)
  for (const row of await rows(page).all()) await expect(row.locator('path.map-course')).toHaveAttribute('d', /^M.{60}/)
})

const groups = [
  ['Destination', /^destination=[\w-]+$/],
  ['Departing port', /^port=\w{5}$/],
  ['Month of departure', /^month=\d{4}-\d{2}$/],
  ['Cruise line', /^line=[\w-]+$/],
  ['Ship', /^ship=[\w-]+$/],
] as const

test('each filter says how many it leaves, leaves them, stands in the address and can be taken back @phone', async ({
  page,
}) => {
  await page.goto('/en/cruceros')
  for (const [group, parameter] of groups) {
    await showFilters(page)
    const choice = page.getByRole('group', { name: group }).getByRole('checkbox').first()
    const left = Number(await choice.locator('xpath=ancestor::label[1]/*[last()]').textContent())
    await choice.check()
    await expect.poll(() => new URL(page.url()).search.slice(1)).toMatch(parameter)
    await expect(count(page)).toHaveText(`${left} of 46 sailings`)
    await hideFilters(page)
    await page.getByRole('list', { name: 'Filters chosen' }).getByRole('link').first().click()
    await expect(count(page)).toHaveText('46 sailings')
  }
})

test('dates leave what goes and comes back between them, and an address says them', async ({ page }) => {
  await page.goto('/en/cruceros')
  await page.getByLabel('Leaving on or after').fill('2027-06-01')
  await page.getByLabel('Back by').fill('2027-06-30')
  await expect(page).toHaveURL(/\?from=2027-06-01&until=2027-06-30$/)
  for (const text of await rows(page).allTextContents()) expect(text).toMatch(/Jun \d+ – Jun \d+, 2027/)
  const left = await rows(page).count()
  await page.goto('/es/cruceros?from=2027-06-01&until=2027-06-30')
  await expect(count(page)).toHaveText(`${left} de 46 salidas`)
})

test('no sailing is left: it says so, and all filters are taken back at once', async ({ page }) => {
  await page.goto('/en/cruceros?destination=alaska&ship=salina')
  await expect(page.getByRole('heading', { name: 'No matching results :(' })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(count(page)).toHaveText('46 sailings')
})

test('a part of the address that cannot be read is named, and the rest holds', async ({ page }) => {
  await page.goto('/en/cruceros?month=2027-13&destination=alaska')
  await expect(page.getByText('Month of departure (month)')).toBeVisible()
  await expect(count(page)).toHaveText('4 of 46 sailings')
})

test('the soonest come first where somebody asks for it, by keyboard alone', async ({ page }) => {
  await page.goto('/en/cruceros')
  await page.getByRole('link', { name: 'Soonest' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sort=soonest$/)
  await expect(rows(page).first()).toContainText('Jan 9 – Jan 21, 2027')
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/cruceros\/patagonia-lucero-del-sur-2027-01-09$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?sort=soonest$/)
  await expect(rows(page).first()).toContainText('Jan 9 – Jan 21, 2027')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and every page of the list has an address', async ({ page }) => {
    await page.goto('/en/cruceros')
    await page.getByRole('checkbox', { name: 'Alaska' }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(count(page)).toHaveText('4 of 46 sailings')
    await page.goto('/en/cruceros')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2#/)
    await expect(rows(page)).toHaveCount(10)
  })

  test('the form of the home page leads to the list', async ({ page }) => {
    await page.goto('/es?tab=cruises')
    await page.getByLabel('Regreso a más tardar el').fill('2027-02-28')
    await page.getByRole('button', { name: 'Ver cruceros' }).click()
    await expect(page).toHaveURL(/\/es\/cruceros\?.*until=2027-02-28/)
    await expect(count(page)).toContainText('de 46 salidas')
  })
})

test('the tab on the home page offers destinations with their counts, and sailings that lead on', async ({ page }) => {
  await page.goto('/en?tab=cruises')
  await page.getByLabel('Destination').selectOption('Alaska (4)')
  await page.getByRole('button', { name: 'See cruises' }).click()
  await expect(count(page)).toHaveText('4 of 46 sailings')
  await page.goto('/en?tab=cruises')
  const teaser = page.getByRole('main').getByRole('article').first()
  const name = await teaser.getByRole('link').textContent()
  await teaser.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('teasers on pages of content lead to a sailing, and to all of the region', async ({ page }) => {
  await page.goto('/es/inspiracion/islas-del-caribe')
  const teaser = page.getByRole('region', { name: 'Varias islas en un barco' })
  await expect(teaser.getByRole('article')).toHaveCount(3)
  await teaser.getByRole('link', { name: 'Todos estos cruceros' }).click()
  await expect(page).toHaveURL(/\/es\/cruceros\?destination=caribbean$/)
  await expect(count(page)).toHaveText('11 de 46 salidas')
  await page.goBack()
  await teaser.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/es\/cruceros\/[\w-]+$/)
})

for (const [language, heading] of [
  ['en', 'We cannot show cruises right now'],
  ['es', 'No podemos mostrar cruceros en este momento'],
] as const)
  test(`sailings that cannot be had are told in words, status 503, in ${language} @faults`, async ({
    page,
    provoke,
  }) => {
    provoke(failedLoad)
    await bendBackend({ status: 500, path: '/graphql' })
    // only the list in Spanish is asked for by others, as the map of the site
    for (const path of language === 'en' ? ['', '/never-asked-for'] : ['/never-asked-for']) {
      const response = await page.goto(`/${language}/cruceros${path}`)
      expect(response?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect(await violationsInThemes(page)).toEqual([])
    }
  })
