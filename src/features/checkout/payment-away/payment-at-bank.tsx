import { Trans } from '@lingui/react/macro'
import { PaymentAway } from './payment-away.tsx'
import { PaymentPageFrame } from './payment-page-frame.tsx'
import type { PaymentStatus } from '../session/payment-status.ts'
import { PaymentTotal } from './payment-total.tsx'
import { useFollowPayment } from './use-follow-payment.ts'
import { useLeaveOnce } from './use-leave-once.ts'

/** Before the page of the card's bank, and again for whoever comes back from it without an answer. */
export function PaymentAtBank({ status: { payment, total } }: { status: PaymentStatus }) {
  return payment.status === 'challenge' ? (
    <AtBank url={payment.url} id={payment.transactionId ?? payment.url} total={total} />
  ) : null
}

interface AtBankProps extends Pick<PaymentStatus, 'total'> {
  readonly url: string
  readonly id: string
}

function AtBank({ url, id, total }: AtBankProps) {
  const leaving = useLeaveOnce(url, id) === 'leaving'
  useFollowPayment('/booking/authenticate', 'challenge', 10_000)
  return (
    <PaymentPageFrame
      at="away"
      title={leaving ? <Trans>Your bank asks whether it is you</Trans> : <Trans>Your bank still waits for you</Trans>}
    >
      <p>
        {leaving ? (
          <Trans>
            For your safety, the bank of this card wants you to confirm the payment on its own page. After that you come
            back here.
          </Trans>
        ) : (
          <Trans>
            Your bank has not told us of your answer, and what you typed is kept. If you have answered it, wait a
            moment: this page goes on by itself.
          </Trans>
        )}
      </p>
      <PaymentTotal total={total} />
      <PaymentAway url={url} leaving={leaving} goOn={<Trans>Go to my bank</Trans>} />
    </PaymentPageFrame>
  )
}
