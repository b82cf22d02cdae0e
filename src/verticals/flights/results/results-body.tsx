import { Suspense, useMemo, useState } from 'react'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { useFirstInteraction } from '#/ui/hydration/use-first-interaction.ts'
import type { FlightAnswer } from '../offer/flight-list.ts'
import type { FlightNeeds } from '../offer/flight-needs.ts'
import { type FlightSearch, searchName } from '../search/flight-search.ts'
import { LazyHold } from './lazy-hold.tsx'
import { ResultsStages, loadStages } from './lazy-stages.ts'
import { ResultsFailure } from './results-failure.tsx'
import type { FirstAnswer } from './query/loaded-results.ts'
import { useResultsScope } from './results-scope.tsx'
import { FirstOffersAlone } from '#/features/results/frame/first-offers-alone.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import type { SoldWith } from './sold-with.ts'
import { SearchFailed } from '#/features/results/answer/search-failed.ts'
import { useAnswer } from '#/features/answers/use-answer.ts'

/** The list, after all that filters and orders it: a page that comes with its first flights needs neither to be read. */
const askForList = async (
  search: FlightSearch,
  soldWith: SoldWith | undefined,
  needs: FlightNeeds | undefined,
  signal: AbortSignal,
): Promise<FlightAnswer> => {
  const [{ fetchFlights }] = await Promise.all([import('../offer/flight-list.ts'), loadStages()])
  return soldWith ? soldWith.ask(signal) : fetchFlights(search, signal, needs)
}

/** The flights themselves: first as the server found them, then from the whole list, which the browser fetches once. */
export function ResultsBody({ first }: { first: FirstAnswer | undefined }) {
  const { url, search, soldWith, needs } = useResultsScope()
  const [retried, setRetried] = useState(false)
  const touched = useFirstInteraction()
  const asks = first?.ok ? touched : first === undefined || retried
  const name = soldWith?.name ?? `flights ${searchName(search)} ${JSON.stringify(needs)}`
  const list = useAnswer(asks ? name : undefined, (signal) => askForList(search, soldWith, needs, signal))
  const found = list.value
  const sent = first?.ok ? first : undefined
  const results = found?.results
  // one element until there are other flights: React keeps what was sent only as long as nothing is asked of it
  const stages = useMemo(
    () => (
      <Suspense fallback={<ResultsSkeleton />}>
        <ResultsStages results={results} first={sent} />
      </Suspense>
    ),
    [results, sent],
  )

  if (found ?? sent) {
    const refresh = async (): Promise<PriceHold | undefined> => {
      const renewed = await list.askAgain()
      return renewed && holdOf(renewed.answeredAt, renewed.results.names.expiresAt)
    }
    const answeredAt = found?.answeredAt ?? sent?.answeredAt ?? ''
    const expiresAt = (found?.results ?? sent?.view)?.names.expiresAt ?? 0
    const isEmpty = found ? found.results.departures.rows.length === 0 : sent?.view.list?.total === 0
    const isCut = !found && list.error !== undefined
    return (
      <>
        {isCut && <FirstOffersAlone url={url} isAsking={list.isPending} onRetry={() => void list.askAgain()} />}
        {stages}
        {!isEmpty && (
          <LazyHold hold={{ ...holdOf(answeredAt, expiresAt), arrivedAt: list.arrivedAt }} onRefresh={refresh} />
        )}
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
