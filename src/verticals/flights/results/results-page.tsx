import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, memo, useDeferredValue, useMemo } from 'react'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import { UnreadFilters } from './lazy-stages.ts'
import { ResultsBody } from './results-body.tsx'
import { ResultsHeading } from './results-heading.tsx'
import { correctionWords } from '../search/correction-words.ts'
import { searchName } from '../search/flight-search.ts'
import type { LoadedResults } from './query/loaded-results.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { ResultsScopeProvider, SearchLink } from './results-scope.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { StreamedAnswer } from '#/features/results/answer/streamed-answer.tsx'

interface ResultsPageProps {
  readonly loaded: LoadedResults
  readonly url: ResultsUrl
}

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
  const { search, corrections, today, needs } = loaded
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
    <ResultsScopeProvider url={url} search={search} today={today} needs={needs}>
      <ResultsHeading asked={loaded} />
      <div className="page-width flex flex-col gap-3 pt-1.5 pb-8 lg:pt-3">
        <CorrectionsNotice words={corrections.map((correction) => correctionWords(i18n, correction))} />
        {unread}
        {search.fares && (
          <SearchLink search={{ ...search, fares: [] }} className="self-start text-sm underline underline-offset-3">
            <Trans>Search every fare</Trans>
          </SearchLink>
        )}
        <StreamedAnswer key={`flights ${name}`} answer={loaded.answer} url={url} skeleton={<ResultsSkeleton />}>
          {(first) => <ResultsBody first={first} />}
        </StreamedAnswer>
      </div>
    </ResultsScopeProvider>
  )
})
