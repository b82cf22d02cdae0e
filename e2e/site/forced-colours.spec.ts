import { type Locator, expect, test } from '../test.ts'
import { travelDay } from '../travel-days.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

const backgroundOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor)

/** The background that shows behind an element: that of its nearest ancestor with one. */
const groundOf = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    let under = element.parentElement
    while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)') under = under.parentElement
    return under ? getComputedStyle(under).backgroundColor : 'none'
  })

const results = `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1&cabin=economy`

test("in a visitor's own colours, icons are drawn and what is chosen stands out", async ({ page }) => {
  await page.goto('/en')
  const icons = await page.locator('main .icon:visible').all()
  expect(icons.length).toBeGreaterThan(10)
  for (const icon of icons) expect(await backgroundOf(icon)).not.toBe(await groundOf(icon))

  const segment = (name: string) => page.locator('.segment', { hasText: name })
  const highlight = await backgroundOf(segment('Round trip'))
  expect(highlight).not.toBe(await backgroundOf(segment('One way')))
  const tabs = page.getByRole('navigation', { name: 'What to book' })
  expect(await backgroundOf(tabs.getByRole('link', { name: 'Flights' }))).toBe(highlight)
  expect(await backgroundOf(tabs.getByRole('link', { name: 'Hotels' }))).not.toBe(highlight)
  expect(await backgroundOf(page.getByRole('button', { name: 'Search flights' }))).toBe(highlight)

  await page.goto(results)
  const sorts = page.getByRole('navigation', { name: 'Order of the flights' }).getByRole('link')
  expect(await backgroundOf(sorts.first())).toBe(highlight)
  expect(await backgroundOf(sorts.nth(1))).not.toBe(highlight)
  await page.getByRole('button', { name: /^Cabin: / }).click()
  const cabins = page.getByRole('navigation', { name: 'Cabins' }).getByRole('link')
  expect(await backgroundOf(cabins.first())).toBe(highlight)
  expect(await backgroundOf(cabins.nth(1))).not.toBe(highlight)
})
