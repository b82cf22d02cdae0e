import { type Page, expect, failedLoad, test } from '../test.ts'
import { violationsOf } from '../axe.ts'
import { chooseDay } from '../calendar.ts'
import { seenOn } from '../screens.ts'
import { openEarly } from '../site/late-scripts.ts'
import { dayName, dayWords, stayDays, travelDay } from '../travel-days.ts'

const words = {
  en: {
    destination: 'Destination',
    checkIn: /^Check-in:/,
    days: 'Days of the stay',
    rooms: 'Rooms and guests',
    search: 'Search hotels',
    heading: 'Hotels in Cartagena',
    title: /^Hotels with the total price up front/,
  },
  es: {
    destination: 'Destino',
    checkIn: /^Entrada:/,
    days: 'Días de la estadía',
    rooms: 'Habitaciones y huéspedes',
    search: 'Buscar hoteles',
    heading: 'Hoteles en Cartagena',
    title: /^Hoteles con el precio total desde el principio/,
  },
} as const

const destination = (page: Page) => page.getByLabel('Destination', { exact: true })
const search = (page: Page) => page.getByRole('button', { name: 'Search hotels' }).click()
const rooms = (page: Page) => page.locator('summary', { hasText: /room/ })

/** Types into the destination and takes the first that it may mean. */
const chooseByKeyboard = async (page: Page, letters: string, name: RegExp): Promise<void> => {
  await page.keyboard.type(letters, { delay: 30 })
  // what an earlier letter found goes once the last one is answered
  await page.waitForTimeout(500)
  await expect(page.getByRole('option').first()).toHaveAccessibleName(name)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

for (const language of ['en', 'es'] as const)
  test(`from the tab to the list, in ${language}`, async ({ page }) => {
    const said = words[language]
    await page.goto(`/${language}?tab=hotels`)
    await expect(page).toHaveTitle(said.title)
    await page.getByLabel(said.destination, { exact: true }).click()
    await chooseByKeyboard(page, 'cartajena', /Cartagena/)
    await page.getByRole('button', { name: said.checkIn }).click()
    const days = page.getByRole('dialog', { name: said.days })
    expect(await violationsOf(page)).toEqual([])
    await days.getByRole('button', { name: /15/ }).last().click()
    await days.getByRole('button', { name: /19/ }).last().click()
    await expect(days).toBeHidden()
    await page.locator('summary').filter({ hasText: '1' }).click()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: said.search }).click()
    await expect(page).toHaveURL(
      /\/hoteles\/result\?destination=CTG&checkIn=\d{4}-\d\d-15&checkOut=\d{4}-\d\d-19&guests=1$/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText(said.heading)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

test('by keyboard alone, with two rooms and a child whose age is asked', async ({ page }) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  await page.goto('/en?tab=hotels')
  await destination(page).focus()
  await chooseByKeyboard(page, 'bogota', /Bogotá/)
  await expect(destination(page)).toHaveValue('Bogotá, Colombia')
  await press('Tab')
  const checkIn = page.getByRole('button', { name: /^Check-in:/ })
  await expect(checkIn).toBeFocused()
  await press('Enter')
  const days = page.getByRole('dialog', { name: 'Days of the stay' })
  await expect(days.getByRole('button', { name: /selected/ }).first()).toBeFocused()
  await press('Enter', 'ArrowRight', 'ArrowRight', 'Enter')
  await expect(days).toBeHidden()
  await expect(checkIn).toBeFocused()
  await press('Tab', 'Tab', 'Enter')
  await page.getByRole('button', { name: 'More adults in room 1' }).press('Enter')
  await page.getByRole('button', { name: 'More children in room 1' }).press('Enter')
  await page.getByRole('button', { name: 'Add a room' }).press('Enter')
  await press('Escape')
  await expect(rooms(page)).toBeFocused()
  await expect(rooms(page)).toHaveText('2 rooms, 3 adults, 1 child')
  await press('Tab', 'Enter')
  await expect(page.getByLabel('Age of child 1')).toBeFocused()
  await expect(page.getByLabel('Age of child 1')).toHaveAccessibleDescription(/Choose the child’s age/)
  await page.getByLabel('Age of child 1').selectOption('8')
  await press('Escape', 'Tab', 'Enter')
  await expect(page).toHaveURL(/\/en\/hoteles\/result\?destination=BOG&.*guests=2-8%2C1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Bogotá')
  await expect(page.getByText('3 nights · 2 rooms, 3 adults, 1 child')).toBeVisible()
})

test('a hotel by its name is found alone, and the others by taking its name away', async ({ page }) => {
  await page.goto(`/en/hoteles/result?destination=CTG&${stayDays()}&guests=2`)
  const name = (await page.getByRole('article').nth(2).getByRole('link').first().textContent()) ?? ''
  await page.getByText('Change the search').click()
  await destination(page).fill(name)
  await page.getByRole('option', { name }).first().click()
  await search(page)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article').getByRole('link', { name })).toBeVisible()
  await page
    .getByRole('link', { name: new RegExp(`${name}.*`) })
    .first()
    .waitFor()
  await page.getByRole('list', { name: 'Filters chosen' }).getByRole('link').first().click()
  await expect(page.getByRole('article')).toHaveCount(10)
})

test('the search is changed in place, and what cannot be searched is said', async ({ page }) => {
  await page.goto(`/en/hoteles/result?destination=CTG&${stayDays()}&guests=2--`)
  await expect(page.getByText('We adjusted your search')).toBeVisible()
  await page.getByText('Change the search').click()
  await expect(destination(page)).toHaveValue('Cartagena, Colombia')
  await search(page)
  // ages that nobody gave are asked for
  await expect(page.getByLabel('Age of child 1')).toBeFocused()
  await page.getByLabel('Age of child 1').selectOption('0')
  await page.getByLabel('Age of child 2').selectOption('17')
  await page.keyboard.press('Escape')
  await destination(page).fill('qqxxqqzz')
  await expect(page.getByText('No results found for your search').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await search(page)
  await expect(page.getByRole('alert').getByText('One thing is missing')).toBeVisible()
  await expect(destination(page)).toBeFocused()
  await destination(page).fill('santa marta')
  await page
    .getByRole('option', { name: /Santa Marta/ })
    .first()
    .click()
  await search(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Santa Marta')
  await expect(page).toHaveURL(/guests=2-0-17$/)
  await expect(page.getByText('We adjusted your search')).toBeHidden()
})

for (const [language, change, ask, short] of [
  ['en', 'Change the search', 'Show rooms', 'This hotel takes stays of 3 nights or more.'],
  ['es', 'Cambiar la búsqueda', 'Ver habitaciones', 'Este hotel recibe estadías de 3 noches o más.'],
] as const)
  test(
    `a hotel is asked for other days on its own page, and for its list after that, in ${language}`,
    { tag: seenOn[language] },
    async ({ page, isMobile }) => {
      const [checkIn, next, later] = [travelDay(50), travelDay(51), travelDay(53)]
      const asked = `/${language}/hoteles/summary?hotel=PRUEBAS-minimum_stay&destination=PRUEBAS&checkIn=${checkIn}&checkOut=${next}&guests=2&stars=4`
      await page.goto(asked)
      await expect(page.getByText(short)).toBeVisible()
      await page.locator('summary').filter({ hasText: change }).click()
      await expect(page.getByRole('button', { name: ask })).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: words[language].checkIn }).click()
      const days = page.getByRole('dialog', { name: words[language].days })
      await chooseDay(days, checkIn, language)
      await chooseDay(days, later, language)
      if (isMobile) await days.getByRole('button').last().click()
      await page.getByRole('button', { name: ask }).click()
      await expect(page.getByText(short)).toBeHidden()
      await expect(page.getByRole('button', { name: ask })).toBeHidden()
      await expect(page.locator('#rooms + form')).toBeVisible()
      const { searchParams } = new URL(page.url())
      expect(Object.fromEntries(searchParams)).toEqual({
        hotel: 'PRUEBAS-minimum_stay',
        destination: 'PRUEBAS',
        checkIn,
        checkOut: later,
        guests: '2',
        stars: '4',
      })
      await page.goBack()
      await expect(page.getByText(short)).toBeVisible()
    },
  )

test('destinations that do not load can be asked for again', async ({ page, provoke }) => {
  provoke(failedLoad)
  await page.route('**/api/hotels/destinations?*', (route) => route.abort())
  await page.goto('/en?tab=hotels')
  await destination(page).click()
  await page.keyboard.type('quito', { delay: 30 })
  const again = page.getByRole('option', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/api/hotels/destinations?*')
  await again.click()
  await expect(page.getByRole('option', { name: /Quito/ }).first()).toBeVisible()
})

test('what was typed while the scripts were on their way is kept', async ({ page }) => {
  const release = await openEarly(page, '/en?tab=hotels')
  await rooms(page).click()
  await page.getByLabel('Adults in room 1').selectOption('2')
  await page.getByLabel('Adults in room 2').selectOption('1')
  await destination(page).pressSequentially('lima')
  release()
  await expect(page.getByRole('option', { name: /Lima/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rooms(page)).toHaveText('2 rooms, 3 adults')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('rooms one after the other, each with the ages of its children', async ({ page }) => {
    await page.goto('/en?tab=hotels')
    await destination(page).fill('Cartagena')
    await rooms(page).click()
    await expect(page.getByLabel('Adults in room 3')).toBeHidden()
    await page.getByLabel('Adults in room 1').selectOption('2')
    await page.getByLabel('Children’s ages').first().fill('4, 9')
    await page.getByLabel('Adults in room 2').selectOption('1')
    await expect(page.getByLabel('Adults in room 3')).toBeVisible()
    await search(page)
    await expect(page).toHaveURL(/\/en\/hoteles\/result\?destination=Cartagena/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Cartagena')
    await expect(page.getByText('2 rooms, 3 adults, 2 children').first()).toBeVisible()
    await expect(page.getByText('We adjusted your search')).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('the page of a country asks for hotels in its city', async ({ page }) => {
    await page.goto('/en/espana')
    await page.getByRole('search', { name: 'Hotels' }).getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Madrid')
    await expect(page.getByText('We adjusted your search')).toBeHidden()
  })
})

test('on a phone the destination and the days have the whole screen @phone-only', async ({ page }) => {
  await page.goto('/es?tab=hotels')
  await page.getByLabel('Destino', { exact: true }).tap()
  const places = page.getByRole('dialog', { name: 'Destino' })
  await places.getByRole('searchbox').pressSequentially('lima')
  await places.getByRole('option', { name: /Lima/ }).first().tap()
  await expect(page.getByRole('textbox', { name: 'Destino' })).toHaveValue('Lima, Perú')
  await page.getByRole('button', { name: /^Entrada:/ }).tap()
  const days = page.getByRole('dialog', { name: 'Días de la estadía' })
  const [first, last] = [travelDay(95), travelDay(122)]
  // a stay that ends beyond the months that are there at first keeps its first day
  await days.getByRole('button', { name: 'Más meses' }).tap()
  await days.getByRole('button', { name: dayName(first, 'es') }).tap()
  await days.getByRole('button', { name: 'Más meses' }).tap()
  await days.getByRole('button', { name: dayName(last, 'es') }).tap()
  await days.getByRole('button', { name: `${dayWords(first, 'es')} – ${dayWords(last, 'es')}` }).tap()
  await page.locator('summary', { hasText: '1 habitación' }).tap()
  await page.getByRole('button', { name: 'Más adultos en la habitación 1' }).tap()
  expect(await violationsOf(page)).toEqual([])
  // the open panel moves nothing from under the finger
  await page.getByRole('button', { name: 'Buscar hoteles' }).tap()
  await expect(page).toHaveURL(
    new RegExp(String.raw`/es/hoteles/result\?destination=LIM&checkIn=${first}&checkOut=${last}&guests=2$`),
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Adónde vas?')
  await expect(page.getByRole('textbox', { name: 'Destino' })).toHaveValue('Lima, Perú')
  await expect(page.locator('summary', { hasText: '1 habitación' })).toContainText('2 adultos')
})
