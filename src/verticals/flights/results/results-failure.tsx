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
  const { url, soldWith } = useResultsScope()
  // what they are sold with is not sold there, whoever asks again
  if (soldWith && props.problem._tag === 'NotFound') return <soldWith.Nothing />
  return (
    <SearchFailure
      {...props}
      url={url}
      late={<Trans>The airlines did not answer in time</Trans>}
      failed={<Trans>We cannot search for flights right now</Trans>}
    />
  )
}
