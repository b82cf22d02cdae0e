import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import { firstSegment } from '../offer/flight-offer.ts'
import { OfferCarriers } from '../list/offer-carriers.tsx'
import { OfferTimes } from '../list/offer-times.tsx'
import { OfferWarnings } from '../list/offer-warning-words.tsx'
import { ListLink } from '#/features/results/list-scope.tsx'
import type { ResultsQuery } from './query/results-query.ts'
import type { FlightRow } from './query/results-view.ts'
import { useFlightWords } from '../list/use-flight-words.ts'

interface ResultsChosenProps {
  readonly row: FlightRow
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
}

/** A flight that is already chosen, pinned above what is still to be chosen. */
export function ResultsChosen({ row, names, direction }: ResultsChosenProps) {
  const words = useFlightWords(names)
  const { slice } = row
  const day = words.day(firstSegment(slice).departure)
  const isOutbound = direction === 'outbound'
  const change = isOutbound ? { outbound: undefined, inbound: undefined } : { inbound: undefined }
  return (
    <section className="rounded-2xl border border-primary bg-primary-soft p-4 sm:px-6">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-sm font-semibold">
          {isOutbound ? <Trans>Your departure, {day}</Trans> : <Trans>Your return, {day}</Trans>}
        </h2>
        <ListLink<ResultsQuery> change={change} movesOn="step" className={buttonClass('quiet', 'small')}>
          {isOutbound ? <Trans>Change departure</Trans> : <Trans>Change return</Trans>}
        </ListLink>
      </div>
      <div className="mt-2 grid gap-4 md:grid-cols-[9.5rem_1fr] md:items-center md:gap-6">
        <OfferCarriers slice={slice} words={words} />
        <OfferTimes slice={slice} words={words} />
      </div>
      <div className="mt-2">
        <OfferWarnings slice={slice} words={words} />
      </div>
    </section>
  )
}
