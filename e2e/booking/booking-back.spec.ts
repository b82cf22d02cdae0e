import { type Locator, type Page, expect, test } from '../test.ts'
import { goBackToKept, keepsPages, markKept } from '../kept-pages.ts'
import { ana, continueToPayment, fillContact, fillTraveller, saved } from './booking.ts'
import { chooseOffer } from '../flights/choosing.ts'
import { cards, fillBilling, pay, typeCard } from './paying.ts'

test.use({ launchOptions: keepsPages })

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

const covers = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Pages of a booking are not kept; one that began at the results, as most do, is. */
const goToPayFromResults = async (page: Page): Promise<void> => {
  await chooseOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await continueToPayment(page)
  await fillBilling(page)
  await markKept(page)
}

test('back from the provider, a page that the browser kept says that nothing was paid', async ({ page }) => {
  await goToPayFromResults(page)
  await page.getByRole('radio', { name: /^On the page of/ }).check()
  await pay(page).click()
  await expect(page).toHaveURL(/\/pay\?cartId=/)
  await goBackToKept(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is not finished' })).toBeVisible()
})

test('back from the bank, a page that the browser kept says that the bank still waits', async ({ page }) => {
  await goToPayFromResults(page)
  await typeCard(page, cards.challenge)
  await pay(page).click()
  await expect(page).toHaveURL(/\/pay\/challenge\?id=/)
  await goBackToKept(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Your bank still waits for you' })).toBeVisible()
})

test('a booking that was begun is offered at the start and beside one’s own trips, and gone on with @phone', async ({
  page,
}) => {
  await page.goto('/en')
  await expect(page.getByRole('region', { name: 'Continue your booking' })).toHaveCount(0)
  await chooseOffer(page, { from: 'BOG', to: 'MAD' })
  await page.getByLabel('Email').fill('ana@example.com')
  await saved(page)
  await page.goto('/en/user/my-journey')
  await expect(page.getByRole('region', { name: 'Continue your booking' })).toContainText('Bogotá – Madrid')
  await page.goto('/en')
  const offer = page.getByRole('region', { name: 'Continue your booking' })
  await expect(offer).toBeVisible()
  const [card, search] = [
    await offer.boundingBox(),
    await page.getByRole('button', { name: 'Search flights' }).boundingBox(),
  ]
  expect(card && search && covers(card, search)).toBe(false)
  await offer.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/en\/booking\/summary\?offer=/)
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
})
