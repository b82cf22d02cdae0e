import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '#domain/time/duration.ts'
import { AirlineBadge } from '#/ui/airline-badge.tsx'
import { classNames } from '#/ui/class-names.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { BookedJourney, BookedLeg, BookedPlace } from './booked-flight.ts'
import { useTripWords } from '#/features/trips/booked/trip-words.tsx'

const cabinWords: Readonly<Record<BookedLeg['cabin'], MessageDescriptor>> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  first: msg`First`,
}

/** What stands beside the line stands above its words where large text leaves no room for both. */
const rowClass = 'grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 @[15rem]:grid-cols-[5.25rem_1rem_minmax(0,1fr)]'
const besideClass = 'col-start-2 @[15rem]:col-start-1'
const railClass = 'col-start-1 row-span-2 row-start-1 @[15rem]:col-start-2 @[15rem]:row-span-1'
const saidClass = 'col-start-2 @[15rem]:col-start-3'

/** One direction, as a line with its stops: what is read at the airport. */
export function BookedJourneyCard({ journey, alone }: { journey: BookedJourney; alone: boolean }) {
  const words = useTripWords()
  const [first] = journey.legs
  if (!first) return null
  return (
    <TitledCard title={<JourneyTitle journey={journey} alone={alone} />}>
      <p className="-mt-2 text-muted">{words.day(first.departure)}</p>
      <ol className="@container flex flex-col">
        {journey.legs.map((leg) => (
          <li key={leg.departure} className="break-inside-avoid">
            <LegLines leg={leg} />
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

function JourneyTitle({ journey, alone }: { journey: BookedJourney; alone: boolean }) {
  const words = useTripWords()
  const from = journey.legs[0]?.from
  const to = journey.legs.at(-1)?.to
  const way = `${from ? words.name(from.city) : ''} – ${to ? words.name(to.city) : ''}`
  if (alone) return way
  return journey.direction === 'onward' ? <Trans>Outbound: {way}</Trans> : <Trans>Return: {way}</Trans>
}

function LegLines({ leg }: { leg: BookedLeg }) {
  const { i18n } = useLingui()
  const words = useTripWords()
  const { operator, wait } = leg
  return (
    <>
      <Stop place={leg.from} at={leg.departure} end="departure" />
      <div data-paper="row" className={rowClass}>
        <span className={classNames(besideClass, 'flex items-center @[15rem]:justify-end [&>svg]:size-8')}>
          <AirlineBadge code={leg.carrier} />
        </span>
        <Rail />
        <p className={classNames(saidClass, 'py-2 text-sm text-muted')}>
          <span className="font-semibold text-ink">
            {leg.airline} {leg.flight}
          </span>
          {operator && (
            <>
              {' ·\u00a0'}
              <Trans>operated by {operator}</Trans>
            </>
          )}
          <span className="block">
            {formatDuration(leg.minutes)} <span className="inline-block">·&nbsp;{leg.aircraft}</span>
            {' ·\u00a0'}
            {i18n._(cabinWords[leg.cabin])}
          </span>
        </p>
      </div>
      <Stop place={leg.to} at={leg.arrival} end="arrival" />
      {wait !== undefined && (
        <p className="my-3 ms-7 rounded-xl @[15rem]:ms-[7.75rem] bg-sunken px-3 py-2 text-sm font-semibold">
          <Trans>
            Change in {words.name(leg.to.city)}, {formatDuration(wait)}
          </Trans>
        </p>
      )}
    </>
  )
}

function Rail() {
  return <span aria-hidden="true" className={classNames(railClass, 'mx-auto h-full border-s-2 border-primary')} />
}

interface StopProps {
  readonly place: BookedPlace
  readonly at: string
  readonly end: 'departure' | 'arrival'
}

function Stop({ place, at, end }: StopProps) {
  const words = useTripWords()
  const { terminal } = place
  return (
    <div data-paper="row" className={rowClass}>
      <time
        dateTime={at.slice(0, 16)}
        className={classNames(besideClass, 'font-bold whitespace-nowrap figures @[15rem]:text-end')}
      >
        {words.time(at)}
      </time>
      <span aria-hidden="true" className={classNames(railClass, 'relative')}>
        <span
          className={classNames(
            'absolute start-1/2 -translate-x-1/2 border-s-2 border-primary',
            end === 'departure' ? 'top-3 bottom-0' : 'top-0 h-3',
          )}
        />
        <span
          className={classNames(
            'absolute start-0.5 top-1.5 size-3 rounded-full border-2 border-primary',
            end === 'departure' ? 'bg-surface' : 'bg-primary',
          )}
        />
      </span>
      <p className={saidClass}>
        <span className="font-semibold">{words.name(place.city)}</span>{' '}
        <span className="text-muted">({place.code})</span>
        <span className="block text-sm text-muted">
          {words.day(at)} ·&nbsp;{words.name(place.airport)}
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
