import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { classNames } from '#/ui/class-names.ts'
import { Notice } from '#/ui/notice.tsx'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { ListFilters } from '#/features/results/list-filters.tsx'
import { ListPages } from '#/features/results/list-pages.tsx'
import { noneOf } from '#/features/results/list-query.ts'
import { ListLink, ListScopeProvider, useListScope } from '#/features/results/list-scope.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { StepHeading } from '#/features/results/step-heading.tsx'
import { useList } from '#/features/results/use-list.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { hotelFacets } from '../filters/hotel-facets.ts'
import { HotelCard } from '../list/hotel-card.tsx'
import type { HotelResults } from '../list/hotel-list.ts'
import { listUrl, parseHotelQuery } from '../list/hotel-query.ts'
import { type HotelsView, hotelsView } from '../list/hotels-view.ts'
import type { FirstHotels } from './loaded-hotels.ts'

interface HotelListPageProps {
  readonly url: ResultsUrl
  /** the whole list, once the browser has it */
  readonly results: HotelResults | undefined
  /** the page that the server found; undefined where it found none */
  readonly first: Extract<FirstHotels, { ok: true }> | undefined
}

/** The list as it answers what is asked by now, with all that filters and orders it. */
export function HotelListPage({ url, results, first }: HotelListPageProps) {
  const asked = useMemo(() => parseHotelQuery(url).query, [url])
  const urlOf = useCallback((query: ListQuery) => listUrl(url, query), [url])
  const list = useList(asked, urlOf)
  const { query } = list
  const [firstQuery] = useState(query)
  const found = useMemo(() => results && hotelsView(results, query), [results, query])
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
      <div className="grid gap-3 lg:grid-cols-[15rem_1fr] lg:gap-6">
        <ListFilters facets={hotelFacets} buckets={view.list.buckets} names={view.names} alsoAsked={[]} />
        <Hotels view={view} busy={!found && query !== firstQuery} />
      </div>
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
  return (
    <section
      aria-labelledby={stepHeadingId}
      aria-busy={busy}
      className="flex min-w-0 flex-col gap-2 aria-busy:cursor-progress"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <StepHeading key={list.page}>
          <output className="figures">
            {matched === total ? (
              <Plural value={total} one="# hotel" other="# hotels" />
            ) : (
              <Trans>
                {matched} of {total} hotels
              </Trans>
            )}
          </output>
        </StepHeading>
        <PriceOrder />
        <p className="text-sm text-muted">
          <Plural
            value={names.nights}
            one="Total for # night, taxes and fees included"
            other="Total for # nights, taxes and fees included"
          />
        </p>
      </div>
      <FilterChips facets={hotelFacets} names={names} />
      {matched === 0 && <NoMatches />}
      <ol className="flex flex-col gap-2">
        {list.rows.map((row) => (
          <li key={row.hotel.code}>
            <HotelCard row={row} names={names} />
          </li>
        ))}
      </ol>
      <ListPages page={list.page} pages={list.pages} label={t`Pages of hotels`} />
    </section>
  )
}

function PriceOrder() {
  const { t } = useLingui()
  const { query } = useListScope()
  const orders = [
    { sort: 'cheapest', words: <Trans>Lowest price</Trans> },
    { sort: 'dearest', words: <Trans>Highest price</Trans> },
  ]
  return (
    <nav aria-label={t`Order of the hotels`}>
      <ul className="flex gap-2">
        {orders.map(({ sort, words }) => (
          <li key={sort}>
            <ListLink
              change={{ sort }}
              aria-current={sort === query.sort ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-semibold',
                sort === query.sort ? 'border-primary bg-primary-soft' : 'border-line bg-surface hover:bg-sunken',
              )}
            >
              {words}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Nothing is sold for what was asked. */
function NoHotels() {
  return (
    <Card className="mt-6">
      <h2 className="text-lg">
        <Trans>No results found for your search</Trans>
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          No hotel here has all of your rooms for these nights. Try other days, fewer nights or fewer guests.
        </Trans>
      </p>
    </Card>
  )
}

/** Hotels there are, but the filters leave none of them. */
function NoMatches() {
  return (
    <Card className="mt-4 flex flex-col items-start gap-3">
      <h3 className="text-lg">
        <Trans>No matching results :(</Trans>
      </h3>
      <p className="text-muted">
        <Trans>Take back a filter above, or all of them.</Trans>
      </p>
      <ListLink change={{ filters: noneOf(hotelFacets) }} className={buttonClass('secondary')}>
        <Trans>Clear all filters</Trans>
      </ListLink>
    </Card>
  )
}
