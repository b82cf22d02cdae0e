import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { ListMap } from '#/features/map/list-map.tsx'
import { PinScope } from '#/features/map/pins/pin-scope.tsx'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { ListHeading } from '#/features/results/frame/list-heading.tsx'
import { useQueuedPresses } from '#/features/results/lazy/lazy-list.ts'
import { FiltersChip, ListFilters } from '#/features/results/list-filters.tsx'
import { ListOrders } from '#/features/results/list-orders.tsx'
import { ListPages } from '#/features/results/pages/list-pages.tsx'
import { ListScopeProvider } from '#/features/results/list-scope.tsx'
import { NoMatches } from '#/features/results/no-matches.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { useList } from '#/features/results/use-list.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { Notice } from '#/ui/notice.tsx'
import { activityFacets } from '../filters/activity-facets.ts'
import type { ActivitiesView } from '../list/activities-view.ts'
import { listUrl, parseActivityQuery } from '../list/activity-query.ts'
import { PinnedActivity } from '../list/pinned-activity.tsx'
import type { ActivityNames } from '../offer/activity.ts'
import type { FirstActivities } from './loaded-activities.ts'
import { InsteadOfList } from '#/features/results/frame/instead-of-list.tsx'

const PinnedActivities = lazyPart(async () => (await import('./pinned-activities.tsx')).PinnedActivities)

interface ActivityListPageProps {
  readonly url: ResultsUrl
  /** the whole list, once the browser has it */
  readonly view: WholeList<ActivitiesView>['view'] | undefined
  /** the page that the server found; undefined where it found none */
  readonly first: Extract<FirstActivities, { ok: true }> | undefined
}

/** The list as it answers what is asked by now, with all that filters and orders it. */
export function ActivityListPage({ url, view: viewOf, first }: ActivityListPageProps) {
  const asked = useMemo(() => parseActivityQuery(url).query, [url])
  const urlOf = useCallback((query: ListQuery) => listUrl(url, query), [url])
  const list = useList(asked, urlOf)
  useQueuedPresses()
  const { query } = list
  const [firstQuery] = useState(query)
  const found = useMemo(() => viewOf?.(query), [viewOf, query])
  const view = found ?? first?.view
  if (!view) return null
  if (view.list.total === 0) return <NoActivities {...view.names} />
  return (
    <ListScopeProvider value={list}>
      {!found && first?.stale && (
        <Notice tone="warn" title={<Trans>These prices are a few minutes old</Trans>}>
          <Trans>The activities do not answer right now. The price is checked again before you pay.</Trans>
        </Notice>
      )}
      <PinScope>
        <div data-list className="grid gap-3 lg:grid-cols-[12rem_1fr] lg:gap-5 xl:grid-cols-[12rem_1fr_20rem]">
          <ListFilters
            facets={activityFacets}
            buckets={view.list.buckets}
            names={view.names}
            alsoAsked={[]}
            show={<Plural value={view.list.matched} one="Show # activity" other="Show # activities" />}
          />
          <Activities view={view} busy={!found && query !== firstQuery} />
          <ActivitiesMap view={view} />
        </div>
      </PinScope>
    </ListScopeProvider>
  )
}

interface ActivitiesProps {
  readonly view: ActivitiesView
  /** true while what is shown is not yet what is asked for */
  readonly busy: boolean
}

function Activities({ view: { list, names }, busy }: ActivitiesProps) {
  const { t } = useLingui()
  const { matched, total } = list
  return (
    <section
      aria-labelledby={stepHeadingId}
      aria-busy={busy}
      className="flex min-w-0 flex-col gap-2 aria-busy:cursor-progress"
    >
      <ListHeading
        page={list.page}
        count={
          matched === total ? (
            <Plural value={total} one="# activity" other="# activities" />
          ) : total === 1 ? (
            <Trans>{matched} of 1 activity</Trans>
          ) : (
            <Trans>
              {matched} of {total} activities
            </Trans>
          )
        }
        prices={
          <Plural
            value={names.people}
            one="Total for # person, taxes and fees included"
            other="Total for # people, taxes and fees included"
          />
        }
      >
        <ListOrders
          label={t`Order of the activities`}
          orders={[
            { sort: 'nearest', words: <Trans>Nearest</Trans> },
            { sort: 'cheapest', words: <Trans>Lowest price</Trans> },
            { sort: 'shortest', words: <Trans>Shortest</Trans> },
          ]}
        />
        <FiltersChip facets={activityFacets} names={names} />
      </ListHeading>
      <FilterChips facets={activityFacets} names={names} />
      {matched === 0 && <NoMatches facets={activityFacets} leftWithout={list.leftWithout} />}
      <ol className="flex flex-col gap-2">
        {list.rows.map((activity) => (
          <PinnedActivity key={activity.code} activity={activity} names={names} />
        ))}
      </ol>
      <ListPages page={list.page} pages={list.pages} label={t`Pages of activities`} />
    </section>
  )
}

/** Where the activities of the page begin. */
function ActivitiesMap({ view }: Pick<ActivitiesProps, 'view'>) {
  const { t } = useLingui()
  const title = t`Map of these activities`
  return (
    <ListMap title={title}>
      <PinnedActivities view={view} title={title} />
    </ListMap>
  )
}

/** Nothing is sold for what was asked. */
function NoActivities({ city, isNothingSold }: ActivityNames) {
  return (
    <InsteadOfList>
      <h2 className="text-lg">
        <Trans>No results found for your search</Trans>
      </h2>
      <p className="mt-2 text-muted">
        {isNothingSold ? (
          <Trans>We do not sell activities in {city} yet. Try another city.</Trans>
        ) : (
          <Trans>
            Nothing in {city} takes all of you on these days. Try more days or fewer travelers: some activities are not
            for every age, and children need an adult with them.
          </Trans>
        )}
      </p>
    </InsteadOfList>
  )
}
