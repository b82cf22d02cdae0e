import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Notice } from '#/ui/notice.tsx'
import type { PaymentPlace } from '../product/booking-pages.ts'
import type { PayTrouble } from './use-pay.ts'
import { useBookingView } from '../draft/booking-scope.tsx'

interface PayTroubleNoticeProps {
  readonly trouble: PayTrouble | undefined
  readonly className?: string
}

/** Why Pay could not begin, and what to do about it. */
export function PayTroubleNotice({ trouble, className }: PayTroubleNoticeProps) {
  return (
    <div role="alert" className={classNames('empty:hidden', className)}>
      {trouble && (
        <Notice tone="danger" title={<Trans>Nothing has been charged</Trans>}>
          <p>{trouble === 'notReady' ? <NotReady /> : words[trouble]}</p>
        </Notice>
      )}
    </div>
  )
}

const words: Readonly<Record<Exclude<PayTrouble, 'notReady'>, ReactNode>> = {
  noCards: <Trans>Cards cannot be taken here right now. You can pay on the provider’s page instead.</Trans>,
  unheard: <Trans>Your payment could not be sent. What you typed is kept: you can try again.</Trans>,
}

function NotReady() {
  const { steps, pages } = useBookingView()
  const refused = Object.values(steps).find(({ progress }) => progress === 'refused')
  if (refused?.prices === 'item') return <OfferRefused summary={pages.summary} />
  return refused ? (
    <Trans>Some of these details were not accepted. Check them, then try again.</Trans>
  ) : (
    <Trans>There was no answer. What you typed is kept: try again in a moment.</Trans>
  )
}

function OfferRefused({ summary }: { readonly summary: PaymentPlace }) {
  return (
    <>
      <Trans>This is no longer sold at this price.</Trans>{' '}
      <Link {...summary} preload={false} className="underline underline-offset-3">
        <Trans>Look at the trip again</Trans>
      </Link>
    </>
  )
}
