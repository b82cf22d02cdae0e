import { Suspense, lazy, useEffect, useState } from 'react'
import type { PriceHold } from '#/features/checkout/checkout.ts'

const ResultsHold = lazy(() => import('./results-hold.tsx'))

/** A hold lasts for minutes: its clock need not be among the first scripts of the page. */
const startsAfter = 4000

interface LazyHoldProps {
  readonly hold: PriceHold
  /** Asks for the list anew. */
  readonly onRefresh: () => Promise<PriceHold | undefined>
}

/** Starts the clock of the prices once the page has come to rest. */
export function LazyHold(props: LazyHoldProps) {
  const [started, setStarted] = useState(false)
  useEffect(() => {
    const start = setTimeout(() => setStarted(true), startsAfter)
    return () => clearTimeout(start)
  }, [])
  return (
    <div className="mt-4 min-h-6">
      {started && (
        <Suspense fallback={null}>
          <ResultsHold {...props} />
        </Suspense>
      )}
    </div>
  )
}
