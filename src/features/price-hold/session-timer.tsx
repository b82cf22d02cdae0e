import { useEffect } from 'react'
import { useHolding } from './holding.tsx'
import type { PriceHold, SessionKind } from './session-deadline.ts'
import { type SessionActions, SessionExpiredDialog } from './session-expired-dialog.tsx'
import { SessionLine } from './session-line.tsx'
import { useSessionClock } from './use-session-clock.ts'

interface SessionTimerProps extends SessionActions {
  readonly kind: SessionKind
  /** what is held, the same after a reload: the search as the URL writes it, or the offer's id */
  readonly subject: string
  readonly hold: PriceHold
  /** Prices what the page shows again, before the end: answers the new hold, or undefined where that failed. */
  readonly onRecheck: () => Promise<PriceHold | undefined>
}

/** Holds the prices of a page: says until when, warns a minute before, and asks at the end what to do next. */
export function SessionTimer({ kind, subject, hold, onRecheck, ...actions }: SessionTimerProps) {
  const { timer } = useHolding()
  const { answeredAt, expiresAt } = hold
  useEffect(() => {
    timer.load({ kind, subject, hold: { answeredAt, expiresAt } })
  }, [timer, kind, subject, answeredAt, expiresAt])
  useSessionClock(timer)
  return (
    <>
      <SessionLine
        timer={timer}
        onRecheck={onRecheck}
        onRefresh={actions.onRefreshSelected ?? actions.onRefreshResults}
      />
      <SessionExpiredDialog timer={timer} {...actions} />
    </>
  )
}
