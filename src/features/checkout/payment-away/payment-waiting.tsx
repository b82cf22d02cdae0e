import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { LiveRegion } from '#/ui/live-region.tsx'
import { Notice } from '#/ui/notice.tsx'
import { isOfRest } from '../machine/booking-payment.ts'
import { PaymentPageFrame } from './payment-page-frame.tsx'
import type { PaymentStatus } from '../session/payment-status.ts'
import { PaymentTotal } from './payment-total.tsx'
import { useFollowPayment } from './use-follow-payment.ts'

/** After this many milliseconds a wait is a long one, and says so. */
const long = 30_000

/** The outcome of a payment is being asked for. Nothing on this page pays. */
export function PaymentWaiting({ status: { payment, total, pages } }: { status: PaymentStatus }) {
  const heard = useFollowPayment(pages.waiting, payment.status, 1500)
  const isLong = useLongWait()
  return (
    <PaymentPageFrame at="asking" title={<Title status={payment.status} />}>
      <p>
        <Explanation status={payment.status} />
      </p>
      {!isOfRest(payment) && <PaymentTotal total={total} />}
      <output className="flex items-center gap-2 text-muted">
        <Icon name="i-lucide-loader-circle" className="size-5 animate-spin" />
        {heard ? <Trans>Asking…</Trans> : <Trans>There is no connection. We go on trying.</Trans>}
      </output>
      <LiveRegion>{isLong && <Trans>This takes longer than usual.</Trans>}</LiveRegion>
      {isLong && <LongWait />}
      <noscript>
        <meta httpEquiv="refresh" content="4" />
      </noscript>
    </PaymentPageFrame>
  )
}

interface StatusProps {
  readonly status: PaymentStatus['payment']['status']
}

function Title({ status }: StatusProps) {
  if (status === 'leaving') return <Trans>We are closing the payment you had begun</Trans>
  return status === 'unknown' ? (
    <Trans>We are asking how your payment ended</Trans>
  ) : (
    <Trans>Your payment is under way</Trans>
  )
}

function Explanation({ status }: StatusProps) {
  if (status === 'leaving')
    return (
      <Trans>
        You can go on as soon as it is closed. If it was already paid, we take you to your booking. Please do not pay
        again until then.
      </Trans>
    )
  return status === 'unknown' ? (
    <Trans>
      Your bank or the seller of your trip has not given its last word yet. Please do not pay again: we ask until we
      know, and nothing is charged twice.
    </Trans>
  ) : (
    <Trans>This takes a few seconds. Please do not pay again: nothing is charged twice.</Trans>
  )
}

function LongWait() {
  return (
    <Notice tone="info" title={<Trans>This takes longer than usual</Trans>}>
      <Trans>
        You may close this page: we go on asking. If your trip is booked, the confirmation comes by email; if not,
        nothing is charged, and you find everything as you left it.
      </Trans>
    </Notice>
  )
}

const useLongWait = (): boolean => {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), long)
    return () => clearTimeout(timer)
  }, [])
  return isLong
}
