import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { PaymentPageFrame } from './payment-page-frame.tsx'
import type { PaymentStatus } from '../session/payment-status.ts'
import { PaymentTotal } from './payment-total.tsx'

/** For whoever cancelled on the provider's page. */
export function PaymentCancelled({ status: { total, pages } }: { status: PaymentStatus }) {
  return (
    <PaymentPageFrame at="stopped" title={<Trans>You canceled the payment</Trans>}>
      <p>
        <Trans>Nothing has been charged or booked. What you typed is kept: you can pay now, or another time.</Trans>
      </p>
      <PaymentTotal total={total} />
      <div className="flex flex-col gap-3">
        <Link to="/booking/BillingSummary" preload={false} className={buttonClass()}>
          <Trans>Choose how to pay</Trans>
        </Link>
        <Link {...pages.summary} preload={false} className={buttonClass('secondary')}>
          <Trans>Back to your trip</Trans>
        </Link>
      </div>
    </PaymentPageFrame>
  )
}
