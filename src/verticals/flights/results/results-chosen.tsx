import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { classNames } from '#/ui/class-names.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import { firstSegment } from '../offer/flight-offer.ts'
import { CarrierFins, CarrierNames } from '../list/offer-carriers.tsx'
import { OfferTimes } from '../list/offer-times.tsx'
import { OfferWay } from '../list/offer-way.tsx'
import { OfferWarnings } from '../list/offer-warning-words.tsx'
import { ListLink } from '#/features/results/list-scope.tsx'
import type { ResultsQuery } from './query/results-query.ts'
import type { FlightRow } from './query/results-view.ts'
import { useFlightWords } from '../list/use-flight-words.ts'

interface ResultsChosenProps {
  readonly row: FlightRow
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
  /** stays in view while what goes with it is chosen */
  readonly isPinned: boolean
}

/** A flight that is already chosen, above what is still to be chosen. */
export function ResultsChosen({ row, names, direction, isPinned }: ResultsChosenProps) {
  const words = useFlightWords(names)
  const { slice } = row
  const day = words.day(firstSegment(slice).departure)
  const isOutbound = direction === 'outbound'
  const change = isOutbound ? { outbound: undefined, inbound: undefined } : { inbound: undefined }
  return (
    <section
      className={classNames(
        'flex items-center gap-x-3 rounded-2xl border border-primary bg-primary-soft px-3 py-1.5 sm:px-4',
        isPinned && 'pinned sticky top-15 z-10 [box-shadow:0_-0.5rem_0_var(--c-paper)] lg:top-17',
      )}
    >
      <div className="min-w-0 flex-1">
        <div className="grid min-w-0 gap-x-6 md:grid-cols-[auto_auto_minmax(0,auto)_minmax(0,14rem)] md:items-center md:justify-start">
          <h2 className="text-xs md:text-sm">
            {isOutbound ? <Trans>Your departure, {day}</Trans> : <Trans>Your return, {day}</Trans>}
          </h2>
          <OfferTimes slice={slice} words={words} />
          <p className="flex min-w-0 items-center gap-2 text-xs text-muted">
            <CarrierFins slice={slice} className="-space-x-2 [&>svg]:size-5" />
            <span className="truncate">
              <CarrierNames slice={slice} words={words} />
            </span>
          </p>
          <div className={isPinned ? 'max-md:hidden' : ''}>
            <OfferWay slice={slice} words={words} />
          </div>
        </div>
        {!isPinned && <OfferWarnings slice={slice} words={words} />}
      </div>
      <ListLink<ResultsQuery> change={change} movesOn="step" className={buttonClass('secondary', 'small', 'shrink-0')}>
        {isOutbound ? (
          <Trans>
            Change<span className="max-sm:sr-only"> departure</span>
          </Trans>
        ) : (
          <Trans>
            Change<span className="max-sm:sr-only"> return</span>
          </Trans>
        )}
      </ListLink>
    </section>
  )
}
