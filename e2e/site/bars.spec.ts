import { chosenFlight } from '../../scripts/visitor/checked-package.ts'
import { post } from '../booking/ready-visitor.ts'
import { travelDay } from '../flights/choosing.ts'
import { openHotel } from '../hotels/choosing.ts'
import { packageSearch } from '../packages/choosing.ts'
import { languages, screens } from '../screens.ts'
import { type Page, expect, test } from '../test.ts'
import { reservedDeparture } from '../tours/ready-traveler.ts'

const controls = ':is(a, button, summary, input, select)'

/** The focus on what stands in a bar that stays in sight moves the page nowhere, this many pixels down it. */
const expectStands = async (page: Page, bar: string, down: number): Promise<void> => {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down)
  const inBar = page.locator(`${bar} ${controls}`).filter({ visible: true })
  await expect(inBar.last()).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(down)
  for (const control of await inBar.all()) {
    await control.evaluate((element) => (element as HTMLElement).focus())
    expect(await page.evaluate(() => scrollY)).toBe(down)
  }
}

/** Whatever else of a page gets the focus comes out from under the bar at its lower edge. */
const expectNothingUnder = async (page: Page, bar: string): Promise<void> => {
  const looked = await page.locator(`main ${controls}`).evaluateAll((all, name) => {
    const edge = document.querySelector(name)
    const others = all.filter((element) => edge && !edge.contains(element) && element.checkVisibility())
    const under = others.filter((element) => {
      scrollTo({ top: 0, behavior: 'instant' })
      ;(element as HTMLElement).focus()
      const [own, over] = [element.getBoundingClientRect(), edge?.getBoundingClientRect()]
      return over && own.bottom > over.top && own.top < over.bottom
    })
    return { count: others.length, under: under.map((element) => element.outerHTML) }
  }, bar)
  expect(looked.count).toBeGreaterThan(8)
  expect(looked.under).toEqual([])
}

test('on a phone the bar over a list says all that was searched for @phone-only', async ({ page }) => {
  const lists = screens.map(({ path }) => path).filter((path) => path.includes('/result'))
  for (const language of languages)
    for (const path of lists) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' })
      const lines = page.locator('.top-bar :is(h1, p)')
      await expect(lines).toHaveCount(2)
      for (const line of await lines.all()) {
        const cut = await line.evaluate((own) =>
          Math.max(own.scrollWidth - own.clientWidth, own.scrollHeight - own.clientHeight),
        )
        // letters that reach below their line count as a pixel or two of it
        expect.soft(cut, `${language}${path}: ${await line.textContent()}`).toBeLessThan(6)
      }
    }
})

test('a list does not move for who goes to its bar by keyboard @phone', async ({ page }) => {
  const days = `departure=${travelDay(100)}&return=${travelDay(110)}`
  await page.goto(`/en/vuelos-bogota-madrid/results?from=BOG&to=MAD&${days}&adults=2`)
  for (const down of [0, 400]) await expectStands(page, '.top-bar', down)
  await page
    .getByRole('link', { name: /^Choose/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Choose your return' })).toBeFocused()
  for (const bar of ['.pinned', '.top-bar']) await expectStands(page, bar, 400)
  await page.locator('summary', { hasText: 'Change the search' }).click()
  await expectStands(page, '.top-bar', 400)
})

test('nor does a summary for who goes to its total, and no field stays under it @phone-only', async ({ page }) => {
  const { offerId } = await reservedDeparture('guaranteed')
  await page.goto(`/en/turs/booking/summary?offer=${offerId}&tour=pruebas-guaranteed&country=pruebas`)
  await expect(page.getByLabel('First name').first()).toBeVisible()
  for (const down of [0, 900]) await expectStands(page, '.bottom-bar', down)
  await expectNothingUnder(page, '.bottom-bar')
})

test('nor do rooms for who goes to what they come to, and none stays under it @phone', async ({ page }) => {
  await openHotel(page, 'fee_at_property', 'en', '2,2')
  await expectNothingUnder(page, '.choice-bar')
  await expectStands(page, '.choice-bar', await page.evaluate(() => scrollY))
  const flight = await chosenFlight(post)
  await page.goto(`/en/paquetes/result?${packageSearch}&flight=${flight}&hotel=PRUEBAS-standard`)
  await expectNothingUnder(page, '.choice-bar')
  await expectStands(page, '.choice-bar', await page.evaluate(() => scrollY))
})
