import { type BrowserContext, type Page, expect } from '@playwright/test'
import { readyVisitor } from './ready-visitor.ts'
import { press, typeInto } from '../keyboard.ts'
import { ports } from '../servers.ts'

type Visitor = Awaited<ReturnType<typeof readyVisitor>>

/** The browser has the visitor's cookie from now on: for one that has nothing open, or what others' answers do not follow upon. */
export const giveVisitor = (context: BrowserContext, { visitor }: Pick<Visitor, 'visitor'>): Promise<void> => {
  const [name = '', ...value] = visitor.cookie().split('=')
  return context.addCookies([
    { name, value: value.join('='), domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ])
}

/**
 * The browser becomes the visitor, whose booking waits to be paid. What it had open is left first: a booking that such a page had
 * just asked for would be answered with the cookie of another visitor, who would take this one's place.
 */
export const becomeVisitor = async (page: Page, visitor: Pick<Visitor, 'visitor'>): Promise<void> => {
  await page.goto('about:blank', { waitUntil: 'commit' })
  await giveVisitor(page.context(), visitor)
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
  await page.getByLabel('City').fill('Bogotá')
}

export const pay = (page: Page) => page.getByRole('button', { name: /^Pay USD/ })

export const payWith = async (page: Page, number: string): Promise<void> => {
  await typeCard(page, number)
  await pay(page).click()
}

/** By card, without a mouse: the holder is whoever travels first. */
export const payByKeyboard = async (page: Page): Promise<void> => {
  await typeInto(page, page.getByLabel('Card number'), cards.good)
  await typeInto(page, page.getByLabel('Expiration date'), '1230')
  await typeInto(page, page.getByLabel('Security code (CVC)'), '123')
  await expect(page.getByLabel('Name on card')).toHaveValue('Ana María Muñoz')
  await typeInto(page, page.getByLabel('Country'), 'Col')
  await typeInto(page, page.getByLabel('Street and number'), 'Calle 93 # 11-27')
  await typeInto(page, page.getByLabel('City'), 'Bogotá')
  await press(page, pay(page))
}

export const provider = 'Demo Pay'

/** Leaves for the page of the provider. */
export const payHosted = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /^On the page of/ }).check()
  await pay(page).click()
  await expect(page).toHaveURL(/\/en\/booking\/authenticate\/authorize$/)
  await expect(page.getByRole('heading', { level: 1, name: `Taking you to ${provider}` })).toBeVisible()
  await expect(page).toHaveURL(/\/pay\?cartId=/)
}

/** Pays on it. */
export const payThere = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry (MM/YY)').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Ana Muñoz')
  await page.getByRole('button', { name: /^Pay USD/ }).click()
}

/** The page that confirms a booking shows this visitor's own, by its reference; answers that. */
export const expectBooked = async (page: Page, { ask }: Visitor): Promise<string> => {
  await expect(page).toHaveURL(/\/booking\/confirm$/)
  const { payment } = await ask('readBooking')
  if (payment.status !== 'confirmed') throw new Error(`the payment is ${payment.status}`)
  await expect(page.getByText(payment.referenceId).first()).toBeVisible()
  return payment.referenceId
}
