import { type Page, expect } from '@playwright/test'
import { readyVisitor } from './ready-visitor.ts'
import { ports } from '../servers.ts'

type Visitor = Awaited<ReturnType<typeof readyVisitor>>

/** The browser becomes the visitor, whose booking waits to be paid. */
export const becomeVisitor = async (page: Page, { visitor }: Visitor): Promise<void> => {
  const [name = '', value = ''] = visitor.cookie().split('=')
  await page
    .context()
    .addCookies([{ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }])
}

interface GoToPay {
  readonly route?: readonly [string, string]
  readonly port?: number
  readonly language?: 'en' | 'es'
}

/** A visitor who has filled in everything but the card, on the page to pay on. */
export const goToPay = async (
  page: Page,
  { route, port = ports.site, language = 'en' }: GoToPay = {},
): Promise<Visitor> => {
  const visitor = await readyVisitor(route, new URL(`http://localhost:${port}`), language)
  await becomeVisitor(page, visitor)
  await page.goto(`http://localhost:${port}/${language}/booking/BillingSummary`)
  return visitor
}

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  challenge: '4000000000003220',
  lostAnswer: '4000000000000119',
} as const

export const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('1230')
  await page.getByLabel('Security code (CVC)').fill('123')
}

/** The address that the card's bank knows. */
export const fillBilling = async (page: Page): Promise<void> => {
  await page.getByLabel('Country').selectOption('CO')
  await page.getByLabel('Street and number').fill('Calle 93 # 11-27')
  await page.getByLabel('Town or city').fill('Bogotá')
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay USD/ })

export const payWith = async (page: Page, number: string): Promise<void> => {
  await typeCard(page, number)
  await pay(page).click()
}

/** The page that confirms a booking shows this visitor's own, by its reference; answers that. */
export const expectBooked = async (page: Page, { ask }: Visitor): Promise<string> => {
  await expect(page).toHaveURL(/\/booking\/confirm$/)
  const { payment } = await ask('readBooking')
  if (payment.status !== 'confirmed') throw new Error(`the payment is ${payment.status}`)
  await expect(page.getByText(payment.referenceId).first()).toBeVisible()
  return payment.referenceId
}
