import { type Page, expect } from '@playwright/test'
import type { HotelOffer } from '../../contract/products/hotels/hotel-rates.ts'
import { type RequestedRoom, checkedStay as checkedAt } from '../../scripts/visitor/checked-stay.ts'
import { post } from '../booking/ready-visitor.ts'
import { travelDay } from '../flights/choosing.ts'
import { ports } from '../servers.ts'

export type Language = 'en' | 'es'

const firstThursday = [50, 51, 52, 53, 54, 55, 56].find((ahead) => new Date(travelDay(ahead)).getUTCDay() === 4) ?? 50

/** Days that hotels sell, a weekend among them, far enough ahead that every deadline of theirs is to come. */
const [checkIn, checkOut] = [travelDay(firstThursday), travelDay(firstThursday + 3)]

/** The cheapest offer of a hotel of the place of tests, checked, as its page hands it on. */
export const checkedStay = (outcome: string, rooms?: readonly RequestedRoom[]): Promise<HotelOffer> =>
  checkedAt(post, outcome, { rooms, checkIn, checkOut })

interface OpenStay {
  readonly rooms?: readonly RequestedRoom[]
  readonly language?: Language
  /** the total that the address says was shown, in minor units; what the offer costs by default */
  readonly shown?: number
  readonly port?: number
}

const titles = { en: /^Your stay/, es: /^Tu estadía/ } as const

/** The summary of a stay, as the hotel's page leads to it. */
export const openStay = async (
  page: Page,
  outcome: string,
  { rooms, language = 'en', shown, port = ports.site }: OpenStay = {},
): Promise<HotelOffer> => {
  const offer = await checkedStay(outcome, rooms)
  const rates = offer.rooms.map(({ rate }) => rate.rateId).join(',')
  const { hotelCode } = offer.hotelInfo
  const total = shown ?? offer.price.total.amount
  await page.goto(
    `http://localhost:${port}/${language}/hoteles/booking/summary?offer=${offer.id}&shown=${total}&rates=${rates}&hotel=${hotelCode}&destination=PRUEBAS&checkIn=${checkIn}&checkOut=${checkOut}`,
  )
  await expect(page).toHaveTitle(titles[language])
  return offer
}

/** Where a hotel of the place of tests is, for guests as addresses write them. */
export const hotelPath = (outcome: string, language: Language, guests: string): string =>
  `/${language}/hoteles/summary?destination=PRUEBAS&hotel=PRUEBAS-${outcome}&checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`

export const openHotel = async (
  page: Page,
  outcome: string,
  language: Language = 'en',
  guests = '2',
): Promise<void> => {
  await page.goto(hotelPath(outcome, language, guests))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Pruebas ${outcome}`)
}
