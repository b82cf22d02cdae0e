import { type Page, expect, test, failedLoad } from '../test.ts'
import { holdScripts, openEarly } from '../site/late-scripts.ts'
import { dayName, dayWords, travelDay } from '../travel-days.ts'

const to = (page: Page) => page.getByLabel('To', { exact: true })
const from = (page: Page) => page.getByLabel('From', { exact: true })
const search = (page: Page) => page.getByRole('button', { name: 'Search flights' }).click()

const chooseByKeyboard = async (page: Page, letters: string, name: RegExp): Promise<void> => {
  await page.keyboard.type(letters, { delay: 30 })
  await expect(page.getByRole('option').first()).toHaveAccessibleName(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a place is looked for as it was typed: hyphens, commas and capitals tell what is meant', async ({ request }) => {
  for (const [term, code] of [
    ['Санкт-Петербург', 'LED'],
    ['Portland, ME', 'PWM'],
    ['東京', 'TYO'],
  ] as const) {
    const answer = await request.get('/api/airports', { params: { term, lang: 'en' } })
    expect(((await answer.json()) as { code: string }[])[0]?.code, term).toBe(code)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('words become places, and a one-way has no return', async ({ page }) => {
    await page.goto('/en')
    await from(page).fill('Bogotá')
    await to(page).fill('nueva yrok')
    await page.getByText('One way').click()
    await expect(page.getByLabel('Return', { exact: true })).toBeHidden()
    await search(page)
    await expect(page).toHaveURL(/\/en\/vuelos\/results\?.*tripType=1/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('New York')
    await expect(page.getByText('We took “nueva yrok” to be New York (NYC).')).toBeVisible()
  })

  test('children are asked for their ages only where there are some', async ({ page }) => {
    await page.goto('/en')
    await page.getByText('1 adult · Economy').click()
    await expect(page.getByLabel('Children’s ages')).toBeHidden()
    await page
      .getByLabel(/^Children/)
      .first()
      .selectOption('2')
    await page.getByLabel('Children’s ages').fill('4, 9')
    await to(page).fill('Madrid (MAD)')
    await search(page)
    await expect(page).toHaveURL(/children=2.*ages=4%2C\+9/)
    await expect(page.getByText('3 travelers').first()).toBeVisible()
    await expect(page.getByText('We adjusted your search')).toBeHidden()
  })
})

test('a search by keyboard alone', async ({ page }) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  await page.goto('/en')
  await from(page).focus()
  await press('Control+a')
  await chooseByKeyboard(page, 'medelin', /Medellín/)
  await expect(from(page)).toHaveValue('Medellín (MDE)')
  await press('Tab')
  await expect(to(page)).toBeFocused()
  await chooseByKeyboard(page, 'cartagena', /Cartagena/)
  await expect(to(page)).toHaveValue('Cartagena (CTG)')
  await press('Tab')
  await expect(page.getByRole('button', { name: 'Swap origin and destination' })).toBeFocused()
  await press('Tab')
  const departure = page.getByRole('button', { name: /^Departure:/ })
  await expect(departure).toBeFocused()
  await press('Enter')
  const days = page.getByRole('dialog', { name: 'Days of the trip' })
  await expect(days.getByRole('button', { name: /selected/ }).first()).toBeFocused()
  await press('ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter')
  await expect(days).toBeHidden()
  await expect(departure).toBeFocused()
  await press('Tab', 'Tab', 'Enter')
  await page.getByRole('button', { name: 'More adults' }).press('Enter')
  await press('Escape')
  await expect(page.locator('summary', { hasText: '2 adults · Economy' })).toBeFocused()
  await press('Tab', 'Enter')
  await expect(page).toHaveURL(/\/en\/vuelos-medellin-cartagena-de-indias\/results\?from=MDE&to=CTG.*adults=2/)
})

test('what was typed while the scripts were on their way is kept', async ({ page }) => {
  const release = await openEarly(page, '/en')
  await page.getByText('One way').click()
  await to(page).pressSequentially('mad')
  release()
  await expect(page.getByRole('option', { name: /Madrid/ }).first()).toBeVisible()
  await expect(to(page)).toBeFocused()
  await expect(to(page)).toHaveValue('mad')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'One way' })).toBeChecked()
})

test('faults are said in words, and the focus goes to the first', async ({ page }) => {
  await page.goto('/en')
  await page.getByText('1 adult · Economy').click()
  await page.getByRole('button', { name: 'More children' }).click()
  await search(page)
  await expect(page.getByRole('alert').getByText('2 things are missing')).toBeVisible()
  await expect(to(page)).toBeFocused()
  await expect(to(page)).toHaveAccessibleDescription(/Tell us where you want to go\./)
  await page
    .getByRole('alert')
    .getByRole('button', { name: /child’s age/ })
    .click()
  await expect(page.getByLabel('Child 1')).toBeFocused()
  await page.getByLabel('Child 1').selectOption('7')
  await expect(page.getByRole('alert').getByText('One thing is missing')).toBeVisible()
})

test('each day shows its lowest price, and the cheapest is named', async ({ page }) => {
  await page.goto('/en')
  await to(page).click()
  await chooseByKeyboard(page, 'madrid', /Madrid/)
  await page.getByRole('button', { name: /^Departure:/ }).click()
  const days = page.getByRole('dialog', { name: 'Days of the trip' })
  await expect(days.getByText(/Lowest price of the whole trip by day of departure, 6\snights, in USD/)).toBeVisible()
  await expect(days.getByText('Bold and green: the cheapest third.')).toBeVisible()
  await expect(days.getByRole('button', { name: /cheap day, USD/ }).first()).toBeVisible()
  // of this month's weeks those that are over are gone: each that is left has a day to choose
  for (const week of await days.getByRole('grid').first().getByRole('row').all())
    if (await week.getByRole('button').count())
      await expect(week.locator('[role=button]:not([aria-disabled])').first()).toBeAttached()
  await days
    .getByRole('button', { name: /lowest price, USD/ })
    .first()
    .click()
  await expect(days.getByText(/by day of return/)).toBeVisible()
})

test('a search is remembered in this browser until it is forgotten, in the language of the page', async ({ page }) => {
  await page.goto('/en')
  await to(page).click()
  await chooseByKeyboard(page, 'london', /London/)
  await search(page)
  await expect(page).toHaveURL(/results\?/)
  await page.getByRole('link', { name: 'Flights' }).first().click()
  const recent = page.getByRole('region', { name: 'Your recent searches' })
  await expect(recent.getByRole('link', { name: /– London/ })).toBeVisible()
  await page.goto('/es')
  const inSpanish = page.getByRole('region', { name: 'Tus búsquedas recientes' })
  await expect(inSpanish.getByRole('link', { name: /– Londres/ })).toHaveAttribute('href', /^\/es\/vuelos-.*-londres\//)
  await page.goto('/en')
  await expect(recent.getByRole('link', { name: /– London/ })).toHaveAttribute('href', /^\/en\/vuelos-.*-londres\//)
  await recent.getByRole('button', { name: /Forget/ }).click()
  // what was pressed is gone, and the keyboard stays where it was
  await expect(recent.getByRole('status')).toHaveText('None is left.')
  await expect(recent.getByRole('heading')).toBeFocused()
})

test('places that do not load can be asked for again', async ({ page, provoke }) => {
  provoke(failedLoad)
  await page.route('**/api/airports?*', (route) => route.abort())
  await page.goto('/en')
  await to(page).click()
  await page.keyboard.type('quito', { delay: 30 })
  const again = page.getByRole('option', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/airports?*')
  await again.click()
  await expect(page.getByRole('option', { name: /Quito/ }).first()).toBeVisible()
})

test('a place that nobody knows', async ({ page }) => {
  await page.goto('/en')
  await to(page).click()
  await page.keyboard.type('qqxxqqzz', { delay: 30 })
  await expect(page.getByRole('status').filter({ hasText: 'No results found for your search' })).toBeAttached()
  await expect(page.getByRole('listbox').getByText('No results found for your search')).toBeVisible()
})

/** Writes down all that stands in a live region long enough to be said. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = new Set<string>()
    Object.assign(window, { heard })
    const look = (): void => {
      for (const { textContent } of document.querySelectorAll('[data-live-announcer]')) heard.add(textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
  })

const heard = (page: Page): Promise<string> =>
  page.evaluate(() => [...(window as unknown as { heard: Set<string> }).heard].join('|'))

test('a list of places is counted once it is there, not while it is looked for or where it did not load', async ({
  page,
  provoke,
}) => {
  provoke(failedLoad)
  await listen(page)
  await page.route('**/api/airports?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await (route.request().url().includes('term=qu') ? route.abort() : route.continue())
  })
  await page.goto('/en')
  await to(page).click()
  await page.keyboard.type('lima', { delay: 30 })
  await expect(page.getByRole('option', { name: /Lima/ }).first()).toBeVisible()
  await expect.poll(() => heard(page)).toMatch(/Looking for places….*\d+ options? available/)
  await to(page).fill('quito')
  await expect(page.getByRole('option', { name: 'Try again' })).toBeVisible()
  await expect.poll(() => heard(page)).toContain('The places did not load.')
  expect(await heard(page)).not.toMatch(/\b0 options available/)
  expect((await heard(page)).split('The places did not load.')[1]).not.toContain('1 option')
})

/** On a phone a field is replaced under the press, which has landed, and would be pressed once more. */
const replaced = { force: true } as const

test('where a trip begins is no destination, whatever is typed @phone', async ({ page }) => {
  await page.goto('/en')
  await from(page).click(replaced)
  const box = page.getByRole('dialog').getByRole('searchbox').or(from(page)).last()
  await box.fill('bog')
  await page
    .getByRole('option', { name: /Bogotá/ })
    .first()
    .click()
  await to(page).click(replaced)
  await page.getByRole('dialog').getByRole('searchbox').or(to(page)).last().fill('bogotá')
  await expect(page.getByText('You leave from there. Choose another destination.').last()).toBeVisible()
  await expect(page.getByRole('option', { name: /Bogotá/ })).toHaveCount(0)
})

test('a search for where the trip begins says what is wrong with it', async ({ page }) => {
  await page.goto('/en')
  await from(page).click()
  await page.keyboard.type('bog', { delay: 30 })
  await page
    .getByRole('option', { name: /Bogotá/ })
    .first()
    .click()
  await to(page).click()
  await page.keyboard.type('bog', { delay: 30 })
  await page.keyboard.press('Tab')
  await search(page)
  await expect(to(page)).toHaveAccessibleDescription(/You leave from there/)
})

test('origin and destination change places', async ({ page }) => {
  await page.goto('/en')
  const origin = await from(page).inputValue()
  await page.getByRole('button', { name: 'Swap origin and destination' }).click()
  await expect(to(page)).toHaveValue(origin)
  await expect(from(page)).toHaveValue('')
})

test('on a phone, places and days have the whole screen @phone-only', async ({ page }) => {
  await page.goto('/es')
  await page.getByLabel('Destino', { exact: true }).tap()
  const places = page.getByRole('dialog', { name: 'Destino' })
  await places.getByRole('searchbox').pressSequentially('londres')
  await places
    .getByRole('option', { name: /Londres/ })
    .first()
    .tap()
  await expect(page.getByRole('textbox', { name: 'Destino' })).toHaveValue('Londres (LON)')
  await page.getByRole('button', { name: /^Ida:/ }).tap()
  const days = page.getByRole('dialog', { name: 'Días del viaje' })
  await expect(days.getByText(/Precio más bajo de todo el viaje según el día de ida/)).toBeVisible()
  const [departure, back] = [travelDay(30), travelDay(37)]
  for (const day of [departure, back]) await days.getByRole('button', { name: dayName(day, 'es') }).tap()
  await days.getByRole('button', { name: `${dayWords(departure, 'es')} – ${dayWords(back, 'es')}` }).tap()
  await page.getByRole('button', { name: 'Buscar vuelos' }).tap()
  await expect(page).toHaveURL(
    new RegExp(String.raw`/es/vuelos-[a-z-]+-londres/results\?.*to=LON&departure=${departure}&return=${back}`),
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Adónde vas?')
  await expect(page.getByRole('textbox', { name: 'Destino' })).toHaveValue('Londres (LON)')
})

test('on a phone what was chosen outlives a look at the places, and the focus goes back to its field @phone-only', async ({
  page,
}) => {
  await page.goto('/en')
  const place = page.getByRole('textbox', { name: 'To', exact: true })
  await place.tap()
  const places = page.getByRole('dialog', { name: 'To' })
  await places.getByRole('searchbox').pressSequentially('madrid')
  await places
    .getByRole('option', { name: /Madrid/ })
    .first()
    .tap()
  await expect(place).toHaveValue('Madrid (MAD)')
  await expect(place).toBeFocused()
  await place.tap()
  await expect(places).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()
  await expect(place).toHaveValue('Madrid (MAD)')
  await expect(place).toBeFocused()
  await place.tap()
  await places.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/en')
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()
  const day = page.getByRole('button', { name: /^Departure:/ })
  await day.tap()
  const days = page.getByRole('dialog', { name: 'Days of the trip' })
  await expect(days).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(days).toBeHidden()
  await expect(day).toBeFocused()
})

test('on a phone a place that is come to by keyboard opens nothing @phone-only', async ({ page }) => {
  await page.goto('/en')
  const place = page.getByRole('textbox', { name: 'From', exact: true })
  await page.getByRole('radio', { name: 'Round trip' }).focus()
  await page.keyboard.press('Tab')
  await expect(place).toHaveAttribute('aria-haspopup', 'dialog')
  await expect(place).toBeFocused()
  await expect(page.getByRole('dialog', { name: 'From' })).toBeHidden()
})

test('tabs lead to what can be searched, and back @phone', async ({ page }) => {
  await page.goto('/en')
  // without the local fonts that stand in for it, the typeface moves the row when it comes
  await page.evaluate(() => document.fonts.ready)
  const row = page.getByRole('navigation', { name: 'What to book' })
  await row.getByRole('link', { name: 'Cruises' }).click()
  await expect(page).toHaveURL(/\?tab=cruises/)
  await expect(row.locator('[aria-current]')).toHaveText(['Cruises'])
  await expect(page.getByRole('button', { name: 'See cruises' })).toBeVisible()
  // while the script of a form is on its way, its card alone is empty, and the focus stays at the tab
  const release = await holdScripts(page)
  await row.getByRole('link', { name: 'Hotels' }).press('Enter')
  await expect(page).toHaveURL(/\?tab=hotels/)
  await expect(page.getByRole('button', { name: 'See cruises' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Search hotels' })).toBeVisible()
  await expect(row.getByRole('link', { name: 'Hotels' })).toBeFocused()
  await row.getByRole('link', { name: 'Flights' }).click()
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible()
})
