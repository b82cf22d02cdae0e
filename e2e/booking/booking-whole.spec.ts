import { type Locator, type Page, expect, test } from '../test.ts'
import { chooseOffer } from '../flights/choosing.ts'
import { cards } from './paying.ts'

/** On with Tab until the control is reached, as somebody without a mouse does. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await expect(control).toBeVisible()
  for (let times = 0; times < 120; times += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${control}`)
}

const typeInto = async (page: Page, control: Locator, text: string): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

const press = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

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
  const pay = page.getByRole('button', { name: /^Pay USD/ })
  await expect(pay).toHaveText(`Pay ${price}`)
  await typeInto(page, page.getByLabel('Card number'), cards.good)
  await typeInto(page, page.getByLabel('Expiration date'), '1230')
  await typeInto(page, page.getByLabel('Security code (CVC)'), '123')
  await expect(page.getByLabel('Name on card')).toHaveValue('Ana María Muñoz')
  await typeInto(page, page.getByLabel('Country'), 'Col')
  await typeInto(page, page.getByLabel('Street and number'), 'Calle 93 # 11-27')
  await typeInto(page, page.getByLabel('Town or city'), 'Bogotá')
  await press(page, pay)
  await expect(page).toHaveURL(/\/en\/booking\/confirm$/)
  await expect(page.getByText(price).first()).toBeVisible()
})
