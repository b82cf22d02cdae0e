import { expect, test } from '../test.ts'
import { cards, expectBooked, goToPay, pay, typeCard } from './paying.ts'

const raised = 'The airline has raised the price'

/** On this route the airline asks for more each time that it is asked. */
const route = ['LHR', 'STN'] as const

test('a price that moves is asked about, old and new, and is charged only once it was accepted', async ({ page }) => {
  page.setDefaultTimeout(5000)
  const visitor = await goToPay(page, { route })
  const before = (await visitor.ask('readBooking')).total.amount
  const dialog = page.getByRole('dialog', { name: raised })
  await expect(dialog).toContainText(/Old price:.*USD.*New price:.*USD/)
  // accepting is asking once more, so the next price may come while the card is typed
  await page.addLocatorHandler(dialog, () => dialog.getByRole('button', { name: 'Accept the new price' }).click())
  await expect(pay(page)).toBeFocused()
  await expect(async () => {
    if (page.url().endsWith('/confirm')) return
    await typeCard(page, cards.good)
    await pay(page).click()
    await expect.poll(async () => page.url().endsWith('/confirm') || (await dialog.isVisible())).toBe(true)
    expect(page.url()).toMatch(/\/confirm$/)
  }).toPass()
  await expectBooked(page, visitor)
  expect((await visitor.ask('readBooking')).total.amount).toBeGreaterThan(before)
})

test('a price that is not accepted is not charged, and is asked about again', async ({ page }) => {
  const { ask } = await goToPay(page, { route })
  const dialog = page.getByRole('dialog', { name: raised })
  await dialog.getByRole('link', { name: 'Search other flights' }).click()
  await expect(page).toHaveURL(/\/en$/)
  expect((await ask('readBooking')).payment).toEqual({ status: 'idle', last: null })
  await page.goBack()
  await expect(dialog).toBeVisible()
})
