import { msg } from '@lingui/core/macro'
import { addMoney } from '#domain/money/money.ts'
import type { PaymentParts } from '#/features/checkout/product/product-on-pages.ts'
import { addedBags } from '../flights/booking/bags.ts'
import { PackagePriceLines } from './booking/package-price.tsx'
import { PackageRecap } from './booking/package-recap.tsx'
import { type PackageDraft, pairTotal } from './booking/package-item.ts'

/** With bags, and what the hotel takes itself. */
const wholeOf = ({ item, extras }: PackageDraft) => addMoney(pairTotal(item), addedBags(item, extras))

/** Packages where they are paid for. */
export const paymentParts: PaymentParts = {
  Recap: PackageRecap,
  Price: PackagePriceLines,
  loadSteps: async () => (await import('./booking/package-steps.ts')).packageSteps,
  change: msg`Change travelers, bags or requests`,
  whole: (draft) => wholeOf(draft as PackageDraft),
}
