import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'
import { stringifyQuery } from '#domain/query-parameters.ts'
import type { Problem } from '#domain/problem.ts'
import { buttonClass } from '#/ui/button-class.ts'
import type { ResultsUrl } from './answer/results-url.ts'
import { InsteadOfList } from './frame/instead-of-list.tsx'

interface SearchFailureProps {
  readonly problem: Problem
  readonly url: ResultsUrl
  /** that whoever is asked did not answer in time */
  readonly late: ReactNode
  /** that nothing can be searched now */
  readonly failed: ReactNode
  readonly onRetry: () => void
}

/** No answer came. It says what happened, that nothing is lost, and what to do. */
export function SearchFailure({ problem, url, late, failed, onRetry }: SearchFailureProps) {
  const retryHere = (event: MouseEvent): void => {
    event.preventDefault()
    onRetry()
  }
  return (
    <InsteadOfList role="alert" className="mt-6 flex flex-col items-center gap-4 py-12 text-center">
      <h2 className="text-lg">
        {problem._tag === 'SupplierTimeout' ? (
          late
        ) : problem._tag === 'TooManyRequests' ? (
          <Trans>Too many searches have come from your network. Try again in an hour.</Trans>
        ) : (
          failed
        )}
      </h2>
      <p className="max-w-120 text-muted">
        <Trans>Your search is kept as it is.</Trans>
      </p>
      <a href={stringifyQuery(url)} className={buttonClass()} onClick={retryHere}>
        <Trans>Search again</Trans>
      </a>
      {problem.requestId && (
        <p className="text-xs text-muted">
          <Trans>Reference: {problem.requestId}</Trans>
        </p>
      )}
    </InsteadOfList>
  )
}
