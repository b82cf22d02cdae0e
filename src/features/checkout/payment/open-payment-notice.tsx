import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Notice } from '#/ui/notice.tsx'
import { pageOfPayment } from '../session/payment-status.ts'
import { useBookingView } from '../draft/booking-scope.tsx'

/** For whoever comes back here while a bank or a provider still waits for them. */
export function OpenPaymentNotice() {
  const { payment, pages } = useBookingView()
  if (payment.status !== 'challenge' && payment.status !== 'hosted') return null
  return (
    <Notice tone="info" title={<Trans>You have begun to pay elsewhere</Trans>}>
      <p>
        <Trans>
          We have not heard that this payment was made. If you change something or pay here, it is closed first. If it
          turns out to be paid already, we take you to your booking.
        </Trans>{' '}
        <Link to={pageOfPayment(payment, pages)} preload={false} className="underline underline-offset-3">
          <Trans>Go back to it</Trans>
        </Link>
      </p>
    </Notice>
  )
}
