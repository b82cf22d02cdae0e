import { Trans } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { Disclosure } from '#/ui/overlay/disclosure.tsx'
import { firstSegment, stopCount } from '../offer/flight-offer.ts'
import { CarrierFins, CarrierNames } from '../list/offer-carriers.tsx'
import { OfferEmissions } from '../list/offer-emissions.tsx'
import { OfferWarnings } from '../list/offer-warning-words.tsx'
import { OfferTimes } from '../list/offer-times.tsx'
import type { TripDirection } from '../trip/priced-trip.ts'
import { SliceTimetable } from '../list/slice-timetable.tsx'
import { StopsWords } from '../list/stops-words.tsx'
import type { FlightWords } from '../list/use-flight-words.ts'

interface TripDirectionLineProps {
  readonly direction: TripDirection
  readonly isReturn: boolean
  readonly words: FlightWords
}

/** One direction in a line, which opens into its timetable; what has to be minded is read without opening it. */
export function TripDirectionLine({ direction, isReturn, words }: TripDirectionLineProps) {
  const { slice, cabins } = direction
  return (
    <section className="grid items-baseline gap-x-4 md:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-sm">
        {isReturn ? <Trans>Return</Trans> : <Trans>Outbound</Trans>}{' '}
        <span className="ms-2 font-normal text-muted">{words.day(firstSegment(slice).departure)}</span>
      </h2>
      <Disclosure
        summary={
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 font-normal">
            <span className="md:min-w-46 [&>p]:whitespace-normal">
              <OfferTimes slice={slice} words={words} />
            </span>
            <span className="text-sm whitespace-nowrap text-muted md:min-w-34">
              <span className="figures">{formatDuration(slice.minutes)}</span> ·&nbsp;
              <StopsWords count={stopCount(slice)} />
            </span>
            <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
              <CarrierFins slice={slice} className="-space-x-1 [&>svg]:size-5" />
              <span>
                <CarrierNames slice={slice} words={words} />
              </span>
            </span>
          </span>
        }
      >
        <div className="flex flex-col gap-4 pt-2 pb-3">
          <SliceTimetable slice={slice} cabins={cabins} words={words} />
          <OfferEmissions co2={slice.co2} median={undefined} />
        </div>
      </Disclosure>
      <div className="md:col-start-2 empty:hidden">
        <OfferWarnings slice={slice} words={words} />
      </div>
    </section>
  )
}
