import { msg } from '@lingui/core/macro'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import { ActivityPrice } from './booking/activity-price.tsx'
import { ActivityRecap } from './booking/activity-recap.tsx'

/** Activities where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: ActivityRecap,
  Price: ActivityPrice,
  loadSteps: async () => (await import('./booking/steps.ts')).activitySteps,
  change: msg`Change travelers or answers`,
}
