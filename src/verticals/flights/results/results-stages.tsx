import { Trans } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'
import type { NearbyOffer } from '../offer/nearby-offer.ts'
import { ResultsChips } from '../filters/results-chips.tsx'
import { ResultsChosen } from './results-chosen.tsx'
import { ResultsFares } from './results-fares.tsx'
import { ResultsFilters } from '../filters/results-filters.tsx'
import { ResultsList } from './results-list.tsx'
import { NoFlights } from './results-nothing.tsx'
import { ResultsSorts, WhyThisOrder } from '../filters/results-sorts.tsx'
import type { ListedFlights, ResultsView } from './query/results-view.ts'

interface ResultsStagesProps {
  readonly view: ResultsView
  readonly nearby: readonly NearbyOffer[] | undefined
  /** true where the prices are a little old, since asking anew failed */
  readonly stale: boolean
  /** true while what is shown is not yet what is asked for */
  readonly busy: boolean
}

/** What was chosen so far, and what is to be chosen next: a departure, a return, a fare. */
export function ResultsStages({ view, nearby, stale, busy }: ResultsStagesProps) {
  const { list, names, outbound, inbound } = view
  if (list?.total === 0 && !outbound) return <NoFlights offers={nearby} />
  return (
    <div className="mt-6 flex flex-col gap-4">
      {names.partial && (
        <Notice tone="info" title={<Trans>Some airlines did not answer</Trans>}>
          <Trans>There may be more flights than these. Search again in a minute to see them.</Trans>
        </Notice>
      )}
      {stale && (
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
  return (
    <div className="grid gap-4 lg:grid-cols-[16rem_1fr] lg:gap-8">
      <ResultsFilters list={list} names={names} direction={direction} />
      <div className="flex min-w-0 flex-col gap-3">
        <ResultsSorts leaders={list.leaders} currency={names.currency} />
        <WhyThisOrder />
        <ResultsChips names={names} direction={direction} />
        <ResultsList list={list} names={names} direction={direction} busy={busy} />
      </div>
    </div>
  )
}
