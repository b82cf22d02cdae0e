import { expect, test } from '../test.ts'
import { overflowAt } from '../beyond-edge.ts'
import { openOffer } from '../flights/choosing.ts'
import { continueToPayment, fillContact, fillTraveller } from './booking.ts'
import { cards, fillBilling, payWith } from './paying.ts'

const name = { firstName: 'Wolfeschlegelsteinhausenber', lastName: 'Gerdorffvoralternwarengewiss' } as const
const email = 'maria.fernanda.gonzalez.rodriguez@universidad-nacional.edu.co'

test('a long name and a long email widen no page, from the form to the confirmation', async ({ page }) => {
  await openOffer(page, { from: 'BOG', to: 'MAD' })
  await fillTraveller(page, 'Adult 1', { ...name, gender: 'Female', born: '1 5 1990' })
  await fillContact(page)
  await page.getByLabel('Email').fill(email)
  await expect(page.getByRole('group', { name: new RegExp(name.lastName) })).toBeVisible()
  const faults = async (): Promise<readonly string[]> =>
    [await overflowAt(page, 320), await overflowAt(page, 390), await overflowAt(page, 390, 200)].flat()
  expect.soft(await faults(), 'the summary').toEqual([])
  await continueToPayment(page)
  await expect(page.getByText(email)).toBeVisible()
  expect.soft(await faults(), 'the payment').toEqual([])
  await fillBilling(page)
  await payWith(page, cards.good)
  await expect(page).toHaveURL(/\/booking\/confirm$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeVisible()
  // references are by chance: this is the widest
  const reference = page.getByRole('definition').filter({ hasText: 'Opens this booking with us' }).getByRole('strong')
  await reference.evaluate((code) => (code.textContent = 'W'.repeat(code.textContent.length)))
  await expect(page.getByText('WWWWWWWWW', { exact: true })).toBeVisible()
  expect.soft(await faults(), 'the confirmation').toEqual([])
  expect(await reference.evaluate((code) => code.getClientRects().length), 'lines of the reference').toBe(1)
})
