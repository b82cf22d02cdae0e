import { expect, test } from '../test.ts'
import { travelDay } from '../flights/choosing.ts'
import { showFilters } from '../filters.ts'
import { expectAlive, openEarly } from './late-scripts.ts'

const results = `/en/vuelos/results?from=BOG&to=MAD&departure=${travelDay(100)}&return=${travelDay(110)}&adults=1`

test('filters that are chosen before the scripts come hold @phone', async ({ page }) => {
  const release = await openEarly(page, `${results}&sort=fastest`)
  await showFilters(page)
  const direct = page.getByRole('checkbox', { name: /^Direct/ })
  const dearest = page.getByRole('radio', { name: /^Up to USD/ }).last()
  const most = await dearest.inputValue()
  await direct.check()
  await dearest.check()
  release()
  await expect(page).toHaveURL(new RegExp(`stops=0.*price=-${most}.*sort=fastest`))
  await expect(direct).toBeChecked()
  await expect(page.getByRole('list', { name: 'Filters chosen' })).toContainText(/Direct.*Up to USD/)
})

test('a filter of the address that is taken back before the scripts come is gone', async ({ page }) => {
  const release = await openEarly(page, `${results}&stops=0&airlines=IB`)
  await showFilters(page)
  await page.getByRole('checkbox', { name: /^Direct/ }).uncheck()
  release()
  await expect(page).not.toHaveURL(/stops=/)
  await expect(page).toHaveURL(/airlines=IB/)
})

test('whoever turns to a flight of the next step before the scripts come is left there', async ({ page }) => {
  const release = await openEarly(page, `${results}#step`)
  const flight = page.getByRole('link', { name: /^Choose / }).first()
  await flight.focus()
  release()
  await expectAlive(flight)
  await expect(flight).toBeFocused()
})

test('a search that is unfolded before the scripts come is filled @phone', async ({ page }) => {
  const release = await openEarly(page, results)
  await page.locator('summary', { hasText: 'Change the search' }).click()
  release()
  await expect(page.getByRole('search', { name: 'Flights' }).getByRole('textbox', { name: 'From' })).toBeVisible()
})

test('prices of other days that are opened before the scripts come are filled, and stay open @phone', async ({
  page,
}) => {
  const release = await openEarly(page, results)
  await page.getByRole('button', { name: 'Prices by day' }).click()
  release()
  await expect(page.getByRole('navigation', { name: /^Price by day/ })).toBeVisible()
})

for (const [tab, day] of [
  ['hotels', /^Check-in: /],
  ['activities', /^First day: /],
  ['cruises', /^Leaving on or after: /],
  ['packages', /^Departure: /],
] as const)
  test(`on the tab of ${tab}, days that are opened before the scripts come are there to be chosen`, async ({
    page,
  }) => {
    const release = await openEarly(page, `/en?tab=${tab}`)
    await page.getByRole('button', { name: day }).click()
    release()
    await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible()
  })

test('whoever says how many travel, and how old, keeps the focus and what they said @phone', async ({ page }) => {
  const release = await openEarly(page, '/en')
  await page.getByText('1 adult · Economy').click()
  await page.getByRole('combobox', { name: 'Children' }).selectOption('2')
  const ages = page.getByRole('textbox', { name: 'Children’s ages' })
  await ages.pressSequentially('4, ')
  release()
  await expect(page.getByRole('button', { name: 'More adults' })).toBeVisible()
  await expect(ages).toBeFocused()
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Child 1' })).toHaveValue('4')
  await expect(page.getByRole('combobox', { name: 'Child 2' })).toHaveValue('9')
})

test('a list of counts that is being chosen from stays until it is left', async ({ page }) => {
  const release = await openEarly(page, '/en')
  await page.getByText('1 adult · Economy').click()
  const adults = page.getByRole('combobox', { name: 'Adults' })
  await adults.focus()
  release()
  await expect(page.getByRole('button', { name: 'More children' })).toBeVisible()
  await expect(adults).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByText('2 adults · Economy')).toBeVisible()
  await expect(page.getByRole('button', { name: 'More adults' })).toBeVisible()
})

test.describe('where the row of tabs is wider than the screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  for (const [from, name, leadsTo] of [
    ['/en', 'Cruises', '/en?tab=cruises'],
    ['/en?tab=cruises', 'Flights', '/en'],
  ] as const) {
    test(`on ${from}, ${name} that is pressed while the scripts come leads on`, async ({ page }) => {
      const release = await openEarly(page, from)
      const tab = page.getByRole('navigation', { name: 'What to book' }).getByRole('link', { name })
      await tab.hover()
      await page.mouse.down()
      release()
      await expectAlive(tab)
      await page.mouse.up()
      await expect(page).toHaveURL(leadsTo)
    })
  }
})

for (const [list, path] of [
  ['flights', results],
  ['hotels', `/en/hoteles/result?destination=CTG&checkIn=${travelDay(60)}&checkOut=${travelDay(64)}&guests=2`],
  ['activities', `/en/activities/result?destination=CTG&from=${travelDay(60)}&to=${travelDay(64)}&guests=2-8`],
  ['tours', '/en/turs/result?country=peru&guests=2'],
] as const)
  test(`a list of ${list} comes alive without a word of its own about days and numbers @phone-only`, async ({
    page,
  }) => {
    // what knows them is made ready the first time that it is asked, which takes a phone 150 ms in one go
    await page.addInitScript(() => {
      const asked: string[] = []
      for (const kind of ['DateTimeFormat', 'NumberFormat', 'DisplayNames', 'Collator', 'ListFormat'] as const)
        Object.assign(Intl, {
          [kind]: new Proxy(Intl[kind], {
            construct: (made, [...settings]) => {
              asked.push(new Error(kind).stack ?? kind)
              return Reflect.construct(made, settings)
            },
          }),
        })
      // by the page's own clock, which is far from where a list wakes by itself however busy the machine is
      const watch = setInterval(() => {
        const heading = document.querySelector('main h1')
        if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactProps'))) return
        clearInterval(watch)
        setTimeout(() => Object.assign(window, { asked: [...asked] }), 500)
      }, 8)
    })
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => (window as { asked?: string[] }).asked)).toEqual([])
  })
