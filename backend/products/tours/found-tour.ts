import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'
import type { Found } from '../product.ts'
import { foundReservation } from '../reserved-part.ts'
import { packagedTour } from './demo/booking/packaged-tour.ts'
import type { TourTypes } from './tour-types.ts'

/** A reservation as a part can be made of it: its price is the deposit, which is all that is charged with the order. */
export const foundTour = (item: TourOffer, now: number): Found<TourTypes> => ({
  item,
  ...foundReservation(item, {
    price: item.price.deposit,
    isByHand: item.confirmation === 'MANUAL',
    startsAt: Date.parse(`${item.from}T00:00:00Z`),
    now,
  }),
})

/** The same with a flight: it costs less so, and is sold by itself for what it cost before. */
export const packagedTourPart = (alone: TourOffer, now: number): Found<TourTypes> => ({
  ...foundTour(packagedTour(alone), now),
  apart: { offerId: alone.id, item: alone, price: alone.price.deposit },
})
