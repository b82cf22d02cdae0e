import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { RateNote } from '#/ui/money/rate-note.tsx'
import { addedBags } from '../../flights/booking/bags.ts'
import { firstBags } from '../../flights/booking/first-bags.ts'
import { type FlightItem, noBags } from '../../flights/booking/flight-item.ts'
import { useAddedBags } from '../../flights/booking/use-added-bags.ts'

interface PairTotalProps {
  readonly title: ReactNode
  readonly total: Money
  readonly travellers: number
  /** what the total is made of, or that it is all */
  readonly children: ReactNode
  /** how much less it is than the two booked apart; null where it is not */
  readonly saving: ReactNode
}

/** What a pair costs with its bags first, what of it a person pays, and how much less it is. */
export function PairTotal({ title, total, travellers, children, saving }: PairTotalProps) {
  const each = { ...total, amount: Math.ceil(total.amount / travellers) }
  return (
    <section aria-labelledby="pair-total" className="flex flex-col gap-3">
      <h2 id="pair-total" className="text-lg">
        {title}
      </h2>
      <p>
        <Price money={total} className="text-xl font-bold" estimateClass="block" />
        <span className="block text-sm text-muted">
          <Price money={each} estimateClass="hidden" /> <Trans>per person</Trans>
        </span>
      </p>
      {children}
      {saving && <p className="text-sm text-good">{saving}</p>}
      <p className="border-t border-line pt-3 text-sm text-muted empty:hidden">
        <RateNote />
      </p>
    </section>
  )
}

/** The bags that were added to a pair while it is looked at; until its booking has begun, those that its price was chosen with. */
export const useBagsOfPair = (item: FlightItem): Money =>
  useAddedBags(item)?.total ?? addedBags(item, item.withExtras ? firstBags(item) : noBags)

/** Bags that were added to a pair: no part of its one price, but of what is paid. */
export function AddedBagsLine({ bags }: { readonly bags: Money }) {
  if (bags.amount === 0) return null
  return (
    <PriceLine money={bags}>
      <Trans>Added bags</Trans>
    </PriceLine>
  )
}
