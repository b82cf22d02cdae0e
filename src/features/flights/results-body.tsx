import { useMemo, useState } from 'react'
import { ResultsFailure } from './results-failure.tsx'
import type { FirstAnswer } from './results-loader.ts'
import { useResultsScope } from './results-scope.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ResultsStages } from './results-stages.tsx'
import { resultsView } from './results-view.ts'
import { useFlightResults } from './use-flight-results.ts'

/** The flights themselves: first as the server found them, then from the whole list, which the browser fetches once. */
export function ResultsBody({ first }: { first: FirstAnswer | undefined }) {
  const { search, query } = useResultsScope()
  const [retried, setRetried] = useState(false)
  const { results, problem, refetch, isFetching } = useFlightResults(search, first?.ok !== false || retried)
  const [firstQuery] = useState(query)
  const view = useMemo(() => results && resultsView(results, query), [results, query])
  const failure = problem ?? (first?.ok === false ? first.problem : undefined)
  const nearby = first?.ok ? first.nearby : undefined

  if (view) return <ResultsStages view={view} nearby={nearby} busy={false} />
  if (first?.ok) return <ResultsStages view={first.view} nearby={nearby} busy={query !== firstQuery && isFetching} />
  if (failure && !isFetching) {
    const retry = () => {
      setRetried(true)
      void refetch()
    }
    return <ResultsFailure problem={failure} onRetry={retry} />
  }
  return <ResultsSkeleton />
}
