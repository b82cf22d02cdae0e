import { chosenFlight } from '../../scripts/visitor/checked-package.ts'
import { violationsOf } from '../axe.ts'
import { post } from '../booking/ready-visitor.ts'
import { expectAlive, openEarly } from '../site/late-scripts.ts'
import { type Page, expect, test } from '../test.ts'
import { dayName, travelDay } from '../travel-days.ts'
import { packageSearch } from './choosing.ts'

const words = {
  en: {
    to: 'To',
    search: 'Search flight + hotel',
    heading: /^Flight \+ hotel: .* to Cartagena/,
    choose: /^Choose\b/,
    toHotel: /^Choose the hotel/,
    price: /^Total price/,
    change: 'Change flight',
    rooms: 'Choice of rooms',
    goOn: 'Continue',
    total: 'Total for flight + hotel',
    each: 'per person',
  },
  es: {
    to: 'Destino',
    search: 'Buscar vuelo + hotel',
    heading: /^Vuelo \+ hotel: de .* a Cartagena/,
    choose: /^Elegir\b/,
    toHotel: /^Elegir el hotel/,
    price: /^Precio total/,
    change: 'Cambiar el vuelo',
    rooms: 'Elección de habitaciones',
    goOn: 'Continuar',
    total: 'Total de vuelo + hotel',
    each: 'por persona',
  },
} as const

/** The first price of a part of a page, as it is written. */
const priceIn = async (page: Page, part: ReturnType<Page['locator']>): Promise<string> =>
  (await part
    .getByText(/^USD\s[\d.,]+$/)
    .first()
    .textContent()) ?? 'no price'

for (const language of ['en', 'es'] as const)
  test(`from the tab to the summary at one price, in ${language}`, async ({ page }) => {
    const said = words[language]
    await page.goto(`/${language}?tab=packages`)
    await page.getByLabel(said.to, { exact: true }).click()
    await page.keyboard.type('cartagena', { delay: 30 })
    await page.getByRole('option', { name: /CTG/ }).first().click()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: said.search }).click()
    await expect(page).toHaveURL(/\/paquetes\/result\?from=BOG&to=CTG&.*guests=1/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.heading)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(said.heading)
    await expect(page.getByLabel(said.to, { exact: true })).toHaveValue(/^Cartagena.* \(CTG\)$/)
    await page.goForward()
    await expect(page.getByRole('article').first()).toContainText(said.each)
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: said.choose }).first().click()
    await expect(page).toHaveURL(/out=/)
    await page.getByRole('link', { name: said.choose }).first().click()
    await expect(page).toHaveURL(/back=/)
    const toHotel = page.getByRole('link', { name: said.toHotel }).first()
    await expect(toHotel).toBeVisible()
    const fromFare = await priceIn(page, page.getByRole('row', { name: said.price }))
    expect(await violationsOf(page)).toEqual([])
    await toHotel.click()
    await expect(page.getByRole('link', { name: said.change })).toBeVisible()
    // the cheapest pair is what the fare was told at
    const hotel = page.getByRole('article').first()
    expect(await priceIn(page, hotel)).toBe(fromFare)
    expect(await violationsOf(page)).toEqual([])
    await hotel.getByRole('link').first().click()
    const rooms = page.getByRole('form', { name: said.rooms })
    expect(await priceIn(page, rooms.getByRole('status'))).toBe(fromFare)
    await rooms.getByRole('radio').last().check()
    const chosen = await priceIn(page, rooms.getByRole('status'))
    expect(await violationsOf(page)).toEqual([])
    await rooms.getByRole('button', { name: said.goOn }).click()
    await expect(page).toHaveURL(/\/paquetes\/booking\/summary\?/)
    expect(await priceIn(page, page.getByRole('region', { name: said.total }))).toBe(chosen)
  })

test('a price that has changed is one question about both, and the new one is agreed to', async ({ page }) => {
  const flight = await chosenFlight(post)
  await page.goto(`/en/paquetes/result?${packageSearch}&flight=${flight}&hotel=PRUEBAS-check_price_changed`)
  const rooms = page.getByRole('form', { name: 'Choice of rooms' })
  const shown = await priceIn(page, rooms.getByRole('status'))
  await rooms.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('alert').filter({ hasText: 'The price went up' })
  await expect(question).toContainText(`It was ${shown} and is now USD`)
  await expect(question).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  const yes = question.getByRole('link', { name: /^Continue for USD/ })
  const agreed = /USD\s[\d.,]+/.exec((await yes.textContent()) ?? '')?.[0] ?? 'no price'
  // whoever goes on below has the same price, and the same way on
  expect(await priceIn(page, rooms.getByRole('status'))).toBe(agreed)
  const below = rooms.getByRole('link', { name: `Continue for ${agreed}` })
  await expect(below).toHaveAttribute('href', (await yes.getAttribute('href')) ?? 'no address')
  await below.click()
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/summary\?/)
  expect(await priceIn(page, page.getByRole('region', { name: 'Total for flight + hotel' }))).toBe(agreed)
  await expect(page.getByText('Do you want to go on at the new price?')).toHaveCount(0)
})

test('a room that is chosen before the scripts come is the one that is booked', async ({ page }) => {
  const flight = await chosenFlight(post)
  const hotel = `/en/paquetes/result?${packageSearch}&flight=${flight}&hotel=PRUEBAS-standard`
  const release = await openEarly(page, hotel)
  const rooms = page.getByRole('form', { name: 'Choice of rooms' })
  const cheapest = await priceIn(page, rooms.getByRole('status'))
  const room = rooms.getByRole('radio').last()
  const rate = await room.inputValue()
  await room.check()
  release()
  await expect(rooms.getByRole('status')).not.toContainText(cheapest)
  await expect(room).toBeChecked()
  await rooms.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/summary\?/)
  expect(new URL(page.url()).searchParams.get('rates')).toBe(rate)
})

test('a flight and a hotel are chosen by keyboard alone', async ({ page }) => {
  await page.goto(`/en/paquetes/result?${packageSearch}`)
  const steps = [
    [/^Choose\b/, /[?&]out=/, 'Change departure'],
    [/^Choose\b/, /[?&]back=/, 'Change return'],
    [/^Choose the hotel/, /[?&]flight=/, 'Change flight'],
  ] as const
  for (const [name, address, change] of steps) {
    await page.waitForLoadState('networkidle')
    const link = page.getByRole('link', { name }).first()
    await link.focus()
    // before it is alive the browser itself leads on, to a page on which nothing has the focus
    await expectAlive(link)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    // the address comes first: until the next list is there, a link pressed again leads to where one is
    await expect(page.getByRole('link', { name: change })).toBeVisible()
    await expect(page.locator(':focus')).toBeVisible()
  }
  const hotel = page.getByRole('article').first().getByRole('link').first()
  await hotel.focus()
  await expectAlive(hotel)
  await page.keyboard.press('Enter')
  const rooms = page.getByRole('form', { name: 'Choice of rooms' })
  await expect(rooms).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await rooms.getByRole('radio').first().focus()
  await page.keyboard.press('Tab')
  await expect(rooms.getByRole('button', { name: 'Continue' })).toBeVisible()
  await rooms.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your flight and your stay at')
})

test('what cannot be a package is put right and said, and its days are asked for again', async ({ page }) => {
  const day = travelDay(60)
  await page.goto(`/en/paquetes/result?from=BOG&to=CTG&departure=${day}&return=${day}&guests=1-0-1`)
  await expect(page.getByText('We adjusted your search')).toBeVisible()
  const back = dayName(travelDay(66), 'en').replace(/^\w+, /, '')
  await expect(page.getByText(`needs a night between: we searched a return on ${back}`)).toBeVisible()
  await expect(page.getByText(/Each child under two flies on an adult’s lap/)).toBeVisible()
  await page.goto('/en/paquetes')
  // before the scripts have come it is the browser that says it, in words of its own
  const search = page.getByRole('button', { name: 'Search flight + hotel' })
  await expectAlive(search)
  await search.click()
  await expect(page.getByText('Tell us where you want to go.').first()).toBeVisible()
})

test('on a phone a hotel is chosen from its list @phone-only', async ({ page }) => {
  const flight = await chosenFlight(post)
  await page.goto(`/es/paquetes/result?${packageSearch}&flight=${flight}`)
  await expect(page.getByRole('button', { name: 'Mapa' })).toBeVisible()
  await page.getByRole('article').first().getByRole('link').first().tap()
  const rooms = page.getByRole('form', { name: 'Elección de habitaciones' })
  await rooms.getByRole('radio').first().scrollIntoViewIfNeeded()
  // the price and the way on stay in view while rooms are compared
  await expect(rooms.getByRole('button', { name: 'Continuar' })).toBeInViewport()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(width).toBeLessThanOrEqual(0)
  expect(await violationsOf(page)).toEqual([])
})

for (const language of ['en', 'es'])
  test(`the steps stand in one line on the narrowest screen, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    await page.goto(`/${language}/paquetes/result?${packageSearch}`)
    const steps = page.getByRole('main').getByRole('navigation').getByRole('listitem')
    const boxes = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(3)
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThan(40)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(304)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a package is chosen by links and forms alone', async ({ page }) => {
    await page.goto(`/en/paquetes/result?${packageSearch}`)
    await page
      .getByRole('link', { name: /^Choose\b/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /^Choose\b/ })
      .first()
      .click()
    await page
      .getByRole('link', { name: /^Choose the hotel/ })
      .first()
      .click()
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your flight and your stay at')
  })
})
