import type { Page } from '@playwright/test'
import type { HotelOffer } from '../../contract/products/hotels/hotel-rates.ts'
import { createVisitor } from '../../scripts/visitor/booking-visitor.ts'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import { becomeVisitor } from '../booking/paying.ts'
import { ports } from '../servers.ts'
import { type Language, checkedStay } from './choosing.ts'

interface Answer<Value> {
  readonly value: Value
}

interface ReadyGuest {
  readonly offer: HotelOffer
  readonly readBooking: () => Promise<BookingView>
}

/** The browser becomes a guest who has filled in everything but the card, on the page to pay on. */
export const goToPayStay = async (
  page: Page,
  outcome: string,
  language: Language,
  port: number = ports.site,
): Promise<ReadyGuest> => {
  const offer = await checkedStay(outcome)
  const visitor = createVisitor(new URL(`http://localhost:${port}`))
  await visitor.succeed('startBooking', {
    kind: 'hotel',
    offerId: offer.id,
    shown: offer.price.dueNow,
    page: { locale: language, prefixed: true },
  })
  const patch = {
    customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
    passengers: { '1': { firstName: 'Ana María', lastName: 'Muñoz' } },
    billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
  }
  await visitor.succeed('saveDraft', { patch, version: 1 })
  await becomeVisitor(page, { visitor })
  await page.goto(`http://localhost:${port}/${language}/booking/BillingSummary`)
  return {
    offer,
    readBooking: async () => ((await visitor.call('readBooking')) as Answer<BookingView>).value,
  }
}
