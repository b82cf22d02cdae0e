import { Trans } from '@lingui/react/macro'
import { subtractMoney } from '#domain/money/money.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { addedBags } from '../../flights/booking/bags.ts'
import { type PackageDraft, type PackageItem, pairTotal } from './package-item.ts'
import { AddedBagsLine, PairTotal } from './pair-total.tsx'

function PairLines({ item }: { readonly item: Pick<PackageItem, 'total' | 'dueAtHotel'> }) {
  return (
    <>
      <PriceLine money={pairTotal(item)}>
        <Trans>Flight + hotel, taxes and fees included</Trans>
      </PriceLine>
      {item.dueAtHotel.amount > 0 && (
        <>
          <PriceLine money={item.total}>
            <Trans>Of which you pay now</Trans>
          </PriceLine>
          <PriceLine money={item.dueAtHotel}>
            <Trans>Of which you pay at the hotel</Trans>
          </PriceLine>
        </>
      )}
    </>
  )
}

/** What the total is made of: one price, never what either part costs in it. */
export function PackagePriceLines() {
  const { item, extras } = useDraft() as PackageDraft
  return (
    <>
      <PairLines item={item} />
      <AddedBagsLine bags={addedBags(item, extras)} />
    </>
  )
}

/** The one price first, and what of it is paid where. */
export function PackageTotal({ item }: { readonly item: PackageItem }) {
  const total = pairTotal(item)
  const less = subtractMoney(item.apart, total)
  return (
    <PairTotal
      title={<Trans>Total for flight + hotel</Trans>}
      total={total}
      travellers={item.travellers.length}
      saving={
        less.amount > 0 && (
          <Trans>
            <Price money={less} estimateClass="hidden" /> less than the same flight and hotel booked apart
          </Trans>
        )
      }
    >
      <dl className="flex flex-col gap-1.5 text-sm">
        <PairLines item={item} />
      </dl>
    </PairTotal>
  )
}
