import { expect, test } from '../test.ts'
import { cards, expectBooked, goToPay, pay, payWith, typeCard } from './paying.ts'

const failed = 'Your payment did not go through'

test('a card pays the total that stands on the button, and the booking is confirmed @phone', async ({ page }) => {
  const visitor = await goToPay(page)
  const total = await page
    .getByText(/^USD\s[\d,.]+$/)
    .first()
    .textContent()
  await expect(pay(page)).toHaveText(`Pay ${total}`)
  await payWith(page, cards.good)
  await expectBooked(page, visitor)
  await expect(page.getByText(total ?? '').first()).toBeVisible()
})

test('the page hears once that the card has reached the backend, and under which id', async ({ page }) => {
  const visitor = await goToPay(page)
  await page.evaluate(() => {
    window.addEventListener('cardDetailsUpdated', (event) => {
      const told = sessionStorage.getItem('told') ?? ''
      sessionStorage.setItem('told', told + JSON.stringify(event instanceof CustomEvent && event.detail))
    })
  })
  await typeCard(page, cards.good)
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull()
  await pay(page).click()
  await expectBooked(page, visitor)
  const { transactionId } = await visitor.ask('readBooking')
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(JSON.stringify({ transactionId }))
})

test('Pay pressed twice at once pays once', async ({ page }) => {
  const visitor = await goToPay(page)
  await typeCard(page, cards.good)
  await pay(page).dblclick()
  await expectBooked(page, visitor)
  expect((await visitor.ask('readBooking')).payments).toBe(1)
})

test('Pay in a second tab, after the first one paid, shows that booking and pays nothing', async ({
  page,
  context,
}) => {
  const visitor = await goToPay(page)
  const other = await context.newPage()
  await other.goto('/en/booking/BillingSummary')
  await typeCard(other, cards.good)
  await payWith(page, cards.good)
  const reference = await expectBooked(page, visitor)
  await pay(other).click()
  expect(await expectBooked(other, visitor)).toBe(reference)
  expect((await visitor.ask('readBooking')).payments).toBe(1)
})

test('what was paid cannot be paid again by going back', async ({ page }) => {
  const visitor = await goToPay(page)
  await payWith(page, cards.good)
  await expectBooked(page, visitor)
  await page.goto('/en/booking/BillingSummary')
  await expect(page).toHaveURL(/\/en\/booking\/confirm$/)
  await page.goto('/en/booking/authenticate/waiting')
  await expect(page).toHaveURL(/\/en\/booking\/confirm$/)
})

const declines = [
  ['declined', 'Your bank declined this card.'],
  ['insufficient', 'There is not enough money on this card.'],
  ['expired', 'This card has expired.'],
  ['wrongCode', 'The security code of the card was not right.'],
] as const

test('a card that does not pay says why on the summary, and another one pays', async ({ page }) => {
  const visitor = await goToPay(page)
  for (const [card, reason] of declines) {
    await payWith(page, cards[card])
    const dialog = page.getByRole('dialog', { name: failed })
    await expect(dialog).toContainText(reason)
    await expect(dialog).toContainText('Nothing has been charged')
    await expect(page).toHaveURL(/\/en\/booking\/summary\?offer=/)
    await dialog.getByRole('link', { name: 'Pay in another way' }).click()
    await expect(page.getByLabel('Card number')).toHaveValue('')
    await expect(page.getByLabel('City')).toHaveValue('Bogotá')
  }
  await payWith(page, cards.good)
  await expectBooked(page, visitor)
})

test('in Spanish as in English: a refused card, why, and the next one @phone', async ({ page }) => {
  const visitor = await goToPay(page, { language: 'es' })
  const payInSpanish = async (number: string): Promise<void> => {
    await page.getByLabel('Número de tarjeta').fill(number)
    await page.getByLabel('Fecha de expiración').fill('1230')
    await page.getByLabel('Código (CVC)').fill('123')
    await page.getByRole('button', { name: /^Pagar USD/ }).click()
  }
  await payInSpanish(cards.insufficient)
  const dialog = page.getByRole('dialog', { name: 'Tu pago no se completó' })
  await expect(dialog).toContainText('Esta tarjeta no tiene fondos suficientes.')
  await dialog.getByRole('link', { name: 'Pagar de otra forma' }).click()
  await payInSpanish(cards.good)
  await expectBooked(page, visitor)
  await expect(page).toHaveURL(/\/es\/booking\/confirm$/)
})

test('the failed-payment dialog, once put away, stays away', async ({ page }) => {
  await goToPay(page)
  await payWith(page, cards.declined)
  const dialog = page.getByRole('dialog', { name: failed })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('an airline that refuses, and one whose balance fails, leave the traveller uncharged', async ({ page }) => {
  await goToPay(page, { route: ['LHR', 'LGW'] })
  await payWith(page, cards.good)
  await expect(page.getByRole('dialog', { name: failed })).toContainText('The airline did not accept the booking')
  await goToPay(page, { route: ['LGW', 'STN'] })
  await payWith(page, cards.good)
  await expect(page.getByRole('dialog', { name: failed })).toContainText('The airline could not take the payment')
})
