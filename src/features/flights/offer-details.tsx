import { Trans } from '@lingui/react/macro'
import { formatDuration } from '#/domain/duration.ts'
import { Disclosure } from '#/ui/disclosure.tsx'
import { Icon } from '#/ui/icon.tsx'
import { type Connection, connectionsOf } from './connections.ts'
import type { Segment, Slice } from './flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

interface OfferDetailsProps {
  readonly slice: Slice
  readonly words: FlightWords
}

/** Every segment in full, behind a native disclosure. */
export function OfferDetails({ slice, words }: OfferDetailsProps) {
  const waits = connectionsOf(slice)
  return (
    <Disclosure
      summary={<Trans>Flight details</Trans>}
      summaryClass="min-h-8! text-sm text-primary-strong"
      className="ms-auto open:w-full"
    >
      <ol className="mt-2 flex flex-col gap-3">
        {slice.segments.map((segment, index) => (
          <li key={`${segment.carrier}${segment.number}${segment.departure}`} className="flex flex-col gap-3">
            <SegmentDetails segment={segment} words={words} />
            {waits[index] && <ConnectionDetails connection={waits[index]} words={words} />}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

function SegmentDetails({ segment, words }: { segment: Segment; words: FlightWords }) {
  const carrier = words.carrier(segment.carrier)
  const operator = segment.operating && words.carrier(segment.operating)
  return (
    <div className="border-s-2 border-primary ps-4 text-sm">
      <SegmentEnd time={segment.departure} code={segment.from} terminal={segment.fromTerminal} words={words} />
      <p className="py-1 text-muted">
        <span className="figures">
          {carrier} {segment.carrier}
          {segment.number}
        </span>
        {' · '}
        {formatDuration(segment.minutes)}
        {segment.aircraft && ` · ${words.aircraft(segment.aircraft)}`}
        {operator && (
          <>
            {' · '}
            <Trans>Operated by {operator}</Trans>
          </>
        )}
      </p>
      <SegmentEnd time={segment.arrival} code={segment.to} terminal={segment.toTerminal} words={words} />
    </div>
  )
}

interface SegmentEndProps {
  readonly time: number
  readonly code: string
  readonly terminal: string | undefined
  readonly words: FlightWords
}

function SegmentEnd({ time, code, terminal, words }: SegmentEndProps) {
  return (
    <p>
      <strong className="figures font-semibold">{words.time(time)}</strong> <span>{words.day(time)}</span>
      {' · '}
      {words.airport(code)} ({code})
      {terminal && (
        <>
          {', '}
          <Trans>terminal {terminal}</Trans>
        </>
      )}
    </p>
  )
}

function ConnectionDetails({ connection, words }: { connection: Connection; words: FlightWords }) {
  const wait = formatDuration(connection.minutes)
  const city = words.city(connection.airport)
  return (
    <p className="flex items-center gap-2 ps-4 text-sm text-muted">
      <Icon name="i-lucide-clock" className="size-4" />
      <Trans>
        {wait} in {city}
      </Trans>
    </p>
  )
}
