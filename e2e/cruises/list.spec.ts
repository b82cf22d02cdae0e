import { addDays } from '../../domain/time/dates.ts'
import { readCruises } from '../../scripts/content/read-cruises.ts'
import { violationsInThemes } from '../axe.ts'
import { chooseDay } from '../calendar.ts'
import { bendBackend } from '../faults.ts'
import { hideFilters, showFilters } from '../filters.ts'
import { expectAlive } from '../site/late-scripts.ts'
import { seenOn } from '../screens.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { dayName, dayWords, travelDay } from '../travel-days.ts'

/** What has not left yet, the soonest first. */
const sailings = readCruises()
  .filter(({ cruise }) => cruise.language === 'en' && cruise.sailDate > travelDay(0))
  .toSorted((one, other) => one.cruise.sailDate.localeCompare(other.cruise.sailDate) || one.balcony - other.balcony)
  .map(({ cruise }) => cruise)
const all = sailings.length
const inRegion = (region: string): number => sailings.filter((sailing) => sailing.region === region).length

/** Days between which some sailings go and come back, and others do not. */
const [from, until] = [travelDay(120), travelDay(150)]

const dayOf = (day: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year, timeZone: 'UTC' }).format(new Date(day))

/** From leaving to coming back: `Jan 9 – Jan 21, 2027`. */
const datesOf = ({ sailDate, returnDate }: (typeof sailings)[number]): string => {
  const isOneYear = sailDate.slice(0, 4) === returnDate.slice(0, 4)
  return `${dayOf(sailDate, isOneYear ? undefined : 'numeric')} – ${dayOf(returnDate, 'numeric')}`
}

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
  test(
    `sailings stand by the price of a balcony, those without one last, in ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      await page.goto(`/${language}/cruceros`)
      await expect(rows(page)).toHaveCount(10)
      const prices = await balconies(page)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      await page.goto(`/${language}/cruceros?page=${Math.ceil(all / 10)}`)
      const texts = await rows(page).allTextContents()
      expect(texts.at(-1)).toContain(last)
      const [firstWithout] = texts.flatMap((text, index) => (text.includes(last) ? [index] : []))
      expect(texts.slice(firstWithout).every((text) => text.includes(last))).toBe(true)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
    },
  )
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
    await expect(count(page)).toHaveText(`${left} of ${all} sailings`)
    await hideFilters(page)
    await page.getByRole('list', { name: 'Filters chosen' }).getByRole('link').first().click()
    await expect(count(page)).toHaveText(`${all} sailings`)
  }
})

const bounds = {
  en: {
    first: 'Leaving on or after',
    last: 'Back by',
    open: 'Choose a day',
    clear: 'Clear the day',
  },
  es: {
    first: 'Salida a partir del',
    last: 'Regreso a más tardar el',
    open: 'Elige un día',
    clear: 'Quitar el día',
  },
} as const

/** A bound of the days: its button, and the calendar of its name. */
const bound = (page: Page, language: keyof typeof bounds, end: 'first' | 'last') => {
  const { open, clear, [end]: name } = bounds[language]
  const calendar = page.getByRole('dialog', { name })
  const button = page.getByRole('button', { name: new RegExp(`^${name}: `) })
  return {
    button,
    calendar,
    says: (day: string = open) => expect(button).toHaveText(day),
    clear: () => calendar.getByRole('button', { name: clear }).click(),
    choose: async (day: string) => {
      await button.click()
      await chooseDay(calendar, day, language)
    },
  }
}

test('dates leave what goes and comes back between them, and an address says them', async ({ page }) => {
  await page.goto('/en/cruceros')
  const [first, last] = [bound(page, 'en', 'first'), bound(page, 'en', 'last')]
  await first.choose(from)
  await first.says(dayWords(from, 'en'))
  await expect(page).toHaveURL(new RegExp(String.raw`\?from=${from}$`))
  await last.choose(until)
  await last.says(dayWords(until, 'en'))
  await expect(page).toHaveURL(new RegExp(String.raw`\?from=${from}&until=${until}$`))
  const between = sailings.filter(({ sailDate, returnDate }) => sailDate >= from && returnDate <= until)
  await expect(rows(page)).toHaveCount(between.length)
  for (const sailing of between) await expect(rows(page).filter({ hasText: datesOf(sailing) })).not.toHaveCount(0)
  await page.goto(`/es/cruceros?from=${from}&until=${until}`)
  await expect(count(page)).toHaveText(`${between.length} de ${all} salidas`)
})

for (const language of ['en', 'es'] as const)
  test(`a day is chosen and cleared in the calendar by keyboard alone, each by itself, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/${language}/cruceros?from=${from}&until=${until}`)
    const [first, last] = [bound(page, language, 'first'), bound(page, language, 'last')]
    const later = addDays(until, 6)
    await first.says(dayWords(from, language))
    await last.button.focus()
    await page.keyboard.press('Enter')
    await expect(last.calendar).toBeVisible()
    expect(await violationsInThemes(page)).toEqual([])
    for (const key of [...'123456'].map(() => 'ArrowRight')) await page.keyboard.press(key)
    await expect(last.calendar.getByRole('button', { name: dayName(later, language) })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(String.raw`\?from=${from}&until=${later}$`))
    await expect(last.button).toBeFocused()
    await page.keyboard.press('Enter')
    const clear = last.calendar.getByRole('button', { name: bounds[language].clear })
    await expect(clear).toBeVisible()
    while (!(await clear.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(String.raw`\?from=${from}$`))
    await last.says()
    await expect(last.button).toBeFocused()
    await first.button.click()
    await first.clear()
    await first.says()
    await expect(page).toHaveURL(/\/cruceros$/)
  })

for (const [language, button, show] of [
  ['en', 'Done', /^Show \d+ sailings$/],
  ['es', 'Listo', /^Ver \d+ salidas$/],
] as const)
  test(`over the filters of a phone stands the calendar, and under it they stay, in ${language} @phone-only`, async ({
    page,
  }) => {
    await page.goto(`/${language}/cruceros?from=${from}`)
    await showFilters(page)
    const next = addDays(from, 1)
    const { button: opens, calendar, says, clear } = bound(page, language, 'last')
    await opens.tap()
    await calendar.getByRole('button', { name: dayName(next, language) }).tap()
    await calendar.getByRole('button', { name: button }).tap()
    await expect(calendar).toBeHidden()
    await expect(page.getByRole('button', { name: show })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(String.raw`\?from=${from}&until=${next}$`))
    await opens.tap()
    await clear()
    await says()
    await expect(page).toHaveURL(new RegExp(String.raw`\?from=${from}$`))
  })

for (const [language, submit] of [
  ['en', 'See cruises'],
  ['es', 'Ver cruceros'],
] as const)
  test(`the tab of the home page takes one day without the other, in ${language}`, async ({ page }) => {
    await page.goto(`/${language}?tab=cruises`)
    const [first, last] = [bound(page, language, 'first'), bound(page, language, 'last')]
    await first.says()
    await expectAlive(last.button)
    await last.choose(from)
    await first.says()
    await page.getByRole('button', { name: submit }).click()
    await expect(page).toHaveURL(new RegExp(String.raw`/cruceros\?.*until=${from}`))
    await expect(last.button).toBeVisible()
    await first.says()
    await page.goBack()
    await last.says(dayWords(from, language))
  })

test('no sailing is left: it says so, and all filters are taken back at once', async ({ page }) => {
  await page.goto('/en/cruceros?destination=alaska&ship=salina')
  await expect(page.getByRole('heading', { name: 'No matching results :(' })).toBeVisible()
  expect(await violationsInThemes(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(count(page)).toHaveText(`${all} sailings`)
})

test('a part of the address that cannot be read is named, and the rest holds', async ({ page }) => {
  await page.goto('/en/cruceros?month=2027-13&destination=alaska')
  await expect(page.getByText('Month of departure (month)')).toBeVisible()
  await expect(count(page)).toHaveText(`${inRegion('alaska')} of ${all} sailings`)
})

test('the soonest come first where somebody asks for it, by keyboard alone', async ({ page }) => {
  await page.goto('/en/cruceros')
  const [sailing] = sailings
  if (!sailing) throw new Error('all sailings have left')
  await page.getByRole('link', { name: 'Soonest' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sort=soonest$/)
  await expect(rows(page).first()).toContainText(datesOf(sailing))
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en/cruceros/${sailing.id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\?sort=soonest$/)
  await expect(rows(page).first()).toContainText(datesOf(sailing))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form, and every page of the list has an address', async ({ page }) => {
    await page.goto('/en/cruceros')
    await page.getByRole('checkbox', { name: 'Alaska' }).check()
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(count(page)).toHaveText(`${inRegion('alaska')} of ${all} sailings`)
    await page.goto('/en/cruceros')
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/\?page=2#/)
    await expect(rows(page)).toHaveCount(10)
  })

  test('the form of the home page leads to the list', async ({ page }) => {
    await page.goto('/es?tab=cruises')
    await page.getByLabel('Regreso a más tardar el', { exact: true }).fill(from)
    await page.getByRole('button', { name: 'Ver cruceros' }).click()
    await expect(page).toHaveURL(new RegExp(String.raw`/es/cruceros\?.*until=${from}`))
    await expect(count(page)).toContainText(`de ${all} salidas`)
  })
})

test('the tab on the home page offers destinations with their counts, and sailings that lead on', async ({ page }) => {
  await page.goto('/en?tab=cruises')
  await page.getByLabel('Destination').selectOption(`Alaska (${inRegion('alaska')})`)
  await page.getByRole('button', { name: 'See cruises' }).click()
  await expect(count(page)).toHaveText(`${inRegion('alaska')} of ${all} sailings`)
  await page.goto('/en?tab=cruises')
  await expect(page.getByText('Prices per person in a double cabin.')).toBeVisible()
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
  await expect(count(page)).toHaveText(`${inRegion('caribbean')} de ${all} salidas`)
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
