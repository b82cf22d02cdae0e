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
  })
