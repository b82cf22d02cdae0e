import { Trans } from '@lingui/react/macro'
import { type Money, addMoney, subtractMoney, sumMoney } from '#domain/money/money.ts'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { type BookedTrip, type GivenBack, cameToNothing } from './booked-trip.ts'
import { WayBack } from './method-words.tsx'
import type { OnTripPages } from './parts-on-page.ts'

/**
 * What a total is made of, and, where something was called off, of what was charged it is left. Nothing more is to be paid for that,
 * nor for what was not sold.
 */
export function TripPriceLines({ trip, products }: { readonly trip: BookedTrip; readonly products: OnTripPages }) {
  const { parts, onePrice, total, givenBack, paid } = trip
  const standing = cameToNothing(trip.status) ? [] : parts.filter(({ calledOffBy }) => !calledOffBy)
  const charged = givenBack ? subtractMoney(total, givenBack.kept) : total
  return (
    <>
      {onePrice
        ? standing.length > 0 && (
            <OnePrice {...onePrice} charged={charged} isOfTour={standing.some(({ kind }) => kind === 'tour')} />
          )
        : standing.map((part) => {
            const { Price } = ofKind(products, part.kind)
            return <Price key={part.partId} part={part} />
          })}
      {givenBack && <WhatGoesBack {...givenBack} paid={paid} total={standing.length > 0 ? total : undefined} />}
    </>
  )
}

interface WhatGoesBackProps extends GivenBack, Pick<BookedTrip, 'paid'> {
  /** what is left to be paid, where anything stands: what was charged is told beside it */
  readonly total: Money | undefined
}

/** What is kept is in the total that is left, and was charged as what goes back was. */
function WhatGoesBack({ refunded, onItsWay, kept, total, paid }: WhatGoesBackProps) {
  return (
    <>
      {kept.amount > 0 && (
        <PriceLine money={kept}>
          <Trans>Kept as cancellation fee</Trans>
        </PriceLine>
      )}
      {total && (
        <PriceLine money={sumMoney([total, refunded, onItsWay], total.currency)}>
          <Trans>Amount charged</Trans>
        </PriceLine>
      )}
      {onItsWay.amount > 0 && (
        <PriceLine money={onItsWay}>
          <Trans>
            On its way back to <WayBack paid={paid} />
          </Trans>
        </PriceLine>
      )}
      {refunded.amount > 0 && (
        <PriceLine money={refunded}>
          <Trans>
            Refunded to <WayBack paid={paid} />
          </Trans>
        </PriceLine>
      )}
    </>
  )
}

interface OnePriceProps extends NonNullable<BookedTrip['onePrice']> {
  /** with bags, and without what is paid there */
  readonly charged: Money
  /** whether what is paid elsewhere is the balance of a tour */
  readonly isOfTour: boolean
}

/** Of parts that were bought as one nobody is told what each cost. */
function OnePrice({ total, dueAtProperty, charged, isOfTour }: OnePriceProps) {
  const bags = subtractMoney(addMoney(charged, dueAtProperty), total)
  return (
    <>
      <PriceLine money={total}>
        <Trans>All parts of the trip, taxes and fees included</Trans>
      </PriceLine>
      {dueAtProperty.amount > 0 && (
        <PriceLine money={dueAtProperty} isPart>
          {isOfTour ? (
            <Trans>Of which you pay to the tour’s operator</Trans>
          ) : (
            <Trans>Of which you pay at the hotel</Trans>
          )}
        </PriceLine>
      )}
      {bags.amount > 0 && (
        <PriceLine money={bags}>
          <Trans>Added bags</Trans>
        </PriceLine>
      )}
    </>
  )
}
