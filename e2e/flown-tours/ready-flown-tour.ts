import type { Page } from '@playwright/test'
import { addDays } from '../../domain/time/dates.ts'
import { type Fare, chosenFlight } from '../../scripts/visitor/checked-package.ts'
import type { LoadedItem } from '../../src/features/checkout/product/loaded-item.ts'
import { type FlownTour, wholePrice } from '../../src/verticals/flown-tours/booking/flown-tour.ts'
import type { TourItem } from '../../src/verticals/tours/booking/sold-tour.ts'
import { becomeVisitor } from '../booking/paying.ts'
import { post } from '../booking/ready-visitor.ts'
import type { Language } from '../tours/booking-tour.ts'
import { reservedDeparture } from '../tours/ready-traveler.ts'

/** A tour of the place of tests, whose places one traveller keeps, with its days. */
export const reservedAlone = async (outcome: string, language: Language = 'en') => {
  const { visitor, offerId } = await reservedDeparture(outcome, { language, guests: '1' })
  const loaded = (await visitor.call('loadReservedTour', offerId)) as LoadedItem<TourItem>
  if (loaded.state !== 'priced') throw new Error(`the tour ${outcome} is a ${loaded.state}`)
  const { from, to } = loaded.item.sold
  return { visitor, offerId, from, to }
}

/** The browser becomes a traveller with a reserved tour and a flight to it, who has filled in everything but the card. */
export const goToPayFlownTour = async (page: Page, fare: (fare: Fare) => boolean, language: Language) => {
  const { visitor, offerId, from, to } = await reservedAlone('standard', language)
  const flight = await chosenFlight(post, fare, [addDays(from, -1), addDays(to, 1)])
  const pair = `${flight} ${offerId}.package`
  const loaded = (await visitor.call('loadFlownTour', pair)) as LoadedItem<FlownTour>
  if (loaded.state !== 'priced') throw new Error(`the flight and the tour are a ${loaded.state}`)
  const { total: shown } = loaded.item
  await visitor.succeed('startBooking', {
    kind: 'flown_tour',
    offerId: pair,
    shown,
    page: { locale: language, prefixed: true },
  })
  const patch = {
    customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
    passengers: {
      '1': { firstName: 'Ana María', lastName: 'Muñoz', gender: 'female', dateOfBirth: '1990-05-01' },
    },
    billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
  }
  await visitor.succeed('saveDraft', { patch, version: 1 })
  await becomeVisitor(page, { visitor })
  await page.goto(`/${language}/booking/BillingSummary`)
  return { offerId, whole: wholePrice(loaded.item), later: loaded.item.balance }
}
