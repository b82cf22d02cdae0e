import { HoldingProvider } from './holding.tsx'
import type { PriceHold } from './price-hold.ts'
import { ResultsTimer } from './results-timer.tsx'

export interface ListHoldProps {
  /** the search as the URL writes it */
  readonly subject: string
  readonly hold: PriceHold
  /** Asks for the list anew. */
  readonly onRefresh: () => Promise<PriceHold | undefined>
}

/** The timer of a list with the state that it needs, which no other part of the page does. */
export default function ListHold(props: ListHoldProps) {
  return (
    <HoldingProvider>
      <ResultsTimer {...props} />
    </HoldingProvider>
  )
}
