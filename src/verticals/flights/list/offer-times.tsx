import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { OfferLine } from './offer-line.tsx'
import { connectionsOf } from '../offer/connections.ts'
import { type Slice, daysLater, firstSegment, lastSegment, stopCount } from '../offer/flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

interface OfferTimesProps {
  readonly slice: Slice
  readonly words: FlightWords
}

/** The timetable line of an itinerary: when and where it leaves and lands, how long it takes and where it stops. */
export function OfferTimes({ slice, words }: OfferTimesProps) {
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 sm:grid-cols-[6rem_1fr_6.5rem] sm:gap-x-4 md:gap-x-2 xl:gap-x-4">
      <EndTime time={words.time(firstSegment(slice).departure)} />
      <div className="min-w-0 text-center text-sm text-muted">
        <span className="figures whitespace-nowrap">{formatDuration(slice.minutes)}</span>
      </div>
      <EndTime time={words.time(lastSegment(slice).arrival)} later={daysLater(slice)} />
      <EndPlace code={firstSegment(slice).from} words={words} />
      <OfferLine stops={stopCount(slice)} />
      <EndPlace code={lastSegment(slice).to} words={words} />
      <p className="col-span-3 text-center text-sm sm:col-span-1 sm:col-start-2">
        <Stops slice={slice} words={words} />
      </p>
    </div>
  )
}

function EndTime({ time, later = 0 }: { time: string; later?: number }) {
  const { t } = useLingui()
  const signed = later > 0 ? `+${later}` : `−${-later}`
  return (
    <p className="figures text-lg font-semibold whitespace-nowrap">
      {time}
      {later !== 0 && (
        <sup className="ms-1 text-xs font-semibold text-accent">
          <span aria-hidden="true">{signed}</span>
          <span className="sr-only">
            {later === 1 ? t`the next day` : later === -1 ? t`the day before` : t`${signed} days`}
          </span>
        </sup>
      )}
    </p>
  )
}

function EndPlace({ code, words }: { code: string; words: FlightWords }) {
  return (
    <p className="text-sm text-muted">
      <abbr title={words.airport(code)} className="no-underline">
        {code}
      </abbr>
    </p>
  )
}

function Stops({ slice, words }: OfferTimesProps) {
  const count = stopCount(slice)
  if (count === 0)
    return (
      <span className="font-semibold text-good">
        <Trans>Direct</Trans>
      </span>
    )
  const waits = connectionsOf(slice).map(({ airport, minutes }) => `${words.city(airport)} ${formatDuration(minutes)}`)
  return (
    <>
      <span className="font-semibold">
        <Plural value={count} one="# stop" other="# stops" />
      </span>
      {waits.length > 0 && <span className="text-muted"> · {waits.join(', ')}</span>}
    </>
  )
}
