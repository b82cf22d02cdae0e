import { Trans } from '@lingui/react/macro'
import type { FlightNames } from '../offer/flight-offer.ts'
import { OfferCard } from '../list/offer-card.tsx'
import { NoMatches } from './results-nothing.tsx'
import { ResultsPages } from './results-pages.tsx'
import { stepHeadingId } from './results-scope.tsx'
import { ResultsStepHeading } from './results-step-heading.tsx'
import type { ListedFlights } from './query/results-view.ts'

interface ResultsListProps {
  readonly list: ListedFlights
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
  readonly busy: boolean
}

/** The page of flights to choose from. */
export function ResultsList({ list, names, direction, busy }: ResultsListProps) {
  const { matched, total } = list
  return (
    <section aria-labelledby={stepHeadingId} aria-busy={busy} className="aria-busy:cursor-progress">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <ResultsStepHeading key={`${direction} ${list.page}`}>
          {direction === 'inbound' ? <Trans>Choose your return</Trans> : <Trans>Choose your departure</Trans>}
        </ResultsStepHeading>
        <output className="figures text-sm text-muted">
          <Trans>
            {matched} of {total} flights
          </Trans>
        </output>
      </div>
      {matched === 0 && <NoMatches direction={direction} />}
      <ol className="mt-3 flex flex-col gap-3">
        {list.rows.map((row) => (
          <li key={row.slice.key} className="[content-visibility:auto] [contain-intrinsic-size:auto_13rem]">
            <OfferCard row={row} names={names} direction={direction} />
          </li>
        ))}
      </ol>
      <ResultsPages page={list.page} pages={list.pages} />
    </section>
  )
}
