import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { PaymentParts } from '../product/product-on-pages.ts'
import { useBookingView, useDraft } from '../draft/booking-scope.tsx'

/** What is being paid for, in a few lines, and the way to change it. */
export function TripRecap({ Recap, change }: Pick<PaymentParts, 'Recap' | 'change'>) {
  const { i18n } = useLingui()
  const { passengers, customer } = useDraft()
  const { pages } = useBookingView()
  return (
    <TitledCard title={<Trans>What you are paying for</Trans>}>
      <Recap />
      <ul className="flex flex-col border-t border-line pt-3 text-sm">
        {passengers.map(({ id, firstName, middleName, lastName }) => (
          <li key={id} className="font-semibold [overflow-wrap:anywhere]">
            {[firstName, middleName, lastName].filter(Boolean).join(' ')}
          </li>
        ))}
        <li className="[overflow-wrap:anywhere] text-muted">
          {customer.email} ·&nbsp;{customer.phone}
        </li>
      </ul>
      <p className="text-sm">
        <Link
          {...pages.summary}
          preload={false}
          className="inline-flex min-h-9 items-center font-semibold text-primary-strong underline underline-offset-4"
        >
          {i18n._(change)}
        </Link>
      </p>
    </TitledCard>
  )
}
