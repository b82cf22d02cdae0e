import { Trans } from '@lingui/react/macro'
import type { Problem } from '#domain/problem.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { useResultsScope } from './results-scope.tsx'

interface ResultsFailureProps {
  readonly problem: Problem
  readonly onRetry: () => void
}

/** No flights came: what happened, and what to do. */
export function ResultsFailure(props: ResultsFailureProps) {
  const { url } = useResultsScope()
  return (
    <SearchFailure
      {...props}
      url={url}
      late={<Trans>The airlines did not answer in time</Trans>}
      failed={<Trans>We cannot search for flights right now</Trans>}
    />
  )
}
