import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { Notice } from '#/ui/notice.tsx'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { ListHeading } from '#/features/results/frame/list-heading.tsx'
import { useQueuedPresses } from '#/features/results/lazy/lazy-list.ts'
import { FiltersChip, ListFilters } from '#/features/results/list-filters.tsx'
import { ListPages } from '#/features/results/pages/list-pages.tsx'
import { NoMatches } from '#/features/results/no-matches.tsx'
import { ListOrders } from '#/features/results/list-orders.tsx'
import { ListScopeProvider } from '#/features/results/list-scope.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { useList } from '#/features/results/use-list.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { PinScope } from '#/features/map/pins/pin-scope.tsx'
import { hotelFacets } from '../filters/hotel-facets.ts'
import { PinnedHotel } from '../list/pinned-hotel.tsx'
import { listUrl, parseHotelQuery, soldWithUrl } from '../list/hotel-query.ts'
import { useStaysSoldWith } from '../list/stays-sold-with.ts'
import type { HotelsView } from '../list/hotels-view.ts'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import { HotelsMap } from './hotels-map.tsx'
import type { FirstHotels } from './loaded-hotels.ts'
import { InsteadOfList } from '#/features/results/frame/instead-of-list.tsx'

interface HotelListPageProps {
  readonly url: ResultsUrl
  /** the whole list, once the browser has it */
  readonly view: WholeList<HotelsView>['view'] | undefined
  /** the page that the server found; undefined where it found none */
  readonly first: Extract<FirstHotels, { ok: true }> | undefined
}

/** The list as it answers what is asked by now, with all that filters and orders it. */
export function HotelListPage({ url, view: viewOf, first }: HotelListPageProps) {
  const soldWith = useStaysSoldWith()
  const asked = useMemo(() => parseHotelQuery(url).query, [url])
  const urlOf = useCallback((query: ListQuery) => (soldWith ? soldWithUrl : listUrl)(url, query), [url, soldWith])
  const list = useList(asked, urlOf)
  useQueuedPresses()
  const { query } = list
  const [firstQuery] = useState(query)
  const found = useMemo(() => viewOf?.(query), [viewOf, query])
  const view = found ?? first?.view
  if (!view) return null
  if (view.list.total === 0) return <NoHotels />
  return (
    <ListScopeProvider value={list}>
      {view.names.partial && (
        <Notice tone="info" title={<Trans>Some hotels did not answer</Trans>}>
          <Trans>There may be more hotels than these. Search again in a minute to see them.</Trans>
        </Notice>
      )}
      {!found && first?.stale && (
        <Notice tone="warn" title={<Trans>These prices are a few minutes old</Trans>}>
          <Trans>The hotels do not answer right now. The price is checked again before you pay.</Trans>
        </Notice>
      )}
      <PinScope>
        <div data-list className="grid gap-3 lg:grid-cols-[12rem_1fr] lg:gap-5 xl:grid-cols-[12rem_1fr_20rem]">
          <ListFilters
            facets={soldWith?.facets ?? hotelFacets}
            buckets={view.list.buckets}
            names={view.names}
            alsoAsked={[]}
            show={<Plural value={view.list.matched} one="Show # hotel" other="Show # hotels" />}
          />
          <Hotels view={view} busy={!found && query !== firstQuery} />
          <HotelsMap view={view} />
        </div>
      </PinScope>
    </ListScopeProvider>
  )
}

interface HotelsProps {
  readonly view: HotelsView
  /** true while what is shown is not yet what is asked for */
  readonly busy: boolean
}

function Hotels({ view: { list, names }, busy }: HotelsProps) {
  const { t } = useLingui()
  const { matched, total } = list
  const soldWith = useStaysSoldWith()
  const facets = soldWith?.facets ?? hotelFacets
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
            <Plural value={total} one="# hotel" other="# hotels" />
          ) : total === 1 ? (
            <Trans>{matched} of 1 hotel</Trans>
          ) : (
            <Trans>
              {matched} of {total} hotels
            </Trans>
          )
        }
        prices={
          soldWith ? (
            <soldWith.Prices nights={names.nights} />
          ) : (
            <Plural
              value={names.nights}
              one="Total for # night, taxes and fees included"
              other="Total for # nights, taxes and fees included"
            />
          )
        }
      >
        <ListOrders
          label={t`Order of the hotels`}
          orders={[
            { sort: 'cheapest', words: <Trans>Lowest price</Trans> },
            { sort: 'dearest', words: <Trans>Highest price</Trans> },
          ]}
        />
        <FiltersChip facets={facets} names={names} />
      </ListHeading>
      <FilterChips facets={facets} names={names} />
      {matched === 0 && <NoMatches facets={facets} leftWithout={list.leftWithout} />}
      <ol className="flex flex-col gap-2">
        {list.rows.map((row) => (
          <PinnedHotel key={row.hotel.code} row={row} names={names} />
        ))}
      </ol>
      <ListPages page={list.page} pages={list.pages} label={t`Pages of hotels`} />
    </section>
  )
}

/** Nothing is sold for what was asked. */
function NoHotels() {
  return (
    <InsteadOfList>
      <h2 className="text-lg">
        <Trans>No results found for your search</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          No hotel here has all of your rooms for these nights. Try other days, fewer nights or fewer guests.
        </Trans>
      </p>
    </InsteadOfList>
  )
}
