import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#/domain/money-format.ts'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/price.tsx'
import type { PaymentMethod } from './booking-payment.ts'
import { DollarNotice } from './secure-payment.tsx'
import { useBookingView } from './use-draft.ts'

interface PayPanelProps {
  readonly method: PaymentMethod
  readonly provider: string
  readonly busy: boolean
  /** something must be done before paying */
  readonly closed: boolean
  /** what went wrong the last time */
  readonly children: ReactNode
}

/** The total and, under the very same number, the button that pays it. */
export function PayPanel({ method, provider, busy, closed, children }: PayPanelProps) {
  const { i18n } = useLingui()
  const { total } = useBookingView()
  const amount = formatMoney(total, i18n.locale)
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg">
        <Trans>Total cost</Trans>
      </h2>
      <p>
        <Price money={total} className="text-xl font-bold" estimateClass="block" />
      </p>
      <DollarNotice />
      {children}
      {!closed && (
        <Button type="submit" busy={busy}>
          <Icon name="i-lucide-lock" className="size-4.5" />
          <Trans>Pay {amount}</Trans>
        </Button>
      )}
      {method === 'hosted' && (
        <p className="text-sm text-muted">
          <Trans>Next you go to the page of {provider}. Nothing is charged before you confirm it there.</Trans>
        </p>
      )}
    </Card>
  )
}
