import { AfterRest } from '#/features/price-hold/after-rest.tsx'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import type { ResultsHoldProps } from './results-hold.tsx'

const ResultsHold = lazyNeeded(async () => (await import('./results-hold.tsx')).default)

/** Starts the clock of the prices once the page has come to rest. */
export function LazyHold(props: ResultsHoldProps) {
  return (
    <AfterRest>
      <ResultsHold {...props} />
    </AfterRest>
  )
}
