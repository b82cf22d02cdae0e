import type { PaymentPlace } from '#/features/checkout/product/booking-pages.ts'
import { hotelPageParameters, rateKey } from '../stay/stay-parameters.ts'

/** The hotel's page with the same search, where another room can be chosen. */
export const backToHotel = (url: Readonly<Record<string, string>>): PaymentPlace => ({
  to: '/hoteles/summary',
  search: hotelPageParameters(url),
})

/** The hotel's page with these rooms chosen, one rate each: it checks them, and tells what became of them. */
export const backToChoice = (url: Readonly<Record<string, string>>, rates: readonly string[]): PaymentPlace => {
  const { to, search } = backToHotel(url)
  const chosen = Object.fromEntries(rates.map((rate, at) => [rateKey(at + 1), rate]))
  return { to, search: { ...search, ...chosen } }
}
