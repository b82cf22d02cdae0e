import { useHolding } from './holding.tsx'
import { HoldTimer } from './hold-timer.tsx'
import type { HoldExpiryActions } from './hold-expired-dialog.tsx'
import type { PriceHold } from './price-hold.ts'

interface ResultsTimerProps {
  /** the search as the URL writes it */
  readonly subject: string
  readonly hold: PriceHold
  /** Asks for the list anew. */
  readonly onRefresh: () => Promise<PriceHold | undefined>
  /** leads to what was chosen from this very list */
  readonly onRefreshSelected?: (() => Promise<void>) | undefined
  readonly words?: HoldExpiryActions['words']
}

/** Says until when the prices of a list stand, and asks what to do when they do not any more. */
export function ResultsTimer({ subject, hold, onRefresh, onRefreshSelected, words }: ResultsTimerProps) {
  const { timer } = useHolding()
  return (
    <HoldTimer
      kind="results"
      subject={subject}
      hold={hold}
      onRecheck={onRefresh}
      onRefreshResults={() => timer.renew(onRefresh)}
      onBackToResults={() => undefined}
      onRefreshSelected={onRefreshSelected}
      words={words}
    />
  )
}
