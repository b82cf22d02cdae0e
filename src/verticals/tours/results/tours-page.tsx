import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import { UnreadNotice } from '#/features/results/unread-notice.tsx'
import { CorrectionsNotice } from '#/features/search/corrections-notice.tsx'
import { tourFacets } from '../filters/tour-facets.ts'
import { parseTourQuery } from '../list/tour-query.ts'
import { listOnly } from '../page/list-parameters.ts'
import { tourCorrectionWords } from '../search/tour-correction-words.ts'
import { tourList } from './lazy-tour-list.ts'
import type { LoadedTours } from './loaded-tours.ts'
import { ToursHeading } from './tours-heading.tsx'

interface ToursPageProps {
  readonly loaded: LoadedTours
  readonly url: ResultsUrl
}

const titleOf = (key: string) => tourFacets.find(({ keys }) => keys.includes(key))?.title

/** Tours for a search. All of its state is in the URL. */
export function ToursPage({ loaded, url }: ToursPageProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { answer, corrections, parameters } = loaded
  // one element an address: React keeps what was sent only as long as nothing is asked of it
  const list = useMemo(
    () =>
      answer.ok && (
        <Suspense>
          <tourList.List
            key={JSON.stringify(parameters)}
            list={answer.value}
            url={url}
            search={{ ...listOnly(url), ...parameters }}
          />
        </Suspense>
      ),
    [answer, parameters, url],
  )
  return (
    <>
      <ToursHeading loaded={loaded} />
      <div className="page-width flex flex-col gap-3 pt-1.5 pb-8 lg:pt-3">
        <CorrectionsNotice words={corrections.map((correction) => tourCorrectionWords(i18n, correction))} />
        <UnreadNotice unread={parseTourQuery(url).unread} titleOf={titleOf} />
        {answer.ok ? (
          list
        ) : (
          <SearchFailure
            problem={answer.problem}
            url={url}
            late={<Trans>The tours did not answer in time</Trans>}
            failed={<Trans>We cannot search for tours right now</Trans>}
            onRetry={() => void router.invalidate()}
          />
        )}
      </div>
    </>
  )
}
