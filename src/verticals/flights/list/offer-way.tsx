import { Plural, Trans } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { connectionsOf } from '../offer/connections.ts'
import { type Slice, firstSegment, lastSegment, stopCount } from '../offer/flight-offer.ts'
import { OfferLine } from './offer-line.tsx'
import type { FlightWords } from './use-flight-words.ts'

interface OfferWayProps {
  readonly slice: Slice
  readonly words: FlightWords
}

/** How long an itinerary takes, between which airports, and where it stops: along its line, or in one row of words on a phone. */
export function OfferWay({ slice, words }: OfferWayProps) {
  return (
    <div className="flex min-w-0 gap-x-1 text-xs leading-4.5 text-muted md:grid md:grid-cols-[auto_1fr_auto] md:items-center md:gap-x-2">
      <p className="figures whitespace-nowrap md:col-span-3 md:text-center">
        <span>{formatDuration(slice.minutes)}</span>
      </p>
      <Airport code={firstSegment(slice).from} words={words} className="max-md:hidden" />
      <div className="max-md:hidden">
        <OfferLine stops={stopCount(slice)} />
      </div>
      <Airport code={lastSegment(slice).to} words={words} className="max-md:hidden" />
      <span aria-hidden="true" className="md:hidden">
        ·
      </span>
      <p className="min-w-0 max-[379px]:truncate md:col-span-3 md:line-clamp-2 md:text-center">
        <Stops slice={slice} words={words} />
      </p>
      <p className="ms-auto whitespace-nowrap md:hidden">
        {firstSegment(slice).from}–{lastSegment(slice).to}
      </p>
    </div>
  )
}

function Airport({ code, words, className }: { code: string; words: FlightWords; className: string }) {
  return (
    <p className={className}>
      <abbr title={words.airport(code)} className="no-underline">
        {code}
      </abbr>
    </p>
  )
}

function Stops({ slice, words }: OfferWayProps) {
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
      <span className="font-semibold text-ink">
        <Plural value={count} one="# stop" other="# stops" />
      </span>
      {waits.length > 0 && ` ·\u00a0${waits.join(', ')}`}
    </>
  )
}
