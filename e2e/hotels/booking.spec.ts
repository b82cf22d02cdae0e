import { formatMoney } from '../../domain/money/money-format.ts'
import { violationsInThemes } from '../axe.ts'
import { card, continueToPayment, fillContact } from '../booking/booking.ts'
import { cards } from '../booking/paying.ts'
import { goByRouter } from '../go-by-router.ts'
import { type Page, expect, test } from '../test.ts'
import { roomForTwo } from '../../scripts/visitor/checked-stay.ts'
import { type Language, openHotel, openStay } from './choosing.ts'
import {
  bookAndPay,
  chooseProviderPage,
  continueToPay,
  expectGuests,
  fillBill,
  fillGuests,
  payButton,
  payOnProviderPage,
  payWithCard,
  roomCard,
} from './guest-form.ts'
import { goToPayStay } from './ready-guest.ts'

const family = { index: 2, adult: 1, children: 2, childAge: [6, 14] }

const success = (language: Language) => new RegExp(`/${language}/hoteles/booking/success$`)

/** Nothing on the page speaks of another kind of travel. */
const expectOwnWords = async (page: Page): Promise<void> =>
  expect(await page.getByRole('main').innerText()).not.toMatch(
    /flight|airline|travell?er|ticket|vuelo|aerol[ií]nea|pasajero|viajero|boleto/i,
  )

/** What a line of a price says, by its words. */
const line = (page: Page, words: string) => page.getByText(words, { exact: true }).locator('..')

test('a stay in two rooms is booked by card: one price from its summary to the voucher', async ({ page, browser }) => {
  test.slow()
  const { price, hotelInfo } = await openStay(page, 'fee_at_property', { rooms: [roomForTwo, family] })
  const [total = '', now = '', there = ''] = [price.total, price.dueNow, price.dueAtProperty].map((money) =>
    formatMoney(money, 'en'),
  )
  const expectPrice = async (panel: string, paidHere: string): Promise<void> => {
    await expect(page.getByRole('region', { name: panel }).locator('p').first()).toHaveText(total)
    await expect(line(page, paidHere)).toContainText(now)
    await expect(line(page, 'Of which you pay at the hotel')).toContainText(there)
    for (const { label, local } of price.propertyFees)
      await expect(page.getByText(`${label.en}: ${formatMoney(local, 'en')}`)).toBeVisible()
  }
  await expectPrice('Total for the stay', 'Of which you pay now')
  await expect(page.getByRole('link', { name: 'Choose another room' })).toHaveAttribute('href', /\/hoteles\/summary\?/)
  await roomCard(page, 'en', 1).getByLabel('First name').fill('Ana María')
  await roomCard(page, 'en', 1).getByLabel('Last name').fill('Muñoz')
  await fillContact(page)
  await continueToPayment(page)
  await page.getByRole('button', { name: 'Room 2: First name is required.' }).click()
  await expect(roomCard(page, 'en', 2).getByLabel('First name')).toBeFocused()
  await expectOwnWords(page)
  expect(await violationsInThemes(page)).toEqual([])
  await roomCard(page, 'en', 2).getByLabel('First name').fill('Leo')
  await roomCard(page, 'en', 2).getByLabel('Last name').fill('Muñoz')
  await continueToPay(page, 'en')
  await expect(card(page, 'What you are paying for')).toContainText('Pruebas fee_at_property')
  await expectPrice('Total price', 'Of which you pay now')
  await expect(payButton(page, 'en')).toHaveText(`Pay ${now}`)
  await fillBill(page, 'en')
  await expectOwnWords(page)
  expect(await violationsInThemes(page)).toEqual([])
  await payWithCard(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz')
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
  await expectPrice('Total price', 'Of which you pay with the booking')
  await expect(page.getByText('Voucher', { exact: true })).toHaveCount(2, { timeout: 40_000 })
  await expect(page.getByText(`For arriving at ${hotelInfo.hotelName}`)).toBeVisible()
  await expect(page.getByText('Visa •••• 4242')).toBeVisible()
  await expectOwnWords(page)
  expect(await violationsInThemes(page)).toEqual([])
  const reference = await page.locator('dl strong').first().innerText()

  for (const path of [
    '/en/hoteles/booking/waiting',
    '/en/booking/authenticate/waiting',
    '/en/booking/BillingSummary',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(success('en'))
  }
  await goByRouter(page, '/en/hoteles/booking/waiting')
  await expect(page).toHaveURL(/\/en$/)
  // no flight, tour, activity or package was booked
  for (const path of ['', '/turs', '/activities', '/paquetes']) {
    await page.goto(`/en${path}/booking/${path === '' ? 'confirm' : 'success'}`)
    await expect(page).toHaveURL(/\/en$/)
  }
  await page.goto('/en/user/my-journey')
  await expect(page.getByText('5 guests')).toBeVisible()
  await expect(page.getByText(/^Hotel reference [A-Z\d]{8}$/)).toBeVisible()
  await page.getByRole('link', { name: 'Pruebas fee_at_property' }).click()
  await expect(page.getByText('Hotel reference', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How was booking with us?' })).toBeVisible()

  const somebodyElse = await (await browser.newContext()).newPage()
  await somebodyElse.goto('/es/hoteles/booking/success')
  await expect(somebodyElse).toHaveURL(/\/es$/)
  await somebodyElse.goto('/es/user/my-journey')
  await somebodyElse.getByLabel('Referencia de la reserva').fill(reference)
  await somebodyElse.getByLabel('Correo electrónico').fill('ana@example.com')
  await somebodyElse.getByRole('button', { name: 'Buscar la reserva' }).click()
  await expect(somebodyElse.getByText('Referencia del hotel', { exact: true })).toBeVisible()
  await expect(line(somebodyElse, 'De los cuales pagas en el hotel')).toContainText(
    formatMoney(price.dueAtProperty, 'es'),
  )
  await somebodyElse.context().close()
})

test('three rooms with children are chosen on the hotel’s page and paid for on the provider’s @phone', async ({
  page,
}) => {
  test.slow()
  await openHotel(page, 'duplicate', 'es', '2,1-6-14,2-3')
  const total = await page.getByRole('status').filter({ hasText: '3 habitaciones' }).innerText()
  const price = /USD\s[\d.]+,\d\d/.exec(total)?.[0] ?? 'no price'
  await page.getByRole('button', { name: 'Reservar estas habitaciones' }).click()
  await expect(page).toHaveURL(/\/es\/hoteles\/booking\/summary\?/)
  await expect(page.getByRole('region', { name: 'Total de la estadía' })).toContainText(price)
  await expect(roomCard(page, 'es', 2)).toContainText('1 adulto, 2 niños')
  await fillGuests(page, 'es', 3)
  await page.getByLabel('Cuándo llegas, hora del hotel').fill('21:30')
  await page.getByLabel('Mensaje').fill('Con cuna, por favor')
  await expectOwnWords(page)
  expect(await violationsInThemes(page)).toEqual([])
  await continueToPay(page, 'es')
  await chooseProviderPage(page, 'es')
  await fillBill(page, 'es')
  await expectOwnWords(page)
  expect(await violationsInThemes(page)).toEqual([])
  await expect(payButton(page, 'es').first()).toHaveText(`Pagar ${price}`)
  await payOnProviderPage(page, 'es', cards.good)
  await expect(page).toHaveURL(success('es'))
  await expect(page.getByRole('region', { name: 'Total pagado' })).toContainText(price)
  await expect(page.getByText('Comprobante', { exact: true })).toHaveCount(3, { timeout: 40_000 })
  for (const name of ['Ana María Muñoz', 'Leo Muñoz', 'Zoé Muñoz'])
    await expect(page.getByRole('region', { name: 'Tu estadía' }).getByText(name)).toBeVisible()
  await expect(page.getByText('Con cuna, por favor')).toBeVisible()
  await expectOwnWords(page)
  expect(await violationsInThemes(page)).toEqual([])
  await page.goto('/es/user/my-journey')
  await expect(page.getByText('8 huéspedes')).toBeVisible()
})

test('a card that the bank declines leads back to the stay with nothing lost, and another one pays', async ({
  page,
}) => {
  const offer = await openStay(page, 'standard', { language: 'es' })
  await expect(line(page, '1 habitación, 3 noches')).toContainText(formatMoney(offer.price.dueNow, 'es'))
  await expect(page.getByText('De los cuales')).toHaveCount(0)
  await bookAndPay(page, 'es', cards.insufficient)
  await expect(page).toHaveURL(new RegExp(`/es/hoteles/booking/summary\\?.*offer=${offer.id}`))
  const dialog = page.getByRole('dialog', { name: 'Tu pago no se completó' })
  await expect(dialog).toContainText('No se ha cobrado nada')
  await dialog.getByRole('button', { name: 'Ver primero el viaje' }).click()
  await expectGuests(page, 'es')
  await continueToPay(page, 'es')
  await expect(page.getByLabel('Calle y número')).toHaveValue('Calle 93 # 11-27')
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(success('es'))
})

test('a deposit is charged, and no more; the others are shown with what is due when', async ({ page }) => {
  for (const outcome of ['deposit_amount', 'deposit_percent', 'deposit_remainder', 'deposit_night']) {
    const { price } = await openStay(page, outcome, { language: 'es' })
    await expect(line(page, 'De los cuales pagas ahora')).toContainText(formatMoney(price.dueNow, 'es'))
    await expect(line(page, 'De los cuales pagas en el hotel')).toContainText(formatMoney(price.dueAtProperty, 'es'))
  }
  const { offer, readBooking } = await goToPayStay(page, 'deposit_night', 'es')
  await payWithCard(page, 'es', cards.good)
  await expect(page).toHaveURL(success('es'))
  await expect(line(page, 'De los cuales pagas al reservar')).toContainText(formatMoney(offer.price.dueNow, 'es'))
  expect((await readBooking()).total).toEqual(offer.price.dueNow)
})

test('a stay that is paid at the hotel is booked with a card that only guarantees it', async ({ page }) => {
  const { price } = await openStay(page, 'pay_at_property_other_currency')
  await expect(page.getByText('Your card only guarantees the room: nothing is charged now.')).toBeVisible()
  await bookAndPay(page, 'en', cards.good)
  await expect(page).toHaveURL(success('en'))
  await expect(page.getByRole('region', { name: 'Total price' })).toContainText(formatMoney(price.total, 'en'))
  await expect(line(page, 'Guaranteed with')).toContainText('Visa •••• 4242')
})

test('nobody who has booked nothing waits for a stay, or is thanked for one', async ({ page }) => {
  for (const name of ['waiting', 'success', 'summary']) {
    await page.goto(`/en/hoteles/booking/${name}`)
    await expect(page).toHaveURL(/\/en$/)
  }
})
