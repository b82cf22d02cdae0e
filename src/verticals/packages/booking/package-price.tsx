import { Trans } from '@lingui/react/macro'
import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { addedBags } from '../../flights/booking/bags.ts'
import { HotelFees } from '../../hotels/booking/stay-price.tsx'
import { type PackageDraft, type PackageItem, pairTotal } from './package-item.ts'
import { AddedBagsLine, PairTotal, useBagsOfPair } from './pair-total.tsx'

interface PairLinesProps {
  readonly item: Pick<PackageItem, 'total' | 'dueAtHotel' | 'stay'>
  readonly bags: Money
}

/** What the total is made of, and what of it is paid where: one price, never what either part costs in it. */
function PairLines({ item, bags }: PairLinesProps) {
  return (
    <>
      <PriceLine money={pairTotal(item)}>
        <Trans>Flight + hotel, taxes and fees included</Trans>
      </PriceLine>
      <AddedBagsLine bags={bags} />
      {item.dueAtHotel.amount > 0 && (
        <>
          <PriceLine money={addMoney(item.total, bags)}>
            <Trans>Of which you pay now</Trans>
          </PriceLine>
          <PriceLine money={item.dueAtHotel}>
            <Trans>Of which you pay at the hotel</Trans>
          </PriceLine>
          <HotelFees fees={item.stay.price.fees} />
        </>
      )}
    </>
  )
}

/** The same where it is paid for. */
export function PackagePriceLines() {
  const { item, extras } = useDraft() as PackageDraft
  return <PairLines item={item} bags={addedBags(item, extras)} />
}

/** What is paid for all of it first, and what of that is paid where. */
export function PackageTotal({ item }: { readonly item: PackageItem }) {
  const total = pairTotal(item)
  const bags = useBagsOfPair(item)
  const less = subtractMoney(item.apart, total)
  return (
    <PairTotal
      title={<Trans>Total for flight + hotel</Trans>}
      total={addMoney(total, bags)}
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
        <PairLines item={item} bags={bags} />
      </dl>
    </PairTotal>
  )
}
