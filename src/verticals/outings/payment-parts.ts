import { msg } from '@lingui/core/macro'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import { OutingPriceLines } from './booking/outing-price.tsx'
import { OutingRecap } from './booking/outing-recap.tsx'

/** Flights with an activity where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: OutingRecap,
  Price: OutingPriceLines,
  loadSteps: async () => (await import('./booking/outing-steps.ts')).outingSteps,
  change: msg`Change travelers, bags or answers`,
}
