import { Trans } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { Card } from '#/ui/card.tsx'
import { firstSegment } from '../offer/flight-offer.ts'
import { OfferEmissions } from '../list/offer-emissions.tsx'
import type { TripDirection } from '../trip/priced-trip.ts'
import { SliceTimetable } from '../list/slice-timetable.tsx'
import { StopsWords } from '../list/stops-words.tsx'
import type { FlightWords } from '../list/use-flight-words.ts'

interface TripDirectionCardProps {
  readonly direction: TripDirection
  readonly isReturn: boolean
  readonly words: FlightWords
}

export function TripDirectionCard({ direction, isReturn, words }: TripDirectionCardProps) {
  const { slice, cabins } = direction
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">
          {isReturn ? <Trans>Return</Trans> : <Trans>Outbound</Trans>}
          <span className="ms-2 text-base font-normal text-muted">{words.day(firstSegment(slice).departure)}</span>
        </h2>
        <p className="text-sm text-muted">
          <span className="figures">{formatDuration(slice.minutes)}</span> · <StopsWords slice={slice} />
        </p>
      </div>
      <SliceTimetable slice={slice} cabins={cabins} words={words} />
      <OfferEmissions co2={slice.co2} typical={undefined} />
    </Card>
  )
}
