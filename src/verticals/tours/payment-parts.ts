import { msg } from '@lingui/core/macro'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import type { TourDraft } from './booking/sold-tour.ts'
import { TourPrice } from './booking/tour-price.tsx'
import { TourRecap } from './booking/tour-recap.tsx'

/** Tours where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: TourRecap,
  Price: TourPrice,
  loadSteps: async () => (await import('./booking/steps.ts')).tourSteps,
  change: msg`Change travelers`,
  whole: (draft) => (draft as TourDraft).item.sold.price.total,
}
