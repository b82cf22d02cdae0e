import { Trans, useLingui } from '@lingui/react/macro'
import type { FlightNames } from '../offer/flight-offer.ts'
import { OfferCard } from '../list/offer-card.tsx'
import { NoMatches } from './results-nothing.tsx'
import { ListPages } from '#/features/results/list-pages.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { StepHeading } from '#/features/results/step-heading.tsx'
import type { ListedFlights } from './query/results-view.ts'

interface ResultsListProps {
  readonly list: ListedFlights
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
  readonly busy: boolean
}

/** The page of flights to choose from. */
export function ResultsList({ list, names, direction, busy }: ResultsListProps) {
  const { t } = useLingui()
  const { matched, total } = list
  return (
    <section aria-labelledby={stepHeadingId} aria-busy={busy} className="aria-busy:cursor-progress">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <StepHeading key={`${direction} ${list.page}`}>
          {direction === 'inbound' ? <Trans>Choose your return</Trans> : <Trans>Choose your departure</Trans>}
        </StepHeading>
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
      <ListPages page={list.page} pages={list.pages} label={t`Pages of flights`} />
    </section>
  )
}
