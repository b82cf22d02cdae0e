import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { searchParametersOf } from '../search/search-keys.ts'
import { activityPayment } from './activity-calls.server.ts'
import { extrasKey } from './answers.ts'
import { type ActivityExtras, type ActivityItem, asksTheSame } from './sold-activity.ts'
import { activitySteps } from './steps.ts'

/** Activities, as their booking needs them. */
export const activities: Product<ActivityItem, ActivityExtras> = {
  kind: 'activity',
  extrasSchema: v.record(v.pipe(v.string(), v.regex(extrasKey)), v.pipe(v.string(), v.maxLength(500))),
  steps: activitySteps,
  noExtras: {},
  extrasOf: () => ({}),
  keepsExtras: asksTheSame,
  total: ({ total }) => total,
  listLine: ({ activity }) => ({ title: activity.activity.name, day: activity.localDateTimeStart.slice(0, 10) }),
  pages: ({ search }) => ({
    summary: { to: '/activities/booking/summary', search },
    again: { to: '/activities/result', search: searchParametersOf(search) },
    waiting: '/activities/booking/waiting',
    confirmed: '/activities/booking/success',
  }),
  inCalls: ({ offerId }) => ({ offers: [offerId] }),
  payment: activityPayment,
}
