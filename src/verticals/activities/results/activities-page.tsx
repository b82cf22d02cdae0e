import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { memo, useDeferredValue, useMemo } from 'react'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { UnreadNotice } from '#/features/results/unread-notice.tsx'
import type { Locale } from '#/i18n/locale.ts'
import { SearchedList } from '../../searched-list.tsx'
import { activityFacets } from '../filters/activity-facets.ts'
import type { ActivitiesView } from '../list/activities-view.ts'
import { parseActivityQuery } from '../list/activity-query.ts'
import { type ActivitySearch, searchName } from '../search/activity-search.ts'
import { ActivityCorrections } from '../search/lazy-activity-corrections.tsx'
import { ActivitiesHeading } from './activities-heading.tsx'
import { ActivitiesSkeleton } from './activities-skeleton.tsx'
import { activityList } from './lazy-activity-list.ts'
import type { LoadedActivities } from './loaded-activities.ts'

interface ActivitiesPageProps {
  readonly loaded: LoadedActivities
  readonly url: ResultsUrl
}

const titleOf = (key: string) => activityFacets.find(({ keys }) => keys.includes(key))?.title

/** Activities for a search. All of its state is in the URL, which the page follows in pieces: a slow device stays responsive. */
export function ActivitiesPage({ loaded, url }: ActivitiesPageProps) {
  const asked = useMemo(() => ({ loaded, url }), [loaded, url])
  return <AskedActivities asked={useDeferredValue(asked)} />
}

const AskedActivities = memo(function AskedActivities({ asked: { loaded, url } }: { asked: ActivitiesPageProps }) {
  const { locale } = useRouter().options.context
  const { search, destination, corrections } = loaded
  const { unread } = useMemo(() => parseActivityQuery(url), [url])
  const name = searchName(search)
  return (
    <>
      <ActivitiesHeading asked={loaded} url={url} place={destination?.name[locale] ?? search.destination} />
      <div className="page-width flex flex-col gap-3 pt-1.5 pb-8 lg:pt-3">
        <ActivityCorrections corrections={corrections} />
        <UnreadNotice unread={unread} titleOf={titleOf} />
        <SearchedList
          key={name}
          url={url}
          kind={`activities ${locale}`}
          name={name}
          ask={(signal) => askForList(search, locale, signal)}
          answer={loaded.answer}
          words={{
            late: <Trans>The activities did not answer in time</Trans>,
            failed: <Trans>We cannot search for activities right now</Trans>,
          }}
          skeleton={<ActivitiesSkeleton />}
        >
          {(view, first) => <activityList.List url={url} view={view} first={first} />}
        </SearchedList>
      </div>
    </>
  )
})

const askForList = async (
  search: ActivitySearch,
  locale: Locale,
  signal: AbortSignal,
): Promise<WholeList<ActivitiesView>> => {
  const [{ fetchActivities }] = await Promise.all([import('../offer/fetch-activities.ts'), activityList.load()])
  return fetchActivities(search, locale, signal)
}
