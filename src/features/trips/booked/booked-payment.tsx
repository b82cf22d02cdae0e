import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Money } from '#domain/money/money.ts'
import { Moment } from '#/ui/moment.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ofKind } from '#/features/checkout/product/product-on-pages.ts'
import { Fact } from './booked-travellers.tsx'
import { type BookedTrip, waitsForPayment } from './booked-trip.ts'
import type { OnTripPages } from './parts-on-page.ts'

/** What was paid, for what, by whom and how. */
export function BookedPayment({ trip, products }: { trip: BookedTrip; products: OnTripPages }) {
  const { i18n } = useLingui()
  const { total, paid, billing } = trip
  return (
    <TitledCard title={<PaidTitle trip={trip} />}>
      <p className="text-xl font-bold figures">{formatMoney(total, i18n.locale)}</p>
      <dl className="flex flex-col gap-1.5 text-sm">
        {trip.parts.map((part) => {
          const { Price } = ofKind(products, part.kind)
          return <Price key={part.partId} part={part} />
        })}
      </dl>
      <dl className="flex flex-col gap-1.5 border-t border-line pt-3 text-sm">
        <Fact name={<Trans>Paid with</Trans>} value={paid.at && <MethodWords paid={paid} />} />
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

function PaidTitle({ trip }: { trip: BookedTrip }) {
  if (trip.status.payment === 'paid') return <Trans>Total amount paid</Trans>
  return waitsForPayment(trip) ? <Trans>Total to pay</Trans> : <Trans>Total cost</Trans>
}

export function PriceLine({ name, money }: { name: ReactNode; money: Money }) {
  const { i18n } = useLingui()
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap figures">{formatMoney(money, i18n.locale)}</dd>
    </div>
  )
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
