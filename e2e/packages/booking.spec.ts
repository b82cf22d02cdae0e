import { formatMoney } from '../../domain/money/money-format.ts'
import { violationsOf } from '../axe.ts'
import { ana, card, continueToPayment, fillContact, fillTraveller } from '../booking/booking.ts'
import { cards, fillBilling, payHosted, payThere, payWith } from '../booking/paying.ts'
import { type Page, expect, failedLoad, test } from '../test.ts'
import { hasPenalty, isFinal, isFree, openPackage } from './choosing.ts'

/** Everything but the card. */
const fillIn = async (page: Page): Promise<void> => {
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await fillBilling(page)
  await page.getByLabel('Name on card').fill('Ana Muñoz')
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your payment did not go through' })

test('a package is booked by card: one price from its summary to the trip', async ({ page }) => {
  const offer = await openPackage(page, 'standard')
  const total = formatMoney(offer.price.total, 'en')
  await expect(page.getByRole('region', { name: 'Total for flight + hotel' })).toContainText(total)
  await expect(page.getByRole('region', { name: 'Adult 1' })).toContainText('Room 1')
  for (const [name, step] of [
    ['Choose another flight', /^(?!.*[?&](flight|hotel)=)/],
    ['Choose another room', /[?&]hotel=/],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', step)
  await expect(page.getByText('Your rights when you buy a package')).toBeVisible()
  const terms = (await card(page, 'If you cancel flight and hotel').textContent()) ?? 'no terms'
  expect(await violationsOf(page)).toEqual([])
  await fillIn(page)
  await expect(card(page, 'What you are paying for')).toContainText('Pruebas standard')
  expect(await violationsOf(page)).toEqual([])
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/success$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz')
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
  await expect(page.getByText('All of it is confirmed')).toBeVisible()
  for (const name of ['Airline reference', 'Hotel reference'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByText('All parts of the trip, taxes and fees included').locator('..')).toContainText(total)
  // what was agreed to holds, and nobody is told the terms of a part, nor what it costs
  await expect(card(page, 'If you cancel flight and hotel')).toHaveText(terms)
  await expect(page.getByRole('heading', { name: 'If you cancel', exact: true })).toHaveCount(0)
  await expect(page.getByText(/^(Flights|Stay), taxes and fees included/)).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.goto('/en/paquetes/booking/waiting')
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/success$/)
  await page.goto('/en/user/my-journey')
  await expect(page.getByText(total)).toBeVisible()
})

test('bags that were added are in the one total, from the summary to the payment', async ({ page }) => {
  const { price } = await openPackage(page, 'fee_at_property')
  const total = page.getByRole('region', { name: 'Total for flight + hotel' })
  for (const fee of [/^City tax: NZD\s[\d.]+/, /^Resort fee: NZD\s[\d.]+/])
    await expect(total.getByText(fee).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^One bag more/ })
    .first()
    .click()
  const extra = page.getByText('Extra charge').locator('..').getByText(/^USD/)
  const bags = Math.round(Number(/[\d.]+/.exec(await extra.innerText())?.[0]) * 100)
  const withBags = (amount: number) => formatMoney({ amount: amount + bags, currency: 'USD' }, 'en')
  await expect(total.getByText(/^USD/).first()).toHaveText(withBags(price.total.amount))
  await expect(total.getByText('Of which you pay now').locator('..')).toContainText(withBags(price.dueNow.amount))
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await expect(page.getByText(withBags(price.total.amount)).first()).toBeVisible()
  await expect(page.getByText('Of which you pay now').locator('..')).toContainText(withBags(price.dueNow.amount))
  await expect(page.getByRole('button', { name: withBags(price.dueNow.amount) }).first()).toBeVisible()
  await fillBilling(page)
  await page.getByLabel('Name on card').fill('Ana Muñoz')
  await payWith(page, cards.good)
  // what the hotel takes is told in what it takes
  await expect(page.getByText(/^You still pay USD.*In the hotel’s currency: City tax NZD/)).toBeVisible()
})

test('a package is booked on the provider’s page', async ({ page }) => {
  await openPackage(page, 'standard')
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await fillBilling(page)
  await payHosted(page)
  await payThere(page, cards.good)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/success$/)
})

test('an answer of the hotel is lost: unknown at first, then found, and charged once', async ({ page }) => {
  await openPackage(page, 'answer_lost')
  await fillIn(page)
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/(waiting|success)$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Ana María Muñoz', { timeout: 20_000 })
})

test('a hotel that refuses at the last moment: the flight goes back for nothing, or alone at its own price', async ({
  page,
}) => {
  await openPackage(page, 'rooms_unavailable', { fare: isFree, rate: isFinal })
  await fillIn(page)
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/summary\?/)
  await expect(dialog(page)).toContainText('The hotel could not confirm the rooms, so we gave the flight back')
  await expect(dialog(page)).toContainText('Nothing has been charged')
  expect(await violationsOf(page)).toEqual([])
  await expect(dialog(page).getByRole('link', { name: 'Choose another hotel' })).toHaveAttribute(
    'href',
    /\/en\/paquetes\/result\?.*flight=/,
  )
  const alone = dialog(page).getByRole('link', { name: /^The flight alone for USD/ })
  const price = /USD\s[\d,.]+/.exec((await alone.textContent()) ?? '')?.[0] ?? 'no price'
  await alone.click()
  await expect(page).toHaveURL(/\/en\/booking\/summary\?offer=/)
  await expect(page.getByRole('region', { name: 'Total price' }).first()).toContainText(price)
  await expect(card(page, 'Adult 1').getByLabel('First name')).toHaveValue('Ana María')
})

/** The first time that the page asks how the payment stands, what the suppliers said has not been heard. */
const unheardOnce = async (page: Page): Promise<void> => {
  let isHeard = false
  await page.route('**/_serverFn/**', async (route) => {
    if (isHeard || !(route.request().postData() ?? '').includes('"ask"')) return route.continue()
    const answer = await route.fetch()
    const body = await answer.text()
    isHeard = body.includes('"deciding"')
    await route.fulfill({ response: answer, body: body.replace('"deciding"', '"unknown"') })
  })
}

test('a hotel that refuses once the flight is bought: the traveller keeps the flight, and pays for it alone', async ({
  page,
}) => {
  await openPackage(page, 'rooms_unavailable', { fare: hasPenalty, rate: isFinal })
  await fillIn(page)
  await unheardOnce(page)
  await payWith(page, cards.good)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are asking how your payment ended')
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/waiting$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The hotel could not confirm. Do you want the flight?',
  )
  await expect(page.getByText('which we pay, not you')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const keep = page.getByRole('button', { name: /^Keep the flight for USD/ })
  const price = /USD\s[\d,.]+/.exec((await keep.textContent()) ?? '')?.[0] ?? 'no price'
  await keep.click()
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/success$/)
  await expect(card(page, 'Total amount paid')).toContainText(price)
  await expect(card(page, 'Total amount paid').getByText('Of which you pay with the booking')).toHaveCount(0)
  await expect(page.getByText('This is what you kept of your trip')).toBeVisible()
  for (const gone of ['Hotel reference', 'Your stay', 'On the map'])
    await expect(page.getByText(gone, { exact: true })).toHaveCount(0)
  await expect(page.getByText(/voucher/i)).toHaveCount(0)
  await page.goto('/en/user/my-journey')
  await expect(page.getByText(price)).toBeVisible()
  await expect(page.getByRole('main').getByText('+ Hotel')).toHaveCount(0)
})

test('a hotel that refuses once the flight is bought: the traveller has all of it back, once it could be asked for', async ({
  page,
  context,
  provoke,
}) => {
  provoke(failedLoad)
  await openPackage(page, 'rooms_unavailable', { fare: hasPenalty, rate: isFinal })
  await fillIn(page)
  await payWith(page, cards.good)
  const giveBack = page.getByRole('button', { name: 'Give everything back' })
  await expect(giveBack).toBeVisible()
  await context.setOffline(true)
  await giveBack.click()
  await expect(page.getByRole('alert')).toContainText('We couldn’t send that. Try again.')
  await expect(page.getByRole('button', { name: /^Keep the flight for USD/ })).toBeVisible()
  await context.setOffline(false)
  await giveBack.click()
  await expect(page).toHaveURL(/\/en\/paquetes\/booking\/summary\?/)
  await expect(dialog(page)).toContainText('Nothing has been charged')
})

test('nobody who has booked nothing waits for a package, or is thanked for one', async ({ page }) => {
  for (const name of ['waiting', 'success', 'summary']) {
    await page.goto(`/es/paquetes/booking/${name}`)
    await expect(page).toHaveURL(/\/es$/)
  }
})
