import { Trans } from '@lingui/react/macro'
import { subtractMoney } from '#domain/money/money.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { addedBags } from '../../flights/booking/bags.ts'
import { AddedBagsLine, PairTotal } from '../../packages/booking/pair-total.tsx'
import type { OutingDraft, OutingItem } from './outing-item.ts'

/** What the total is made of: one price, never what either part costs in it. */
export function OutingPriceLines() {
  const { item, extras } = useDraft() as OutingDraft
  return (
    <>
      <PriceLine money={item.total}>
        <Trans>Flight + activity, taxes and fees included</Trans>
      </PriceLine>
      <AddedBagsLine bags={addedBags(item, extras)} />
    </>
  )
}

/** The one price first, and how much less it is. */
export function OutingTotal({ item: { total, apart, travellers } }: { readonly item: OutingItem }) {
  const less = subtractMoney(apart, total)
  return (
    <PairTotal
      title={<Trans>Total for flight + activity</Trans>}
      total={total}
      travellers={travellers.length}
      saving={
        less.amount > 0 && (
          <Trans>
            <Price money={less} estimateClass="hidden" /> less than the same flight and activity booked apart
          </Trans>
        )
      }
    >
      <p className="text-sm text-muted">
        <Trans>Taxes and fees included</Trans>
      </p>
    </PairTotal>
  )
}
