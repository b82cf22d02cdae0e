import { Plural, Trans } from '@lingui/react/macro'
import { totalTravellers } from '#domain/traveller/travellers.ts'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'
import type { FlightNames } from '../offer/flight-offer.ts'
import type { FlightRow } from '../results/query/results-view.ts'
import { useResultsScope } from '../results/results-scope.tsx'
import { OfferEmissions } from './offer-emissions.tsx'
import { fewSeats } from './offer-notes.tsx'
import { OfferSpoken } from './offer-times.tsx'
import { OfferWarnings } from './offer-warning-words.tsx'
import { SliceTimetable } from './slice-timetable.tsx'
import type { FlightWords } from './use-flight-words.ts'

interface OfferDetailsProps {
  readonly row: FlightRow
  readonly names: FlightNames
  readonly words: FlightWords
}

/** All of a flight that its row leaves out, behind a native disclosure: on wide screens a press anywhere on the row opens it. */
export function OfferDetails({ row, names, words }: OfferDetailsProps) {
  const { slice, seats, perAdult } = row
  const { search, soldWith } = useResultsScope()
  return (
    <details className="group/details">
      <summary className="relative z-1 ms-auto -mt-8 me-2 flex h-8 w-fit items-center gap-1 rounded-lg px-1.5 text-xs font-semibold text-primary-strong md:static md:-mt-7.5 md:me-3 md:h-6.5 md:w-22 md:justify-center md:after:content-empty md:after:absolute md:after:inset-x-0 md:after:top-0 md:after:h-22">
        <Trans comment="of one flight of the list">Details</Trans>
        <OfferSpoken slice={slice} words={words} />
        <Icon name="i-lucide-chevron-down" className="size-4 group-open/details:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 border-t border-line bg-paper p-4 md:px-6">
        <OfferWarnings slice={slice} words={words} />
        <SliceTimetable slice={slice} words={words} />
        <div className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
          <OfferEmissions co2={slice.co2} median={names.medianCo2} />
          {!soldWith && perAdult !== undefined && totalTravellers(search) > 1 && (
            <span>
              <Price money={{ amount: perAdult, currency: names.currency }} estimateClass="hidden" />{' '}
              <Trans>per adult</Trans>
            </span>
          )}
          {seats <= fewSeats && (
            <span>
              <Plural value={seats} one="# seat left at this price" other="# seats left at this price" />
            </span>
          )}
        </div>
      </div>
    </details>
  )
}
