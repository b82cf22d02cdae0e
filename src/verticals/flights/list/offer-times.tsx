import { useLingui } from '@lingui/react/macro'
import { type Slice, daysLater, firstSegment, lastSegment } from '../offer/flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

interface OfferTimesProps {
  readonly slice: Slice
  readonly words: FlightWords
}

/** When an itinerary leaves and lands, by the clocks of each place. */
export function OfferTimes({ slice, words }: OfferTimesProps) {
  return (
    <p className="figures font-bold tracking-tight whitespace-nowrap md:text-[1.125rem]">
      {words.time(firstSegment(slice).departure)}
      {' – '}
      {words.time(lastSegment(slice).arrival)}
      <DaysLater days={daysLater(slice)} />
    </p>
  )
}

function DaysLater({ days }: { days: number }) {
  const { t } = useLingui()
  if (days === 0) return null
  const signed = days > 0 ? `+${days}` : `−${-days}`
  return (
    <sup className="ms-0.5 text-xs font-semibold text-accent">
      <span aria-hidden="true">{signed}</span>
      <span className="sr-only">
        {' '}
        {days === 1 ? t`the next day` : days === -1 ? t`the day before` : t`${signed} days`}
      </span>
    </sup>
  )
}
