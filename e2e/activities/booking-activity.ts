import { type Page, expect } from '@playwright/test'
import { continueToPay, fillBill, payWithCard } from '../hotels/guest-form.ts'
import { travelDay } from '../flights/choosing.ts'

export type Language = 'en' | 'es'

const labels = {
  en: { choose: /^Choose /, first: 'First name', last: 'Last name', email: 'Email', phone: 'Contact number' },
  es: {
    choose: /^Elegir /,
    first: 'Nombre',
    last: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono de contacto',
  },
} as const

/** Each time has only so many places: journeys on a phone take those of another week. */
const firstDayOf = (page: Page): number => ((page.viewportSize()?.width ?? 0) < 500 ? 67 : 60)

/** The page of an activity of the place of tests, for a party as addresses write it. */
export const openActivity = async (page: Page, outcome: string, language: Language = 'en', guests = '2') => {
  const first = firstDayOf(page)
  const days = `from=${travelDay(first)}&to=${travelDay(first + 2)}`
  await page.goto(`/${language}/activities/PRUEBAS-${outcome}?${days}&guests=${guests}`)
}

/** The first time that can be had, reserved; what became of it is on the page that comes. */
export const chooseTime = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: labels[language].choose }).first().click()

/** Under whose name it is, and how to reach them. */
export const fillLead = async (page: Page, language: Language = 'en'): Promise<void> => {
  const { first, last, email, phone } = labels[language]
  await expect(page).toHaveURL(/\/activities\/booking\/summary\?/)
  await page.getByLabel(first).fill('Ana María')
  await page.getByLabel(last).fill('Muñoz')
  await page.getByLabel(email).fill('ana@example.com')
  await page.getByLabel(phone, { exact: true }).fill('+57 300 123 4567')
}

/** From the summary, filled in, to the press of Pay. */
export const pay = async (page: Page, language: Language, number: string): Promise<void> => {
  await continueToPay(page, language)
  await fillBill(page, language)
  await payWithCard(page, language, number)
}

export const success = (language: Language) => new RegExp(`/${language}/activities/booking/success$`)
