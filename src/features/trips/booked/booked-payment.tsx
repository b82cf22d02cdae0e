import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { type Money, addMoney, subtractMoney } from '#domain/money/money.ts'
import { Moment } from '#/ui/moment.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { Fact } from './booked-travellers.tsx'
import { type BookedTrip, waitsForPayment } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'

/** What was paid, for what, by whom and how. */
export function BookedPayment({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const { i18n } = useLingui()
  const { total, paid, billing } = trip
  const whole = wholeOf(trip)
  return (
    <TitledCard title={<PaidTitle trip={trip} isAll={whole.amount === total.amount} />}>
      <p className="text-xl font-bold figures">{formatMoney(whole, i18n.locale)}</p>
      <dl className="flex flex-col gap-1.5 text-sm">
        {trip.onePrice ? (
          <OnePrice {...trip.onePrice} charged={total} isOfTour={trip.parts.some(({ kind }) => kind === 'tour')} />
        ) : (
          trip.parts.map((part) => {
            const { Price } = ofKind(products, part.kind)
            return <Price key={part.partId} part={part} />
          })
        )}
      </dl>
      <dl className="flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
        <Fact
          name={total.amount > 0 ? <Trans>Paid with</Trans> : <Trans>Guaranteed with</Trans>}
          value={paid.at && <MethodWords paid={paid} />}
        />
        <Fact name={<Trans>On</Trans>} value={paid.at && <Moment at={paid.at} />} />
        <Fact name={<Trans>Transaction</Trans>} value={paid.transactionId} />
        <Fact name={<Trans>Billed to</Trans>} value={billing?.name} />
        <Fact name={<Trans>Billing address</Trans>} value={billing?.lines.join(', ')} />
      </dl>
      <p className="text-sm text-muted">
        <Trans>All charges are made in US dollars.</Trans>
      </p>
    </TitledCard>
  )
}

/** What is paid elsewhere is on top of what is paid here. */
const wholeOf = ({ total, parts, onePrice }: BookedTrip): Money => ({
  ...total,
  amount: parts.reduce(
    (sum, part) => sum + (part.whole ?? part.total).amount - part.total.amount,
    total.amount + (onePrice?.dueAtProperty.amount ?? 0),
  ),
})

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

function PaidTitle({ trip, isAll }: { trip: BookedTrip; isAll: boolean }) {
  if (trip.status.payment === 'paid' && isAll) return <Trans>Total amount paid</Trans>
  return waitsForPayment(trip) ? <Trans>Total to pay</Trans> : <Trans>Total price</Trans>
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}

function MethodWords({ paid: { method, card } }: { paid: BookedTrip['paid'] }) {
  if (card) return `${brandNames[card.brand] ?? card.brand.toUpperCase()} •••• ${card.last4}`
  return method === 'hosted' ? <Trans>the provider’s page</Trans> : <Trans>card</Trans>
}
