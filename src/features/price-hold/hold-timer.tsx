import { useEffect } from 'react'
import { useHolding } from './holding.tsx'
import type { PriceHold, HoldKind } from './price-hold.ts'
import { type HoldExpiryActions, HoldExpiredDialog } from './hold-expired-dialog.tsx'
import { HoldLine } from './hold-line.tsx'
import { useHoldClock } from './use-hold-clock.ts'

interface HoldTimerProps extends HoldExpiryActions {
  readonly kind: HoldKind
  /** what is held, the same after a reload: the search as the URL writes it, or the offer's id */
  readonly subject: string
  readonly hold: PriceHold
  /** Prices what the page shows again, before the end: answers the new hold, or undefined where that failed. */
  readonly onRecheck: () => Promise<PriceHold | undefined>
}

/** Holds the prices of a page: says until when, warns a minute before, and asks at the end what to do next. */
export function HoldTimer({ kind, subject, hold, onRecheck, ...actions }: HoldTimerProps) {
  const { timer } = useHolding()
  const { answeredAt, expiresAt, arrivedAt } = hold
  useEffect(() => {
    timer.load({ kind, subject, hold: { answeredAt, expiresAt, arrivedAt } })
  }, [timer, kind, subject, answeredAt, expiresAt, arrivedAt])
  useHoldClock(timer)
  return (
    <>
      <HoldLine timer={timer} onRecheck={onRecheck} onRefresh={actions.onRefreshSelected ?? actions.onRefreshResults} />
      <HoldExpiredDialog timer={timer} {...actions} />
    </>
  )
}
