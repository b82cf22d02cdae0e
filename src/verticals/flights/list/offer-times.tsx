import { formatDuration } from '#domain/time/duration.ts'
import { type Slice, daysLater, firstSegment, lastSegment } from '../offer/flight-offer.ts'
import { TimesOfWay } from './times-of-way.tsx'
import type { FlightWords } from './use-flight-words.ts'

interface OfferTimesProps {
  readonly slice: Slice
  readonly words: FlightWords
}

/** The times of an itinerary, as a row of a list says them. */
export function OfferTimes({ slice, words }: OfferTimesProps) {
  return (
    <TimesOfWay
      departs={words.time(firstSegment(slice).departure)}
      lands={words.time(lastSegment(slice).arrival)}
      days={daysLater(slice)}
      className="leading-6 font-bold whitespace-nowrap tracking-tight xl:text-[1.125rem]"
    />
  )
}

/** What tells a row's controls from those of others, for whoever does not see the row around them. */
export function OfferSpoken({ slice, words }: OfferTimesProps) {
  const { carrier, departure } = firstSegment(slice)
  return (
    <span className="sr-only">
      {' '}
      {words.carrier(carrier)}, {words.time(departure)}, {formatDuration(slice.minutes)}
    </span>
  )
}
