import { Trans } from '@lingui/react/macro'
import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { addedBags } from '../../flights/booking/bags.ts'
import { AddedBagsLine, PairTotal, useBagsOfPair } from '../../packages/booking/pair-total.tsx'
import type { OutingDraft, OutingItem } from './outing-item.ts'

interface LinesProps {
  readonly item: Pick<OutingItem, 'total'>
  readonly bags: Money
}

/** What the total is made of: one price, never what either part costs in it. */
function Lines({ item, bags }: LinesProps) {
  return (
    <>
      <PriceLine money={item.total}>
        <Trans>Flight + activity, taxes and fees included</Trans>
      </PriceLine>
      <AddedBagsLine bags={bags} />
    </>
  )
}

/** The same where it is paid for. */
export function OutingPriceLines() {
  const { item, extras } = useDraft() as OutingDraft
  return <Lines item={item} bags={addedBags(item, extras)} />
}

/** What is paid for all of it first, and how much less it is. */
export function OutingTotal({ item }: { readonly item: OutingItem }) {
  const { total, apart, travellers } = item
  const bags = useBagsOfPair(item)
  const less = subtractMoney(apart, total)
  return (
    <PairTotal
      title={<Trans>Total for flight + activity</Trans>}
      total={addMoney(total, bags)}
      travellers={travellers.length}
      saving={
        less.amount > 0 && (
          <Trans>
            <Price money={less} estimateClass="hidden" /> less than the same flight and activity booked apart
          </Trans>
        )
      }
    >
      <dl className="flex flex-col gap-1.5 text-sm">
        <Lines item={item} bags={bags} />
      </dl>
    </PairTotal>
  )
}
