import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { formatDuration } from '#domain/time/duration.ts'
import { Icon } from '#/ui/icon.tsx'
import { cabinNames } from '../search/cabin-words.ts'
import { connectionsOf } from '../offer/connections.ts'
import type { Segment, Slice } from '../offer/flight-offer.ts'
import type { Cabin } from '../search/flight-search.ts'
import { TimetableConnection } from './timetable-connection.tsx'
import { TimetableLine, TimetableStop } from './timetable-line.tsx'
import type { FlightWords } from './use-flight-words.ts'

interface SliceTimetableProps {
  readonly slice: Slice
  /** of each segment, where known */
  readonly cabins?: readonly Cabin[]
  readonly words: FlightWords
}

/** One direction as a timetable: every departure and arrival along the line, and what happens between them. */
export function SliceTimetable({ slice, cabins, words }: SliceTimetableProps) {
  const connections = connectionsOf(slice)
  return (
    <ol className="flex flex-col">
      {slice.segments.map((segment, index) => (
        <li key={`${segment.carrier}${segment.number}${segment.departure}`}>
          <TimetableStop
            end="departure"
            time={segment.departure}
            code={segment.from}
            terminal={segment.fromTerminal}
            words={words}
          />
          <Flight segment={segment} cabin={cabins?.[index]} words={words} />
          <TimetableStop
            end="arrival"
            time={segment.arrival}
            code={segment.to}
            terminal={segment.toTerminal}
            waits={connections[index] !== undefined}
            words={words}
          />
          {connections[index] && <TimetableConnection connection={connections[index]} words={words} />}
        </li>
      ))}
    </ol>
  )
}

function Flight({ segment, cabin, words }: { segment: Segment; cabin: Cabin | undefined; words: FlightWords }) {
  const { i18n } = useLingui()
  const operator = segment.operating && words.carrier(segment.operating)
  const details = [
    formatDuration(segment.minutes),
    words.aircraft(segment.aircraft),
    cabin && i18n._(cabinNames[cabin]),
  ]
  return (
    <div className="grid grid-cols-[5rem_1rem_1fr] gap-x-3 text-sm">
      <span />
      <TimetableLine />
      <div className="pb-3 text-muted">
        <p className="font-semibold text-ink">
          {words.carrier(segment.carrier)}{' '}
          <span className="figures">
            {segment.carrier}
            {segment.number}
          </span>
        </p>
        {operator && (
          <p>
            <Trans>Operated by {operator}</Trans>
          </p>
        )}
        <p className="figures">
          {details.filter(Boolean).map((detail, index) => (
            <Fragment key={detail}>
              {index > 0 && ' '}
              <span className="inline-block">
                {index > 0 && '·\u00a0'}
                {detail}
              </span>
            </Fragment>
          ))}
        </p>
        <TechnicalStops segment={segment} words={words} />
      </div>
    </div>
  )
}

function TechnicalStops({ segment, words }: { segment: Segment; words: FlightWords }) {
  if (segment.technicalStops.length === 0) return null
  const places = words.listed(segment.technicalStops.map((code) => `${words.city(code)} (${code})`))
  return (
    <p className="mt-1 flex items-start gap-1.5 text-warn">
      <Icon name="i-lucide-fuel" className="mt-0.5 size-4.5" />
      <Trans>Technical stop in {places}: you stay with the same flight</Trans>
    </p>
  )
}
