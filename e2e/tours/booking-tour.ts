import { type Page, expect } from '@playwright/test'
import { card } from '../booking/booking.ts'
import { continueToPay, fillBill, payWithCard } from '../hotels/guest-form.ts'

export type Language = 'en' | 'es'

const labels = {
  en: {
    choose: /^(Choose|Ask for it): /,
    lead: 'Lead traveler',
    other: 'Traveler 2',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    phone: 'Contact number',
  },
  es: {
    choose: /^(Elegir|Solicitar): /,
    lead: 'Viajero principal',
    other: 'Viajero 2',
    first: 'Nombre',
    last: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono de contacto',
  },
} as const

/** A month that every departure is sold in, and whose balance is still to come. */
export const month = (ahead = 120): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 7)

/** The page of a tour of the place of tests, for a party as addresses write it. */
export const openTour = async (page: Page, outcome: string, language: Language = 'en', guests = '2') => {
  await page.goto(`/${language}/turs/pruebas/pruebas-${outcome}?month=${month()}&guests=${guests}`)
}

export const departures = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: labels[language].choose })

/** The first departure that can be had, reserved; what became of it is on the page that comes. */
export const chooseDeparture = (page: Page, language: Language = 'en') => departures(page, language).first().click()

/** Everybody of two, and how to reach them. */
export const fillTravelers = async (page: Page, language: Language = 'en'): Promise<void> => {
  const { lead, other, first, last, email, phone } = labels[language]
  await expect(page).toHaveURL(/\/turs\/booking\/summary\?/)
  for (const [who, name] of [
    [lead, 'Ana María'],
    [other, 'Leo'],
  ] as const) {
    await card(page, who).getByLabel(first).fill(name)
    await card(page, who).getByLabel(last).fill('Muñoz')
  }
  await page.getByLabel(email).fill('ana@example.com')
  await page.getByLabel(phone, { exact: true }).fill('+57 300 123 4567')
}

/** From the summary, filled in, to the press of Pay. */
export const pay = async (page: Page, language: Language, number: string): Promise<void> => {
  await continueToPay(page, language)
  await fillBill(page, language)
  await payWithCard(page, language, number)
}

export const success = (language: Language) => new RegExp(`/${language}/turs/booking/success$`)
