import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { backToHotel } from './back-to-hotel.ts'
import { type StayDraft, type StayItem, hasSameRooms, noRequests } from './sold-stay.ts'
import { stayPayment } from './stay-calls.server.ts'
import { staySteps } from './steps.ts'

const time = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/))

/** What of the guests’ requests a traveller may change. */
export const requestsFields = {
  arrivalTime: v.exactOptional(time),
  message: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
}

/** Stays, as their booking needs them. */
export const hotels: Product<StayItem, StayDraft['extras']> = {
  kind: 'hotel',
  extrasSchema: v.strictObject(requestsFields),
  steps: staySteps,
  noExtras: noRequests,
  extrasOf: () => noRequests,
  keepsExtras: hasSameRooms,
  total: ({ total }) => total,
  listLine: ({ stay: { hotel, checkIn } }) => ({ title: { en: hotel.name, es: hotel.name }, day: checkIn }),
  pages: ({ search }) => ({
    summary: { to: '/hoteles/booking/summary', search },
    again: backToHotel(search),
    waiting: '/hoteles/booking/waiting',
    confirmed: '/hoteles/booking/success',
  }),
  inCalls: ({ offerId }) => ({ offers: [offerId] }),
  payment: stayPayment,
}
