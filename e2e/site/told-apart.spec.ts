import { type Page, expect, test } from '../test.ts'
import { stayDays, travelDay } from '../travel-days.ts'

const lists = [
  `/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=2`,
  `/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&adults=1&page=2`,
  '/cruceros',
  '/cruceros?page=2',
  '/cruceros?sort=soonest',
  `/hoteles/result?destination=CTG&${stayDays()}&guests=2`,
  `/activities/result?destination=CTG&${stayDays('from', 'to')}&guests=2`,
  '/turs/result?guests=2',
]

/** What the links of a list’s rows are called, and where they lead. */
const linksOf = (page: Page): Promise<{ name: string; leads: string }[]> =>
  page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => ({
        name: (link.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
        leads: link.getAttribute('href') ?? '',
      })),
    )

for (const language of ['en', 'es'])
  test(`what is pressed in one list has names that tell it apart, in ${language}`, async ({ page }) => {
    for (const path of lists) {
      await page.goto(`/${language}${path}`)
      const links = await linksOf(page)
      expect(links.length, path).toBeGreaterThan(1)
      const same = links.filter(({ name, leads }) => links.some((one) => one.name === name && one.leads !== leads))
      expect(same, path).toEqual([])
      const opens = await page.getByRole('main').getByRole('article').locator('summary').allTextContents()
      expect(opens, path).toEqual([...new Set(opens)])
    }
    await page.goto(`/${language}/hoteles/summary?hotel=CTG011&destination=CTG&${stayDays()}&guests=2`)
    const choices = page.getByRole('form').getByRole('button')
    const names = await choices.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
    expect(names.length).toBeGreaterThan(1)
    expect(names).toEqual([...new Set(names)])
  })

const cardLists = lists.filter(
  (path) => !path.startsWith('/vuelos') && !path.includes('page=') && !path.includes('sort='),
)

test('a card is opened by a press anywhere on it, and shows that it has the focus', async ({ page }) => {
  for (const path of cardLists) {
    await page.goto(`/en${path}`)
    const card = page.getByRole('main').getByRole('article').first()
    const link = card.getByRole('link')
    const leads = await link.evaluate((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname)
    await link.focus()
    const ring = await link.evaluate((anchor) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(anchor, '::after')
      return { content, outlineStyle, outlineWidth }
    })
    expect(ring, path).toEqual({ content: '""', outlineStyle: 'solid', outlineWidth: '3px' })
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
    await card.click({ position: { x: width - 8, y: height - 8 } })
    await expect(page, path).toHaveURL((url) => url.pathname === leads)
  }
})
