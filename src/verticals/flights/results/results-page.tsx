import { useLingui } from '@lingui/react/macro'
import { Await } from '@tanstack/react-router'
import { Suspense, memo, useDeferredValue, useMemo, useState } from 'react'
import { ChangeSearch } from '../form/change-search.tsx'
import { NearbyPrices } from '../prices/nearby-prices.tsx'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import { UnreadFilters } from './lazy-stages.ts'
import { ResultsBody } from './results-body.tsx'
import { ResultsCabins } from './results-cabins.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { correctionWords } from '../search/correction-words.ts'
import { searchName } from '../search/flight-search.ts'
import type { FirstAnswer, LoadedResults } from './query/loaded-results.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { ResultsScopeProvider } from './results-scope.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { WaitWithoutScripts } from '#/features/results/wait-without-scripts.tsx'

interface ResultsPageProps {
  readonly loaded: LoadedResults
  readonly url: ResultsUrl
}

const isPending = (answer: LoadedResults['answer']): answer is Promise<FirstAnswer> =>
  answer !== undefined && 'then' in answer

/**
 * Flights for a search: choose the departure, then the return, then the fare. All of its state is in the URL. The router
 * renders a new address in one go; the page follows it in pieces, so that a slow device stays responsive meanwhile.
 */
export function ResultsPage({ loaded, url }: ResultsPageProps) {
  const asked = useMemo(() => ({ loaded, url }), [loaded, url])
  const followed = useDeferredValue(asked)
  return <AskedResults asked={followed} />
}

const AskedResults = memo(function AskedResults({ asked: { loaded, url } }: { asked: ResultsPageProps }) {
  const { i18n } = useLingui()
  const { search, corrections, today } = loaded
  const name = searchName(search)
  // one element an address: React keeps what was sent only as long as nothing is asked of it
  const unread = useMemo(
    () => (
      <Suspense>
        <UnreadFilters url={url} />
      </Suspense>
    ),
    [url],
  )
  return (
    <ResultsScopeProvider url={url} search={search}>
      <div className="page-width flex flex-col gap-4 py-6 sm:py-8">
        <ResultsHeading asked={loaded} />
        <CorrectionsNotice words={corrections.map((correction) => correctionWords(i18n, correction))} />
        <ChangeSearch key={`change ${name}`} asked={loaded} />
        {unread}
        <ResultsCabins search={search} />
        <NearbyPrices search={search} today={today} />
        <AnsweredResults key={`flights ${name}`} answer={loaded.answer} url={url} />
      </div>
    </ResultsScopeProvider>
  )
})

/**
 * The same search may be written anew, as where a filter spells out what an address left unsaid. The browser then asks the
 * server for no new answer, and the one that the page came with stays.
 */
function AnsweredResults({ answer: newest, url }: { answer: LoadedResults['answer']; url: ResultsUrl }) {
  const [sent] = useState(newest)
  const answer = sent ?? newest
  if (!isPending(answer)) return <ResultsBody first={answer} />
  const waiting = (
    <>
      <WaitWithoutScripts url={url} />
      <ResultsSkeleton />
    </>
  )
  return (
    <Await promise={answer} fallback={waiting}>
      {(first) => <ResultsBody first={first} />}
    </Await>
  )
}
