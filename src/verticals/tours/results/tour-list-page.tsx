import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import { ListHeading } from '#/features/results/frame/list-heading.tsx'
import { useQueuedPresses } from '#/features/results/lazy/lazy-list.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { FiltersChip, ListFilters } from '#/features/results/list-filters.tsx'
import { ListOrders } from '#/features/results/list-orders.tsx'
import { ListPages } from '#/features/results/pages/list-pages.tsx'
import { ListScopeProvider } from '#/features/results/list-scope.tsx'
import { NoMatches } from '#/features/results/no-matches.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { useList } from '#/features/results/use-list.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { PinScope } from '#/features/map/pins/pin-scope.tsx'
import { tourFacets } from '../filters/tour-facets.ts'
import { PinnedTour } from '../list/tour-card.tsx'
import { tourResults } from '../list/tour-list.ts'
import { parseTourQuery, tourListUrl } from '../list/tour-query.ts'
import { type ToursView, toursView } from '../list/tours-view.ts'
import type { TourList } from '../offer/tour.ts'
import { ToursMap } from './tours-map.tsx'
import { InsteadOfList } from '#/features/results/frame/instead-of-list.tsx'

interface TourListPageProps {
  readonly list: TourList
  readonly url: ResultsUrl
  readonly search: ResultsUrl
}

/** The list as it answers what is asked by now, with all that filters and orders it. */
export function TourListPage({ list: sent, url, search }: TourListPageProps) {
  const results = useMemo(() => tourResults(sent), [sent])
  const asked = useMemo(() => parseTourQuery(url).query, [url])
  const urlOf = useCallback((query: ListQuery) => tourListUrl(url, query), [url])
  const scope = useList(asked, urlOf)
  useQueuedPresses()
  const view = useMemo(() => toursView(results, scope.query), [results, scope.query])
  if (view.list.total === 0) return <NoTours />
  return (
    <ListScopeProvider value={scope}>
      <PinScope>
        <div data-list className="grid gap-3 lg:grid-cols-[12rem_1fr] lg:gap-5 xl:grid-cols-[12rem_1fr_20rem]">
          <ListFilters
            facets={tourFacets}
            buckets={view.list.buckets}
            names={view.names}
            alsoAsked={[]}
            show={<Plural value={view.list.matched} one="Show # tour" other="Show # tours" />}
          />
          <Tours view={view} search={search} />
          <ToursMap view={view} search={search} />
        </div>
      </PinScope>
    </ListScopeProvider>
  )
}

function Tours({ view: { list, names }, search }: { readonly view: ToursView; readonly search: ResultsUrl }) {
  const { t } = useLingui()
  const { matched, total } = list
  const { people } = names
  return (
    <section aria-labelledby={stepHeadingId} className="flex min-w-0 flex-col gap-2">
      <ListHeading
        page={list.page}
        count={
          matched === total ? (
            <Plural value={total} one="# tour" other="# tours" />
          ) : total === 1 ? (
            <Trans>{matched} of 1 tour</Trans>
          ) : (
            <Trans>
              {matched} of {total} tours
            </Trans>
          )
        }
        prices={
          <Plural
            value={people}
            one="Total for # traveler, taxes and fees included"
            other="Total for # travelers, taxes and fees included"
          />
        }
      >
        <ListOrders
          label={t`Order of the tours`}
          orders={[
            { sort: 'cheapest', words: <Trans>Lowest price</Trans> },
            { sort: 'dearest', words: <Trans>Highest price</Trans> },
            { sort: 'shortest', words: <Trans>Shortest</Trans> },
          ]}
        />
        <FiltersChip facets={tourFacets} names={names} />
      </ListHeading>
      <FilterChips facets={tourFacets} names={names} />
      {matched === 0 && <NoMatches facets={tourFacets} leftWithout={list.leftWithout} />}
      <ol className="flex flex-col gap-2">
        {list.rows.map((row) => (
          <PinnedTour key={row.tour.code} {...row} people={people} search={search} />
        ))}
      </ol>
      <ListPages page={list.page} pages={list.pages} label={t`Pages of tours`} />
    </section>
  )
}

/** Nothing is sold for what was asked. */
function NoTours() {
  return (
    <InsteadOfList>
      <h2 className="text-lg">
        <Trans>No results found for your search</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          No tour with room for all of you starts then. Some do not take small children. Try another month, another
          country or fewer travelers.
        </Trans>
      </p>
    </InsteadOfList>
  )
}
