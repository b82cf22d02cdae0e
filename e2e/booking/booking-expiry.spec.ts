import { type Page, expect, test } from '../test.ts'
import { ana, card, continueToPayment, fillContact, fillTraveller, saved } from './booking.ts'
import { chooseFirstFare, chooseOffer } from '../flights/choosing.ts'
import { cards, fillBilling, payWith } from './paying.ts'

const typed = [
  ['First name', 'Ana María'],
  [/^Last name/, 'Muñoz'],
  ['Day', /^0?1$/],
  ['Month', /^0?5$/],
  ['Year', '1990'],
] as const

/** Every word of the traveller and of the contact, as `fillTraveller` and `fillContact` typed them. */
const expectTyped = async (page: Page): Promise<void> => {
  const form = card(page, 'Adult 1')
  for (const [label, value] of typed) await expect(form.getByRole('textbox', { name: label })).toHaveValue(value)
  await expect(form.getByLabel('Female', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  await expect(page.getByLabel('Contact number', { exact: true })).toHaveValue('+57 300 123 4567')
}

const expired = (page: Page) => page.getByRole('dialog', { name: 'Your session has timed out.' })

/** A traveller who has typed who they are, and is asked what to do eight minutes later; answers the price until then. */
const typeUntilTheEnd = async (page: Page): Promise<string> => {
  await page.clock.install()
  const price = await chooseOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', ana)
  await fillContact(page)
  await page.clock.fastForward('08:30')
  await expect(expired(page)).toBeVisible()
  return price
}

test('a session that ends over a filled form is refreshed with every word in place, and paid @phone', async ({
  page,
}) => {
  test.slow()
  const price = await typeUntilTheEnd(page)
  const before = page.getByText(/^Prices were held until/)
  await expect(before).toBeVisible()
  await expired(page).getByRole('button', { name: 'Refresh selected flight' }).click()
  await expect(expired(page)).toBeHidden()
  await expect(page.getByText(/^Prices checked, held until/)).toBeVisible()
  await expectTyped(page)
  await saved(page)
  await page.reload()
  await expectTyped(page)
  await continueToPayment(page)
  await expect(page.getByRole('button', { name: /^Pay USD/ })).toHaveText(`Pay ${price}`)
  await fillBilling(page)
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/en\/booking\/confirm$/)
  await expect(page.getByText('Ana María Muñoz').first()).toBeVisible()
})

for (const action of ['Refresh results', 'Back to results']) {
  test(`"${action}" keeps what was typed for the same flight, chosen again`, async ({ page }) => {
    await typeUntilTheEnd(page)
    await expired(page).getByRole('button', { name: action }).click()
    await page.waitForURL(/\/results\?.*from=BOG/)
    await chooseFirstFare(page)
    await expectTyped(page)
  })
}
