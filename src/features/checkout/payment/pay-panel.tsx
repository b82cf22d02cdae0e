import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TitledCard } from '#/ui/titled-card.tsx'
import { Price as Amount } from '#/ui/money/price.tsx'
import type { PaymentMethod } from '../machine/booking-payment.ts'
import { PayButton } from './pay-button.tsx'
import { PayParts } from './pay-parts.tsx'
import { SavedState } from '../draft/saved-state.tsx'
import { DollarNotice } from './secure-payment.tsx'
import { useBookingView, useDraft } from '../draft/booking-scope.tsx'
import type { PaymentParts } from '../product/product-on-pages.ts'

interface PayPanelProps {
  readonly method: PaymentMethod
  readonly provider: string
  readonly product: Pick<PaymentParts, 'Price' | 'whole'>
  readonly busy: boolean
  /** something must be done before paying */
  readonly closed: boolean
  /** what went wrong the last time */
  readonly children: ReactNode
}

/** Everything that it costs, what that is made of, and the button that pays what is paid here. */
export function PayPanel({ method, provider, product: { Price, whole }, busy, closed, children }: PayPanelProps) {
  const { total } = useBookingView()
  const draft = useDraft()
  return (
    <TitledCard title={<Trans>Total price</Trans>}>
      <p>
        <Amount money={whole?.(draft) ?? total} className="text-xl font-bold" estimateClass="block" />
      </p>
      <PayParts Price={Price} />
      <DollarNotice />
      {children}
      {!closed && <PayButton busy={busy} className="max-lg:hidden" />}
      <SavedState />
      {method === 'hosted' && (
        <p className="text-sm text-muted">
          <Trans>Next you go to the page of {provider}. Nothing is charged before you confirm it there.</Trans>
        </p>
      )}
    </TitledCard>
  )
}
