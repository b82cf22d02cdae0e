import { HoldTimer } from '#/features/price-hold/hold-timer.tsx'
import { HoldingProvider } from '#/features/price-hold/holding.tsx'
import type { PriceHold } from '#/features/price-hold/price-hold.ts'

export interface HotelsHoldProps {
  /** the search as the URL writes it */
  readonly subject: string
  readonly hold: PriceHold
  /** Asks for the list anew. */
  readonly onRefresh: () => Promise<PriceHold | undefined>
}

/** Says until when the prices of the list stand, and asks what to do when they do not any more. */
export default function HotelsHold({ subject, hold, onRefresh }: HotelsHoldProps) {
  return (
    <HoldingProvider>
      <HoldTimer
        kind="results"
        subject={subject}
        hold={hold}
        onRecheck={onRefresh}
        onRefreshResults={async () => {
          await onRefresh()
        }}
        onBackToResults={() => undefined}
      />
    </HoldingProvider>
  )
}
