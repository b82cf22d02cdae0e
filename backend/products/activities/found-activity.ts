import type { ActivityOffer } from '#contract/products/activities/activity-reservation.ts'
import type { Found } from '../product.ts'
import { foundReservation } from '../reserved-part.ts'
import { packagedActivity } from './demo/booking/packaged-activity.ts'
import type { ActivityTypes } from './activity-types.ts'

/** A reservation as a part can be made of it. */
export const foundActivity = (item: ActivityOffer, now: number): Found<ActivityTypes> => ({
  item,
  ...foundReservation(item, {
    price: item.price.total,
    isByHand: item.activity.confirmation === 'MANUAL',
    startsAt: Date.parse(item.startsAt),
    now,
  }),
})

/** The same with a flight: it costs less so, and is sold by itself for what it cost before. */
export const packagedActivityPart = (alone: ActivityOffer, now: number): Found<ActivityTypes> => ({
  ...foundActivity(packagedActivity(alone), now),
  apart: { offerId: alone.id, item: alone, price: alone.price.total },
})
