import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import type { MouseEvent } from 'react'
import type { Problem } from '#domain/problem.ts'
import { writePlainSearch } from '#domain/plain-search.ts'
import { useResultsScope } from './results-scope.tsx'

interface ResultsFailureProps {
  readonly problem: Problem
  readonly onRetry: () => void
}

/** No answer came. It says what happened, that nothing is lost, and what to do. */
export function ResultsFailure({ problem, onRetry }: ResultsFailureProps) {
  const { url } = useResultsScope()
  const retryHere = (event: MouseEvent): void => {
    event.preventDefault()
    onRetry()
  }
  return (
    <Card role="alert" className="mt-6 flex flex-col items-center gap-4 py-12 text-center">
      <h2 className="text-lg">
        {problem._tag === 'SupplierTimeout' ? (
          <Trans>The airlines did not answer in time</Trans>
        ) : problem._tag === 'TooManyRequests' ? (
          <Trans>Too many searches have come from your network. Try again in an hour.</Trans>
        ) : (
          <Trans>We cannot search for flights right now</Trans>
        )}
      </h2>
      <p className="max-w-120 text-muted">
        <Trans>Your search is kept as it is. Most of the time a second try works.</Trans>
      </p>
      <a href={writePlainSearch(url)} className={buttonClass()} onClick={retryHere}>
        <Trans>Search again</Trans>
      </a>
      {problem.requestId && (
        <p className="text-xs text-muted">
          <Trans>Reference: {problem.requestId}</Trans>
        </p>
      )}
    </Card>
  )
}
