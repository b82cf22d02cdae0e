import { msg } from '@lingui/core/macro'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import type { StayDraft } from './booking/sold-stay.ts'
import { StayPrice } from './booking/stay-price.tsx'
import { StayRecap } from './booking/stay-recap.tsx'

/** Stays where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: StayRecap,
  Price: StayPrice,
  loadSteps: async () => (await import('./booking/steps.ts')).staySteps,
  change: msg`Change guests or requests`,
  whole: (draft) => (draft as StayDraft).item.stay.price.total,
}
