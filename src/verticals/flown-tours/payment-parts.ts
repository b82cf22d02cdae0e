import { msg } from '@lingui/core/macro'
import { addMoney } from '#domain/money/money.ts'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import { addedBags } from '../flights/booking/bags.ts'
import { type FlownTourDraft, wholePrice } from './booking/flown-tour.ts'
import { FlownTourPriceLines } from './booking/price.tsx'
import { FlownTourRecap } from './booking/recap.tsx'

/** With bags, and what the tour's operator takes itself. */
const wholeOf = ({ item, extras }: FlownTourDraft) => addMoney(wholePrice(item), addedBags(item, extras))

/** Flights with a tour where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: FlownTourRecap,
  Price: FlownTourPriceLines,
  loadSteps: async () => (await import('./booking/steps.ts')).flownTourSteps,
  change: msg`Change travelers or bags`,
  whole: (draft) => wholeOf(draft as FlownTourDraft),
}
