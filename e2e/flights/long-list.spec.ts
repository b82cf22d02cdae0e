import { type Page, expect, test } from '../test.ts'
import { hideFilters, showFilters } from '../filters.ts'
import { languages, seenOn } from '../screens.ts'
import { travelDay } from './choosing.ts'

const search = `from=MAD&to=LON&departure=${travelDay(100)}&return=${travelDay(110)}&adults=2`
const said = {
  en: {
    path: `/en/vuelos-madrid-londres/results?${search}`,
    count: /^(\d+)(?: of \d+)? flights$/,
    avoid: 'Airlines to avoid',
    airport: 'Arrival airport',
    heathrow: /\(LHR\)/,
    bag: /^Cabin bag included/,
    emissions: /^Less CO₂e/,
    chosen: 'Filters chosen',
    emptied: 'No matching results :(',
    without: /^Duration: \d+ results? without it$/,
  },
  es: {
    path: `/es/vuelos-madrid-londres/results?${search}`,
    count: /^(\d+)(?: de \d+)? vuelos$/,
    avoid: 'Aerolíneas que evitar',
    airport: 'Aeropuerto de llegada',
    heathrow: /\(LHR\)/,
    bag: /^Equipaje de mano incluido/,
    emissions: /^Menos CO₂e/,
    chosen: 'Filtros elegidos',
    emptied: 'No hay coincidencias :(',
    without: /^Duración: \d+ resultados? sin él$/,
  },
} as const

const openList = async (page: Page, path: string): Promise<void> => {
  const list = page.waitForResponse((response) => response.url().includes('/api/flights/list'))
  await page.goto(path)
  await list
}

/** The number that stands beside an option: how many flights it leaves. */
const leftBy = async (page: Page, option: RegExp, within: ReturnType<Page['getByRole']>): Promise<number> => {
  const words = await within.getByRole('checkbox', { name: option }).first().locator('xpath=..').textContent()
  return Number(/(\d+)$/.exec(words ?? '')?.[1])
}

/** The airline that is missed the least, and how many flights are left without it: who flies where differs from day to day. */
const whoIsMissed = async (
  avoided: ReturnType<Page['getByRole']>,
  all: number,
): Promise<readonly [name: string, left: number]> => {
  const options = await avoided.locator('label').allTextContents()
  const [least] = options
    .map((words) => /^(.+?)(\d+)$/.exec(words) ?? [])
    .map(([, name = '', left]) => [name, Number(left)] as const)
    .filter(([, left]) => left > 0 && left < all)
    .toSorted(([, a], [, b]) => b - a)
  if (!least) throw new Error(`nobody is missed among ${options.join(', ')}`)
  return least
}

for (const language of languages) {
  const words = said[language]

  test(
    `filters that few ask for open, add up, are in the address and can be taken back, ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      await openList(page, words.path)
      const count = async () => Number(words.count.exec((await page.getByText(words.count).textContent()) ?? '')?.[1])
      await showFilters(page)
      const airports = page.getByRole('group', { name: words.airport, exact: true })
      await expect(airports).toBeHidden()
      // avoided among the flights to all of the city: on some days one airline alone flies to one of its airports
      await page.locator('summary').filter({ hasText: words.avoid }).click()
      const avoided = page.getByRole('group', { name: words.avoid, exact: true })
      const [airline, left] = await whoIsMissed(avoided, await count())
      await avoided.getByRole('checkbox', { name: airline }).first().check()
      await expect(page).toHaveURL(/avoid=[A-Z0-9]{2}/)
      await expect.poll(count).toBe(left)

      await page.locator('summary').filter({ hasText: words.airport }).click()
      const atHeathrow = await leftBy(page, words.heathrow, airports)
      await airports.getByRole('checkbox', { name: words.heathrow }).check()
      await expect(page).toHaveURL(/arrAirport=LHR/)
      await expect.poll(count).toBe(atHeathrow)

      const group = page.getByRole('form', { name: /^(Filters|Filtros)$/ })
      const withBag = await leftBy(page, words.bag, group)
      await group.getByRole('checkbox', { name: words.bag }).check()
      await expect(page).toHaveURL(/cabinBag=1/)
      await expect.poll(count).toBe(withBag)
      await hideFilters(page)

      const chips = page.getByRole('list', { name: words.chosen })
      for (const chip of [/\(LHR\)/, airline, words.bag])
        await expect(chips.getByRole('link', { name: chip })).toBeVisible()
      for (const row of await page.getByRole('main').getByRole('article').all()) {
        await expect(row).toContainText('LHR')
        await expect(row).not.toContainText(airline)
      }
      // a folded filter that the address asks for is open on arrival
      await page.reload()
      await showFilters(page)
      await expect(airports.getByRole('checkbox', { name: words.heathrow })).toBeChecked()
      await expect(airports).toBeVisible()
      await hideFilters(page)
      await chips.getByRole('link', { name: airline }).click()
      await expect(page).not.toHaveURL(/avoid=/)
    },
  )

  test(
    `a list that filters empty says which to take back, ${language}`,
    { tag: seenOn[language] },
    async ({ page }) => {
      await openList(page, `${words.path}&arrAirport=LHR&duration=20`)
      await expect(page.getByRole('heading', { name: words.emptied })).toBeVisible()
      const way = page.getByRole('main').getByRole('link', { name: words.without })
      const promised = Number(/\d+/.exec((await way.textContent()) ?? '')?.[0])
      await way.click()
      await expect(page).toHaveURL((url) => url.searchParams.has('arrAirport') && !url.searchParams.has('duration'))
      await expect(page.getByText(new RegExp(`^${promised} (of|de) \\d+`))).toBeVisible()
    },
  )
}

test('what of the new filters cannot be read is said, and what leaves no choice is not asked', async ({ page }) => {
  await openList(page, `${said.en.path}&alliance=united&night=noair`)
  await expect(page.getByText(/^These parts were left out.*Alliance \(alliance\)/)).toBeVisible()
  const groups = page.getByRole('form', { name: 'Filters' }).locator('summary')
  await expect(groups.filter({ hasText: 'Departure airport' })).toHaveCount(0)
  await expect(groups.filter({ hasText: 'Arrival airport' })).toHaveCount(1)
})
