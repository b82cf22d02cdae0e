import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { Card } from '#/ui/card.tsx'
import { Price as Amount } from '#/ui/money/price.tsx'
import type { PaymentMethod } from '../machine/booking-payment.ts'
import { PayButton } from './pay-button.tsx'
import { PayParts } from './pay-parts.tsx'
import { SavedState } from '../draft/saved-state.tsx'
import { DollarNotice } from './secure-payment.tsx'
import { useBookingView } from '../draft/booking-scope.tsx'

interface PayPanelProps {
  readonly method: PaymentMethod
  readonly provider: string
  readonly Price: ComponentType
  readonly busy: boolean
  /** something must be done before paying */
  readonly closed: boolean
  /** what went wrong the last time */
  readonly children: ReactNode
}

/** The total and, under the very same number, the button that pays it. */
export function PayPanel({ method, provider, Price, busy, closed, children }: PayPanelProps) {
  const { total } = useBookingView()
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Total cost</Trans>
      </h2>
      <p>
        <Amount money={total} className="text-xl font-bold" estimateClass="block" />
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
    </Card>
  )
}
