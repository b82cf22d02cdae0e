import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { totalTravellers } from '#domain/traveller/travellers.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import { narrowingFacets } from '../filters/flight-facets.ts'
import { OfferCard } from '../list/offer-card.tsx'
import { NoMatches } from '#/features/results/no-matches.tsx'
import { ListPages } from '#/features/results/pages/list-pages.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { StepHeading } from '#/features/results/step-heading.tsx'
import type { FlightSearch } from '../search/flight-search.ts'
import { useResultsScope } from './results-scope.tsx'
import type { ListedFlights } from './query/results-view.ts'

interface ResultsListProps {
  readonly list: ListedFlights
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
  readonly busy: boolean
}

/** What the prices of the list are of. */
function PricesOf({ search }: { search: FlightSearch }) {
  const travellers = totalTravellers(search)
  return search.return === undefined ? (
    <Plural
      value={travellers}
      one="One way for # traveler, taxes and fees included"
      other="One way for # travelers, taxes and fees included"
    />
  ) : (
    <Plural
      value={travellers}
      one="Round trip for # traveler, taxes and fees included"
      other="Round trip for # travelers, taxes and fees included"
    />
  )
}

/** The page of flights to choose from. */
export function ResultsList({ list, names, direction, busy }: ResultsListProps) {
  const { t } = useLingui()
  const { matched, total } = list
  const { search, soldWith } = useResultsScope()
  return (
    <section aria-labelledby={stepHeadingId} aria-busy={busy} className="aria-busy:cursor-progress">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <StepHeading key={`${direction} ${list.page}`}>
          {direction === 'inbound' ? <Trans>Choose your return</Trans> : <Trans>Choose your departure</Trans>}
        </StepHeading>
        <output className="figures ms-auto text-xs whitespace-nowrap text-muted">
          {total === 1 ? (
            <Trans>{matched} of 1 flight</Trans>
          ) : (
            <Trans>
              {matched} of {total} flights
            </Trans>
          )}
        </output>
      </div>
      <p className="text-xs leading-4.5 text-muted">{soldWith?.prices ?? <PricesOf search={search} />}</p>
      {matched === 0 && <NoMatches facets={narrowingFacets[direction]} leftWithout={list.leftWithout} />}
      <ol className="mt-1.5 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface empty:hidden">
        {list.rows.map((row) => (
          <li
            key={row.slice.key}
            className="[content-visibility:auto] [contain-intrinsic-size:auto_6.75rem] md:[contain-intrinsic-size:auto_5.5rem]"
          >
            <OfferCard row={row} names={names} direction={direction} />
          </li>
        ))}
      </ol>
      <ListPages page={list.page} pages={list.pages} label={t`Pages of flights`} />
    </section>
  )
}
