import { Trans } from '@lingui/react/macro'
import { useCallback, useMemo, useState } from 'react'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import { ListFilters } from '#/features/results/list-filters.tsx'
import { ListScopeProvider, useListScope } from '#/features/results/list-scope.tsx'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { useList } from '#/features/results/use-list.ts'
import { Notice } from '#/ui/notice.tsx'
import { BagInPrice } from '../filters/bag-in-price.tsx'
import { flightFacets } from '../filters/flight-facets.ts'
import type { FlightResults } from './query/flight-results.ts'
import { ResultsChosen } from './results-chosen.tsx'
import { ResultsFares } from './results-fares.tsx'
import { ResultsList } from './results-list.tsx'
import type { FirstAnswer } from './query/loaded-results.ts'
import { NoFlights } from './results-nothing.tsx'
import { listUrl } from './query/results-parameters.ts'
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
  const { url } = useResultsScope()
  const asked = useMemo(() => parseResultsQuery(url).query, [url])
  const urlOf = useCallback((query: ResultsQuery) => listUrl(url, query), [url])
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
  if (list?.total === 0 && !outbound) return <NoFlights offers={first?.nearby} />
  return (
    <div className="mt-6 flex flex-col gap-4">
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
      {outbound && <ResultsChosen row={outbound} names={names} direction="outbound" />}
      {inbound && <ResultsChosen row={inbound} names={names} direction="inbound" />}
      {list ? <ToChoose view={view} list={list} busy={busy} /> : <ResultsFares view={view} />}
    </div>
  )
}

function ToChoose({ view, list, busy }: { view: ResultsView; list: ListedFlights; busy: boolean }) {
  const direction = view.stage === 'return' ? 'inbound' : 'outbound'
  const { names } = view
  const { store } = useListScope<ResultsQuery>()
  const facets = flightFacets[direction]
  return (
    <div className="grid gap-4 lg:grid-cols-[16rem_1fr] lg:gap-8">
      <ListFilters
        facets={facets}
        buckets={list.buckets}
        names={names}
        alsoAsked={['bags']}
        onMovedEarly={(moved) => 'bags' in moved && store.change({ bags: new ParameterReader(moved).flag('bags') })}
      >
        <BagInPrice />
      </ListFilters>
      <div className="flex min-w-0 flex-col gap-3">
        <ResultsSorts leaders={list.leaders} currency={names.currency} />
        <WhyThisOrder />
        <FilterChips facets={facets} names={names} />
        <ResultsList list={list} names={names} direction={direction} busy={busy} />
      </div>
    </div>
  )
}
