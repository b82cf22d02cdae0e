import { Plural, Trans } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import { ListControls } from '#/features/results/frame/list-controls.tsx'
import { FiltersChip, ListFilters } from '#/features/results/list-filters.tsx'
import { ListScopeProvider, useListScope } from '#/features/results/list-scope.tsx'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { useList } from '#/features/results/use-list.ts'
import { Notice } from '#/ui/notice.tsx'
import { BagInPrice } from '../filters/fares/bag-in-price.tsx'
import { flightFacets, narrowingFacets } from '../filters/flight-facets.ts'
import { NearbyPrices } from '../prices/nearby-prices.tsx'
import type { FlightResults } from './query/flight-results.ts'
import { QuickChips } from './quick-chips.tsx'
import { ResultsChosen } from './results-chosen.tsx'
import { ResultsFares } from './results-fares.tsx'
import { ResultsList } from './results-list.tsx'
import type { FirstAnswer } from './query/loaded-results.ts'
import { NoFlights } from './results-nothing.tsx'
import { listUrl, soldWithUrl } from './query/results-parameters.ts'
import { type ResultsQuery, parseResultsQuery } from './query/results-query.ts'
import { useResultsScope } from './results-scope.tsx'
import { ResultsSorts, WhyThisOrder } from '../filters/results-sorts.tsx'
import { type ListedFlights, type ResultsView, resultsView } from './query/results-view.ts'

interface ResultsStagesProps {
  /** the whole list, once the browser has it */
  readonly results: FlightResults | undefined
  /** the page that the server found; undefined where it found none */
  readonly first: Extract<FirstAnswer, { ok: true }> | undefined
}

/** The list as it answers what is asked by now: what was chosen so far, and what is to be chosen next. */
export function ResultsStages({ results, first }: ResultsStagesProps) {
  const { url, soldWith } = useResultsScope()
  const asked = useMemo(() => parseResultsQuery(url).query, [url])
  const urlOf = useCallback((query: ResultsQuery) => (soldWith ? soldWithUrl : listUrl)(url, query), [url, soldWith])
  const list = useList(asked, urlOf)
  const { query } = list
  const [firstQuery] = useState(query)
  const found = useMemo(() => results && resultsView(results, query), [results, query])
  const view = found ?? first?.view
  if (!view) return null
  return (
    <ListScopeProvider value={list}>
      <Stages view={view} first={first} isFirst={!found} busy={!found && query !== firstQuery} />
    </ListScopeProvider>
  )
}

interface StagesProps {
  readonly view: ResultsView
  readonly first: ResultsStagesProps['first']
  readonly isFirst: boolean
  /** true while what is shown is not yet what is asked for */
  readonly busy: boolean
}

/** A departure, a return, a fare, one after the other. */
function Stages({ view, first, isFirst, busy }: StagesProps) {
  const { list, names, outbound, inbound } = view
  const { soldWith } = useResultsScope()
  if (list?.total === 0 && !outbound)
    return soldWith ? <soldWith.Nothing /> : <NoFlights offers={first?.nearby} prices={<OtherDays />} />
  return (
    <div className="flex flex-col gap-3">
      {names.partial && (
        <Notice tone="info" title={<Trans>Some airlines did not answer</Trans>}>
          <Trans>There may be more flights than these. Search again in a minute to see them.</Trans>
        </Notice>
      )}
      {isFirst && first?.stale && (
        <Notice tone="warn" title={<Trans>These prices are a few minutes old</Trans>}>
          <Trans>The airlines do not answer right now. The price is checked again before you pay.</Trans>
        </Notice>
      )}
      {view.choiceGone && (
        <Notice tone="warn" title={<Trans>The flight that was chosen is not sold any more</Trans>}>
          <Trans>Choose again from what there is now.</Trans>
        </Notice>
      )}
      {outbound && <ResultsChosen row={outbound} names={names} direction="outbound" isPinned={list !== undefined} />}
      {inbound && <ResultsChosen row={inbound} names={names} direction="inbound" isPinned={false} />}
      {list ? <ToChoose view={view} list={list} busy={busy} /> : <ResultsFares view={view} />}
    </div>
  )
}

/** What other days cost, where they can be asked for. */
function OtherDays() {
  const { search, today } = useResultsScope()
  return today !== undefined && <NearbyPrices search={search} today={today} />
}

function ToChoose({ view, list, busy }: { view: ResultsView; list: ListedFlights; busy: boolean }) {
  const direction = view.stage === 'return' ? 'inbound' : 'outbound'
  const { names } = view
  const { store } = useListScope<ResultsQuery>()
  const { soldWith } = useResultsScope()
  const facets = flightFacets[direction]
  const narrowing = narrowingFacets[direction]
  return (
    <div className="grid gap-2 lg:grid-cols-[13rem_1fr] lg:gap-6 xl:grid-cols-[14rem_1fr]">
      <ListFilters
        facets={facets}
        cleared={narrowing}
        buckets={list.buckets}
        names={names}
        alsoAsked={['bags']}
        show={<Plural value={list.matched} one="Show # flight" other="Show # flights" />}
        onMovedEarly={(moved) => 'bags' in moved && store.change({ bags: new ParameterReader(moved).flag('bags') })}
      >
        {!soldWith && <BagInPrice />}
      </ListFilters>
      <div className="flex min-w-0 flex-col gap-2">
        <ListControls>
          <ResultsSorts leaders={list.leaders} currency={names.currency} />
          <FiltersChip facets={narrowing} names={names} />
          <QuickChips direction={direction} />
          <OtherDays />
          <WhyThisOrder />
        </ListControls>
        <FilterChips facets={narrowing} names={names} />
        <ResultsList list={list} names={names} direction={direction} busy={busy} />
      </div>
    </div>
  )
}
