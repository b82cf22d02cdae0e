import { Trans } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import type { LocalMinutes } from '../offer/flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

/** The line between two stops; broken where the traveller is on the ground. A picture of the words beside it. */
export function TimetableLine({ ground = false }: { ground?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('mx-auto h-full border-s-2', ground ? 'border-dashed border-edge' : 'border-primary')}
    />
  )
}

/** For machines: local, without offset. */
const dateTimeOf = (time: LocalMinutes): string => new Date(time * 60_000).toISOString().slice(0, 16)

interface TimetableStopProps {
  readonly end: 'departure' | 'arrival'
  /** at the airport */
  readonly time: LocalMinutes
  readonly code: string
  readonly terminal: string | undefined
  /** the traveller waits here for another flight */
  readonly waits?: boolean
  readonly words: FlightWords
}

export function TimetableStop({ end, time, code, terminal, waits = false, words }: TimetableStopProps) {
  return (
    <div className="grid grid-cols-[5rem_1rem_1fr] gap-x-3">
      <time dateTime={dateTimeOf(time)} className="figures text-end font-semibold whitespace-nowrap">
        {words.time(time)}
      </time>
      <span aria-hidden="true" className="relative">
        {end === 'departure' ? (
          <LinePart className="top-4 bottom-0 border-primary" />
        ) : (
          <LinePart className="top-0 h-2 border-primary" />
        )}
        {waits && <LinePart className="top-4 bottom-0 border-dashed border-edge" />}
        <span className="absolute start-0.5 top-1.5 size-3 rounded-full border-2 border-primary bg-surface" />
      </span>
      <p className={end === 'departure' ? 'pb-2' : undefined}>
        <span className="font-semibold">{words.city(code)}</span> <span className="text-muted">({code})</span>
        <span className="block text-sm text-muted">
          {words.day(time)} ·&nbsp;{words.airport(code)}
          {terminal && (
            <>
              {', '}
              <Trans>terminal {terminal}</Trans>
            </>
          )}
        </span>
      </p>
    </div>
  )
}

function LinePart({ className }: { className: string }) {
  return <span className={classNames('absolute start-1/2 -translate-x-1/2 border-s-2', className)} />
}
