import { msg } from '@lingui/core/macro'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import { ActivityPrice } from './booking/activity-price.tsx'
import { ActivityRecap } from './booking/activity-recap.tsx'
import { activitySteps } from './booking/steps.ts'

/** Activities where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: ActivityRecap,
  Price: ActivityPrice,
  steps: activitySteps,
  change: msg`Change travelers or answers`,
}
