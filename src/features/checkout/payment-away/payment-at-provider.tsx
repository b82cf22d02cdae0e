import { Trans } from '@lingui/react/macro'
import { PaymentAway } from './payment-away.tsx'
import { PaymentPageFrame } from './payment-page-frame.tsx'
import type { PaymentStatus } from '../session/payment-status.ts'
import { PaymentTotal } from './payment-total.tsx'
import { useFollowPayment } from './use-follow-payment.ts'
import { useLeaveOnce } from './use-leave-once.ts'

/** Before the hosted page, and again for whoever comes back from it undecided. */
export function PaymentAtProvider({ status }: { status: PaymentStatus }) {
  const { payment, provider, total } = status
  return payment.status === 'hosted' ? (
    <AtProvider url={payment.url} id={payment.cartId ?? payment.url} provider={provider} total={total} />
  ) : null
}

interface AtProviderProps extends Pick<PaymentStatus, 'provider' | 'total'> {
  readonly url: string
  readonly id: string
}

function AtProvider({ url, id, provider, total }: AtProviderProps) {
  const leaving = useLeaveOnce(url, id) === 'leaving'
  useFollowPayment('/booking/authenticate/authorize', 'hosted', 10_000)
  return (
    <PaymentPageFrame
      at="away"
      title={leaving ? <Trans>Taking you to {provider}</Trans> : <Trans>Your payment is not finished</Trans>}
    >
      <p>
        {leaving ? (
          <Trans>You pay on the page of {provider}, who never tells us your card. After that you come back here.</Trans>
        ) : (
          <Trans>
            {provider} has not told us of a payment, and what you typed is kept. If you have paid there, wait a moment:
            this page goes on by itself.
          </Trans>
        )}
      </p>
      <PaymentTotal total={total} />
      <PaymentAway
        url={url}
        leaving={leaving}
        goOn={leaving ? <Trans>Go to {provider} now</Trans> : <Trans>Continue to {provider}</Trans>}
      />
    </PaymentPageFrame>
  )
}
