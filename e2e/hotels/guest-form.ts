import { type Page, expect } from '@playwright/test'
import { card } from '../booking/booking.ts'
import type { Language } from './choosing.ts'

const labels = {
  en: {
    room: 'Room',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Contact number',
    goOn: 'Continue to payment',
    country: 'Country',
    street: 'Street and number',
    city: 'City',
    holder: 'Name on card',
    number: 'Card number',
    expiry: 'Expiration date',
    code: 'Security code (CVC)',
    pay: /^(Pay USD|Book, and pay nothing)/,
    away: /^On the page of/,
    awayExpiry: 'Expiry (MM/YY)',
    awayCode: 'Security code',
  },
  es: {
    room: 'Habitación',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono de contacto',
    goOn: 'Continuar al pago',
    country: 'País',
    street: 'Calle y número',
    city: 'Ciudad',
    holder: 'Nombre en la tarjeta',
    number: 'Número de tarjeta',
    expiry: 'Fecha de expiración',
    code: 'Código (CVC)',
    pay: /^(Pagar USD|Reservar sin pagar)/,
    away: /^En la página de/,
    awayExpiry: 'Expiración (MM/AA)',
    awayCode: 'Código de seguridad',
  },
} as const

/** Under these names the rooms are asked for, in their order. */
const guests = ['Ana María', 'Leo', 'Zoé']

export const roomCard = (page: Page, language: Language, room: number) => card(page, `${labels[language].room} ${room}`)

/** Who asks for each room, and how to reach them. */
export const fillGuests = async (page: Page, language: Language, rooms = 1): Promise<void> => {
  const { firstName, lastName, email, phone } = labels[language]
  for (const [at, name] of guests.slice(0, rooms).entries()) {
    const room = roomCard(page, language, at + 1)
    await room.getByLabel(firstName).fill(name)
    await room.getByLabel(lastName).fill('Muñoz')
  }
  await page.getByLabel(email).fill('ana@example.com')
  await page.getByLabel(phone, { exact: true }).fill('+57 300 123 4567')
}

/** Every word of the first room and of the contact as `fillGuests` typed them. */
export const expectGuests = async (page: Page, language: Language): Promise<void> => {
  const { firstName, lastName, email, phone } = labels[language]
  const room = roomCard(page, language, 1)
  await expect(room.getByLabel(firstName)).toHaveValue('Ana María')
  await expect(room.getByLabel(lastName)).toHaveValue('Muñoz')
  await expect(page.getByLabel(email)).toHaveValue('ana@example.com')
  await expect(page.getByLabel(phone, { exact: true })).toHaveValue('+57 300 123 4567')
}

export const continueToPay = async (page: Page, language: Language): Promise<void> => {
  await page.getByRole('button', { name: labels[language].goOn }).click()
  await expect(page).toHaveURL(/\/booking\/BillingSummary$/)
}

export const payButton = (page: Page, language: Language) => page.getByRole('button', { name: labels[language].pay })

/** The address that the card's bank knows, and whose card it is. */
export const fillBill = async (page: Page, language: Language): Promise<void> => {
  const { country, street, city, holder } = labels[language]
  await page.getByLabel(country).selectOption('CO')
  await page.getByLabel(street).fill('Calle 93 # 11-27')
  await page.getByLabel(city).fill('Bogotá')
  await page.getByLabel(holder).fill('Ana Muñoz')
}

export const payWithCard = async (page: Page, language: Language, number: string): Promise<void> => {
  const form = labels[language]
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(form.expiry).fill('1230')
  await page.getByLabel(form.code).fill('123')
  await payButton(page, language).click()
}

/** Chooses the provider’s own page instead of our form. */
export const chooseProviderPage = (page: Page, language: Language): Promise<void> =>
  page.getByRole('radio', { name: labels[language].away }).check()

/** Leaves for the provider’s page and pays on it. */
export const payOnProviderPage = async (page: Page, language: Language, number: string): Promise<void> => {
  const { awayExpiry, awayCode, ...form } = labels[language]
  await payButton(page, language).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/pay\?cartId=/)
  await page.getByLabel(form.number).fill(number)
  await page.getByLabel(awayExpiry).fill('12/30')
  await page.getByLabel(awayCode).fill('123')
  await page.getByLabel(form.holder).fill('Ana Muñoz')
  await payButton(page, language).click()
}

/** From the summary of a stay to the press of Pay. */
export const bookAndPay = async (page: Page, language: Language, number: string): Promise<void> => {
  await fillGuests(page, language)
  await continueToPay(page, language)
  await fillBill(page, language)
  await payWithCard(page, language, number)
}
