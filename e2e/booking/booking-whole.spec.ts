import { press, typeInto } from '../keyboard.ts'
import { expect, test } from '../test.ts'
import { chooseOffer } from '../flights/choosing.ts'
import { pay, payByKeyboard } from './paying.ts'

test('keyboard alone, from the chosen fare to the confirmed booking, at the total that was shown', async ({ page }) => {
  test.slow()
  const price = await chooseOffer(page, { from: 'BOG', to: 'MAD', roundTrip: true })
  await typeInto(page, page.getByLabel('First name'), 'Ana María')
  await typeInto(page, page.getByLabel(/^Last name/), 'Muñoz')
  await press(page, page.getByLabel('Male', { exact: true }), 'ArrowRight')
  await expect(page.getByLabel('Female', { exact: true })).toBeChecked()
  const birth = page.getByRole('group', { name: 'Date of birth' })
  await typeInto(page, birth.getByLabel('Day'), '1')
  await typeInto(page, birth.getByLabel('Month'), '5')
  await typeInto(page, birth.getByLabel('Year'), '1990')
  await typeInto(page, page.getByLabel('Email'), 'ana@example.com')
  await typeInto(page, page.getByLabel('Contact number', { exact: true }), '+57 300 123 4567')
  await press(page, page.getByRole('button', { name: 'Continue to payment' }))
  await expect(pay(page)).toHaveText(`Pay ${price}`)
  await payByKeyboard(page)
  await expect(page).toHaveURL(/\/en\/booking\/confirm$/)
  await expect(page.getByText(price).first()).toBeVisible()
})
