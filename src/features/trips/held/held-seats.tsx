import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import type { Locale } from '#/i18n/locale.ts'
import { Button } from '#/ui/button.tsx'
import { Notice } from '#/ui/notice.tsx'
import { onShownAgain } from '#/ui/shown-again.ts'
import type { BookedTrip, TripHold } from '../booked/booked-trip.ts'
import { useReadTripAgain } from '../booked/followed-trip.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { HeldUntil } from './held-until.tsx'
import { LetGo } from './let-go.tsx'
import { payHeldTrip } from '../trips.functions.ts'

/** Seats that wait to be paid for: until when, how much, and the way to pay or to let them go. */
export function HeldSeats({ trip, hold }: { trip: BookedTrip; hold: TripHold }) {
  return (
    <Notice tone="warn" title={<Trans>Seats held, not paid yet</Trans>}>
      <p>
        <HeldUntil hold={hold} />{' '}
        <strong aria-live="off">
          <HoldCountdown hold={hold} />
        </strong>
      </p>
      <LastPayment payment={trip.status.payment} />
      <PayHeld trip={trip} />
    </Notice>
  )
}

function LastPayment({ payment }: { payment: string }) {
  if (payment === 'none') return null
  return (
    <p className="mt-2">
      <LastPaymentWords payment={payment} />
    </p>
  )
}

function LastPaymentWords({ payment }: { payment: string }) {
  if (payment === 'pending')
    return <Trans>A payment has been begun and not finished. Pay leads back to it; nothing is charged twice.</Trans>
  if (payment === 'declined')
    return <Trans>The last payment was declined, and nothing was charged. Your seats are still held.</Trans>
  return <Trans>The last payment was not finished, and nothing was charged. Your seats are still held.</Trans>
}

type Refusal = 'failed' | 'closed' | 'ended' | 'limited'

/** By the code of the problem: any other is one that may pass. */
const refusals: Readonly<Record<string, Refusal>> = {
  already_booked: 'closed',
  payment_under_way: 'closed',
  hold_expired: 'ended',
  too_many_requests: 'limited',
}

const words: Readonly<Record<Refusal, ReactNode>> = {
  failed: <Trans>The payment could not begin just now. Nothing was charged. Try again in a moment.</Trans>,
  closed: <Trans>These seats are paid for already, or a payment for them is under way.</Trans>,
  ended: <Trans>These seats are no longer held. Nothing was charged.</Trans>,
  limited: <Trans>There have been too many attempts to pay. Nothing was charged. Try again in an hour.</Trans>,
}

function PayHeld({ trip }: { trip: BookedTrip }) {
  const { i18n } = useLingui()
  const readAgain = useReadTripAgain()
  const [stage, setStage] = useState<'idle' | 'leaving' | Refusal>('idle')
  const amount = formatMoney(trip.total, i18n.locale)
  useEffect(
    () =>
      onShownAgain(() => {
        setStage('idle')
        void readAgain()
      }),
    [readAgain],
  )
  const pay = async (): Promise<void> => {
    setStage('leaving')
    const asked = { id: trip.id, agreed: trip.total, locale: i18n.locale as Locale }
    const page = await payHeldTrip({ data: asked }).catch(() => undefined)
    if (page?.ok) return window.location.assign(page.value)
    setStage(refusals[page?.problem.code ?? ''] ?? 'failed')
    await readAgain()
  }
  return (
    <div data-needs-network className="mt-3 flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button busy={stage === 'leaving'} onClick={() => void pay()}>
          <Trans>Pay {amount}</Trans>
        </Button>
        <LetGo id={trip.id} />
      </div>
      <div role="alert" className="empty:hidden">
        {stage !== 'idle' && stage !== 'leaving' && words[stage]}
      </div>
    </div>
  )
}
