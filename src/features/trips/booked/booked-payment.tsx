import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Moment } from '#/ui/moment.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { Fact } from './booked-travellers.tsx'
import { type BookedTrip, cameToNothing, waitsForPayment, wholeOf } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'
import { MethodWords } from './method-words.tsx'
import { TripPriceLines } from './trip-price-lines.tsx'
import { useTripWords } from './trip-words.tsx'

/** What was paid, for what, by whom and how. */
export function BookedPayment({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const { i18n } = useLingui()
  const { country } = useTripWords()
  const { total, paid, billing } = trip
  const addressOf = ({ lines, country: { code, name } }: NonNullable<typeof billing>): string =>
    [...lines, code === undefined ? name : country(code)].join(', ')
  const { charged = total } = paid
  const whole = cameToNothing(trip.status) ? { ...total, amount: 0 } : wholeOf(trip)
  return (
    <TitledCard title={<PaidTitle trip={trip} isAll={whole.amount === total.amount} />}>
      <p className="text-xl font-bold figures">{formatMoney(whole, i18n.locale)}</p>
      <dl className="flex flex-col gap-1.5 text-sm empty:hidden">
        <TripPriceLines trip={trip} products={products} />
      </dl>
      <dl className="flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
        <Fact
          name={charged.amount > 0 ? <Trans>Paid with</Trans> : <Trans>Guaranteed with</Trans>}
          value={paid.at && <MethodWords paid={paid} />}
        />
        <Fact name={<Trans>On</Trans>} value={paid.at && <Moment at={paid.at} />} />
        <Fact name={<Trans>Refunded on</Trans>} value={paid.refundedAt && <Moment at={paid.refundedAt} />} />
        <Fact name={<Trans>Transaction</Trans>} value={paid.transactionId} />
        <Fact name={<Trans>Billed to</Trans>} value={billing?.name} />
        <Fact name={<Trans>Billing address</Trans>} value={billing && addressOf(billing)} />
      </dl>
      <p className="text-sm text-muted">
        <Trans>All charges are made in US dollars.</Trans>
      </p>
    </TitledCard>
  )
}

function PaidTitle({ trip, isAll }: { trip: BookedTrip; isAll: boolean }) {
  if (trip.status.booking === 'Cancelled' || cameToNothing(trip.status)) return <Trans>Amount charged</Trans>
  if (trip.status.payment === 'paid' && isAll && !trip.givenBack) return <Trans>Total amount paid</Trans>
  return waitsForPayment(trip) ? <Trans>Total to pay</Trans> : <Trans>Total price</Trans>
}
