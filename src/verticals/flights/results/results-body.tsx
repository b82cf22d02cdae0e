import { useMemo, useState } from 'react'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import type { FlightAnswer } from '../offer/flight-list.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { LaterHold } from './later-hold.tsx'
import { ResultsFailure } from './results-failure.tsx'
import type { FirstAnswer } from './query/loaded-results.ts'
import { useResultsScope } from './results-scope.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ResultsStages } from './results-stages.tsx'
import { SearchFailed } from './search-failed.ts'
import { useAnswer } from '../prices/use-answer.ts'
import { useFirstTouch } from '#/ui/hydration/use-first-touch.ts'

/** The list, and all that filters and orders it: a page that comes with its first flights needs neither to be read. */
const askForList = async (search: FlightSearch, signal: AbortSignal): Promise<FlightAnswer> => {
  const { fetchFlights } = await import('../offer/flight-list.ts')
  return fetchFlights(search, signal)
}

/** The flights themselves: first as the server found them, then from the whole list, which the browser fetches once. */
export function ResultsBody({ first }: { first: FirstAnswer | undefined }) {
  const { search, query } = useResultsScope()
  const [retried, setRetried] = useState(false)
  const touched = useFirstTouch()
  const asks = first?.ok ? touched : first === undefined || retried
  const list = useAnswer(asks ? `flights ${searchName(search)}` : undefined, (signal) => askForList(search, signal))
  const [firstQuery] = useState(query)
  const found = list.value
  const view = useMemo(() => found?.view(query), [found, query])
  const shown = view ?? (first?.ok ? first.view : undefined)
  const answeredAt = found?.answeredAt ?? (first?.ok ? first.answeredAt : undefined)

  if (shown && answeredAt) {
    const refresh = async (): Promise<PriceHold | undefined> => {
      const renewed = await list.askAgain()
      return renewed && holdOf(renewed.answeredAt, renewed.expiresAt)
    }
    return (
      <>
        <ResultsStages
          view={shown}
          nearby={first?.ok ? first.nearby : undefined}
          stale={first?.ok === true && first.stale && !view}
          busy={!view && query !== firstQuery}
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
