import { type Page, expect } from '@playwright/test'

interface Traveller {
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female'
  /** `day month year` */
  readonly born: string
}

export const ana: Traveller = { firstName: 'Ana María', lastName: 'Muñoz', gender: 'Female', born: '1 5 1990' }

/** A traveller's form, or the contact's, by its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

export const fillTraveller = async (page: Page, name: string, traveller: Traveller): Promise<void> => {
  const form = card(page, name)
  await form.getByLabel('First name').fill(traveller.firstName)
  await form.getByLabel(/^Last name/).fill(traveller.lastName)
  await form.getByLabel(traveller.gender, { exact: true }).check()
  const [day = '', month = '', year = ''] = traveller.born.split(' ')
  const birth = form.getByRole('group', { name: 'Date of birth' })
  await birth.getByLabel('Day').fill(day)
  await birth.getByLabel('Month').fill(month)
  await birth.getByLabel('Year').fill(year)
}

export const fillContact = async (page: Page): Promise<void> => {
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Contact number', { exact: true }).fill('+57 300 123 4567')
}

export const continueToPayment = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Continue to payment' }).click()

/** What was typed has reached the server. */
export const saved = (page: Page): Promise<void> =>
  expect(page.getByText('All changes saved').filter({ visible: true }).first()).toBeVisible()
