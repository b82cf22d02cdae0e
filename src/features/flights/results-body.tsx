import { useMemo, useState } from 'react'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { ResultsFailure } from './results-failure.tsx'
import { ResultsHold } from './results-hold.tsx'
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
  const { found, problem, refetch, isFetching } = useFlightResults(search, first?.ok !== false || retried)
  const [firstQuery] = useState(query)
  const results = found?.results
  const view = useMemo(() => results && resultsView(results, query), [results, query])
  const failure = problem ?? (first?.ok === false ? first.problem : undefined)
  const shown = view ?? (first?.ok ? first.view : undefined)
  const answeredAt = found?.answeredAt ?? (first?.ok ? first.answeredAt : undefined)

  const refresh = async (): Promise<PriceHold | undefined> => {
    const { data } = await refetch()
    if (!data) return undefined
    const { names } = data.results
    return { answeredAt: data.answeredAt, expiresAt: new Date(names.expiresAt).toISOString() }
  }

  if (shown && answeredAt) {
    return (
      <>
        <ResultsStages
          view={shown}
          nearby={first?.ok ? first.nearby : undefined}
          stale={first?.ok === true && first.stale && !found}
          busy={!view && query !== firstQuery && isFetching}
        />
        {shown.list?.total !== 0 && (
          <ResultsHold answeredAt={answeredAt} expiresAt={shown.names.expiresAt} onRefresh={refresh} />
        )}
      </>
    )
  }
  if (failure && !isFetching) {
    const retry = () => {
      setRetried(true)
      void refetch()
    }
    return <ResultsFailure problem={failure} onRetry={retry} />
  }
  return <ResultsSkeleton />
}
