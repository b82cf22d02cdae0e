import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import type { TourDraft, TourItem } from './sold-tour.ts'
import { tourSteps } from './steps.ts'
import { tourPayment } from './tour-calls.server.ts'

/** Tours, as their booking needs them. */
export const tours: Product<TourItem, TourDraft['extras']> = {
  kind: 'tour',
  extrasSchema: v.strictObject({}),
  steps: tourSteps,
  noExtras: {},
  extrasOf: () => ({}),
  total: ({ total }) => total,
  listLine: ({ sold }) => ({ title: sold.tour.name, day: sold.from }),
  pages: ({ search }) => ({
    summary: { to: '/turs/booking/summary', search },
    again: { to: '/turs/result', search: searchParametersOf(search) },
    waiting: '/turs/booking/waiting',
    confirmed: '/turs/booking/success',
  }),
  inCalls: ({ offerId }) => ({ offers: [offerId] }),
  payment: tourPayment,
}
