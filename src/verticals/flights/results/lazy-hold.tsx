import { lazy } from 'react'
import { AfterRest } from '#/features/price-hold/after-rest.tsx'
import type { ResultsHoldProps } from './results-hold.tsx'

const ResultsHold = lazy(() => import('./results-hold.tsx'))

/** Starts the clock of the prices once the page has come to rest. */
export function LazyHold(props: ResultsHoldProps) {
  return (
    <AfterRest>
      <ResultsHold {...props} />
    </AfterRest>
  )
}
