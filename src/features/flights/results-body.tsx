import { useMemo, useState } from 'react'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { SearchFailed, fetchFlights } from './flight-list.ts'
import { searchName } from './flight-search.ts'
import { LaterHold } from './later-hold.tsx'
import { ResultsFailure } from './results-failure.tsx'
import type { FirstAnswer } from './results-loader.ts'
import { useResultsScope } from './results-scope.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ResultsStages } from './results-stages.tsx'
import { resultsView } from './results-view.ts'
import { useAnswer } from './use-answer.ts'

/** The flights themselves: first as the server found them, then from the whole list, which the browser fetches once. */
export function ResultsBody({ first }: { first: FirstAnswer | undefined }) {
  const { search, query } = useResultsScope()
  const [retried, setRetried] = useState(false)
  const asks = first?.ok !== false || retried
  const list = useAnswer(asks ? `flights ${searchName(search)}` : undefined, (signal) => fetchFlights(search, signal))
  const [firstQuery] = useState(query)
  const results = list.value?.results
  const view = useMemo(() => results && resultsView(results, query), [results, query])
  const shown = view ?? (first?.ok ? first.view : undefined)
  const answeredAt = list.value?.answeredAt ?? (first?.ok ? first.answeredAt : undefined)

  if (shown && answeredAt) {
    const refresh = async (): Promise<PriceHold | undefined> => {
      const found = await list.askAgain()
      return found && holdOf(found.answeredAt, found.results.names.expiresAt)
    }
    return (
      <>
        <ResultsStages
          view={shown}
          nearby={first?.ok ? first.nearby : undefined}
          stale={first?.ok === true && first.stale && !view}
          busy={!view && query !== firstQuery && list.isPending}
        />
        {shown.list?.total !== 0 && <LaterHold hold={holdOf(answeredAt, shown.names.expiresAt)} onRefresh={refresh} />}
      </>
    )
  }
  if (list.isPending) return <ResultsSkeleton />
  const problem = list.error instanceof SearchFailed ? list.error.problem : first?.ok === false && first.problem
  const retry = () => (retried ? void list.askAgain() : setRetried(true))
  return problem ? <ResultsFailure problem={problem} onRetry={retry} /> : <ResultsSkeleton />
}

const holdOf = (answeredAt: string, expiresAt: number): PriceHold => ({
  answeredAt,
  expiresAt: new Date(expiresAt).toISOString(),
})
