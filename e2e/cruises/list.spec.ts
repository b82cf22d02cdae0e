import { violationsInThemes } from '../axe.ts'
import { bendBackend } from '../faults.ts'
import { hideFilters, showFilters } from '../filters.ts'
import { expectAlive } from '../site/late-scripts.ts'
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

const bounds = {
  en: {
    first: 'Leaving on or after',
    last: 'Back by',
    open: 'Choose a day',
    later: 'Later month',
    clear: 'Clear the day',
  },
  es: {
    first: 'Salida a partir del',
    last: 'Regreso a más tardar el',
    open: 'Elige un día',
    later: 'Mes siguiente',
    clear: 'Quitar el día',
  },
} as const

/** A bound of the days: its button, and the calendar of its name. */
const bound = (page: Page, language: keyof typeof bounds, end: 'first' | 'last') => {
  const { open, later, clear, [end]: name } = bounds[language]
  const calendar = page.getByRole('dialog', { name })
  const button = page.getByRole('button', { name: new RegExp(`^${name}: `) })
  return {
    button,
    calendar,
    says: (day: string = open) => expect(button).toHaveText(day),
    clear: () => calendar.getByRole('button', { name: clear }).click(),
    choose: async (day: string) => {
      await button.click()
      const chosen = calendar.getByRole('button', { name: day })
      await expect(calendar.getByRole('grid').first()).toBeVisible()
      while (!(await chosen.isVisible())) await calendar.getByRole('button', { name: later }).first().click()
      await chosen.click()
    },
  }
}

test('dates leave what goes and comes back between them, and an address says them', async ({ page }) => {
  await page.goto('/en/cruceros')
  const [first, last] = [bound(page, 'en', 'first'), bound(page, 'en', 'last')]
  await first.choose('Tuesday, June 1, 2027')
  await first.says('Tue, Jun 1')
  await expect(page).toHaveURL(/\?from=2027-06-01$/)
  await last.choose('Wednesday, June 30, 2027')
  await last.says('Wed, Jun 30')
  await expect(page).toHaveURL(/\?from=2027-06-01&until=2027-06-30$/)
  for (const text of await rows(page).allTextContents()) expect(text).toMatch(/Jun \d+ – Jun \d+, 2027/)
  const left = await rows(page).count()
  await page.goto('/es/cruceros?from=2027-06-01&until=2027-06-30')
  await expect(count(page)).toHaveText(`${left} de 46 salidas`)
})

for (const [language, june, july] of [
  ['en', 'Tue, Jun 1', /^\S+, July 6, 2027$/],
  ['es', 'mar, 1 jun', /^\S+, 6 de julio de 2027$/],
] as const)
  test(`a day is chosen and cleared in the calendar by keyboard alone, each by itself, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/cruceros?from=2027-06-01&until=2027-06-30`)
    const [first, last] = [bound(page, language, 'first'), bound(page, language, 'last')]
    await first.says(june)
    await last.button.focus()
    await page.keyboard.press('Enter')
    await expect(last.calendar).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
    for (const key of [...'123456'].map(() => 'ArrowRight')) await page.keyboard.press(key)
    await expect(last.calendar.getByRole('button', { name: july })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?from=2027-06-01&until=2027-07-06$/)
    await expect(last.button).toBeFocused()
    await page.keyboard.press('Enter')
    const clear = last.calendar.getByRole('button', { name: bounds[language].clear })
    await expect(clear).toBeVisible()
    while (!(await clear.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?from=2027-06-01$/)
    await last.says()
    await expect(last.button).toBeFocused()
    await first.button.click()
    await first.clear()
    await first.says()
    await expect(page).toHaveURL(/\/cruceros$/)
  })

for (const [language, button, chosen, show] of [
  ['en', 'Done', 'Saturday, May 1, 2027', /^Show \d+ sailings$/],
  ['es', 'Listo', 'sábado, 1 de mayo de 2027', /^Ver \d+ salidas$/],
] as const)
  test(`over the filters of a phone stands the calendar, and under it they stay, in ${language} @phone-only`, async ({
    page,
  }) => {
    await page.goto(`/${language}/cruceros?from=2027-04-30`)
    await showFilters(page)
    const { button: opens, calendar, says, clear } = bound(page, language, 'last')
    await opens.tap()
    await calendar.getByRole('button', { name: chosen }).tap()
    await calendar.getByRole('button', { name: button }).tap()
    await expect(calendar).toBeHidden()
    await expect(page.getByRole('button', { name: show })).toBeVisible()
    await expect(page).toHaveURL(/\?from=2027-04-30&until=2027-05-01$/)
    await opens.tap()
    await clear()
    await says()
    await expect(page).toHaveURL(/\?from=2027-04-30$/)
  })

for (const [language, day, submit] of [
  ['en', 'Monday, February 1, 2027', 'See cruises'],
  ['es', 'lunes, 1 de febrero de 2027', 'Ver cruceros'],
] as const)
  test(`the tab of the home page takes one day without the other, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}?tab=cruises`)
    const [first, last] = [bound(page, language, 'first'), bound(page, language, 'last')]
    await first.says()
    await expectAlive(last.button)
    await last.choose(day)
    await first.says()
    await page.getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(/\/cruceros\?.*until=2027-02-01/)
    await expect(last.button).toBeVisible()
    await first.says()
    await page.goBack()
    await last.says(language === 'en' ? 'Mon, Feb 1' : 'lun, 1 feb')
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
    await page.getByLabel('Regreso a más tardar el', { exact: true }).fill('2027-02-28')
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
