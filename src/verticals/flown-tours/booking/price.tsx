import { Trans } from '@lingui/react/macro'
import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { addedBags } from '../../flights/booking/bags.ts'
import { AddedBagsLine, PairTotal, useBagsOfPair } from '../../packages/booking/pair-total.tsx'
import { useTourWords } from '../../tours/booking/use-tour-words.ts'
import { type FlownTour, type FlownTourDraft, wholePrice } from './flown-tour.ts'

interface LinesProps {
  readonly item: FlownTour
  readonly bags: Money
}

/** One price, never what either part costs in it; what of it is paid now, and what to the tour's operator. */
function Lines({ item, bags }: LinesProps) {
  const words = useTourWords()
  const { operator } = item.tour.tour
  const day = item.balanceDue === null ? '' : words.longDay(item.balanceDue)
  return (
    <>
      <PriceLine money={wholePrice(item)}>
        <Trans>Flight + tour, taxes and fees included</Trans>
      </PriceLine>
      <AddedBagsLine bags={bags} />
      {item.balance.amount > 0 && (
        <>
          <PriceLine money={addMoney(item.total, bags)}>
            <Trans>Of which you pay now: the flight and the deposit of the tour</Trans>
          </PriceLine>
          <PriceLine money={item.balance}>
            <Trans>
              Balance, which you pay to {operator} by {day}
            </Trans>
          </PriceLine>
        </>
      )}
    </>
  )
}

/** What the total is made of where it is paid for. */
export function FlownTourPriceLines() {
  const { item, extras } = useDraft() as FlownTourDraft
  return <Lines item={item} bags={addedBags(item, extras)} />
}

/** What is paid for all of it first, and how much less it is. */
export function FlownTourTotal({ item }: { readonly item: FlownTour }) {
  const total = wholePrice(item)
  const bags = useBagsOfPair(item)
  const less = subtractMoney(item.apart, total)
  return (
    <PairTotal
      title={<Trans>Total for flight + tour</Trans>}
      total={addMoney(total, bags)}
      travellers={item.travellers.length}
      saving={
        less.amount > 0 && (
          <Trans>
            <Price money={less} estimateClass="hidden" /> less than the same flight and tour booked apart
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
