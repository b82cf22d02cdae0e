import { Trans } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { RateNote } from '#/ui/money/rate-note.tsx'
import type { PaymentMethod } from '../machine/booking-payment.ts'

interface SecurePaymentProps {
  readonly method: PaymentMethod
  readonly provider: string
}

/** The promise, and what is true behind it (rule pay-9). */
export function SecurePayment({ method, provider }: SecurePaymentProps) {
  return (
    <div className="flex gap-3 text-sm">
      <Icon name="i-lucide-shield-check" className="size-6 text-good" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          <Trans>100% secure payment</Trans>
        </p>
        <p className="text-muted">
          {method === 'card' ? (
            <Trans>
              Your card is encrypted in this browser, so that {provider} alone can read it. We never see it, and keep no
              more than its last four digits.
            </Trans>
          ) : (
            <Trans>
              You type your card on the page of {provider}. We never see it; we ask them how the payment ended.
            </Trans>
          )}
        </p>
      </div>
    </div>
  )
}

export function DollarNotice() {
  return (
    <p className="text-sm">
      <strong className="font-semibold">
        <Trans>All charges are made in US dollars.</Trans>
      </strong>{' '}
      <span className="text-muted">
        <RateNote />
      </span>
    </p>
  )
}
