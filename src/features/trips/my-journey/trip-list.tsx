import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Card } from '#/ui/card.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { Scene } from '#/ui/scene/scene.tsx'
import { type TripStatus, type TripSummary, isGone, isPast, isWithAirline } from '../booked/booked-trip.ts'
import type { TripListWords, TripListWordsByKind } from './trip-list-words.ts'
import { sceneOf } from './trip-scene.ts'
import { useTripWords } from '../booked/trip-words.tsx'
import { TripCost } from './trip-cost.tsx'

/** The picture of a place that the site has one of its own for, by its IATA code. */
export type KnownScene = (code: string) => ScenePlace | undefined

export interface TripListProps {
  readonly trips: readonly TripSummary[]
  /** the instant that they are listed at */
  readonly at: string
  readonly sceneIn: KnownScene
  readonly words: TripListWordsByKind
}

const isOff = ({ status }: TripSummary): boolean => status !== undefined && isGone(status)

/** A visitor's trips of all kinds on one line of time: those to come first, soonest on top; then those behind them, and those that are off. */
export function TripList({ trips, at, ...shown }: TripListProps) {
  const soonest = trips.toSorted((a, b) => a.line.first.localeCompare(b.line.first))
  const standing = soonest.filter((trip) => !isOff(trip))
  const past = standing.filter((trip) => isPast(trip, at)).toReversed()
  return (
    <>
      <Trips title={<Trans>Upcoming</Trans>} trips={standing.filter((trip) => !isPast(trip, at))} {...shown} />
      <Trips title={<Trans>Past</Trans>} trips={past} {...shown} />
      <Trips title={<Trans>Canceled or not booked</Trans>} trips={soonest.filter(isOff)} {...shown} />
    </>
  )
}

interface TripsProps extends Omit<TripListProps, 'at'> {
  readonly title: ReactNode
}

function Trips({ title, trips, ...shown }: TripsProps) {
  if (trips.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      <ul className={classNames('grid gap-4', trips.length > 1 && 'sm:grid-cols-2')}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} {...shown} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TripCardProps extends Pick<TripListProps, 'sceneIn' | 'words'> {
  readonly trip: TripSummary
}

function TripCard({ trip, sceneIn, words: byKind }: TripCardProps) {
  const words = useTripWords()
  const { line, travellers, reference, airlineReference, status, kinds } = trip
  const [first] = kinds
  const own: Partial<TripListWords> = (first && kinds.length === 1 && byKind[first]) || {}
  return (
    <Card className="relative flex h-full flex-col gap-3 overflow-hidden pt-0! hover:border-edge">
      <Scene
        place={line.scene ?? sceneIn(line.place) ?? sceneOf(line.place)}
        className="-mx-4 aspect-[5/2] w-[calc(100%+2rem)] max-w-none sm:-mx-6 sm:aspect-[3/1] sm:w-[calc(100%+3rem)]"
      />
      <h3 className="text-lg">
        <Link
          to="/user/my-journey/booking-detail"
          search={{ booking: trip.id }}
          preload={false}
          className="stretched-link"
        >
          {words.name(line.title)}
        </Link>
      </h3>
      <p className="text-sm">
        {words.day(line.first)}
        {line.last && ` – ${words.day(line.last)}`}
        {' ·\u00a0'}
        {own.People ? (
          <own.People count={line.guests ?? travellers} />
        ) : (
          <Plural value={travellers} one="# traveler" other="# travelers" />
        )}
      </p>
      {kinds.length > 1 && <PartNames trip={trip} words={byKind} />}
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-sm">
        <ReferenceWords name={<Trans>Booking reference</Trans>} code={reference} />
        {airlineReference && (!status || isWithAirline(status)) && (
          <ReferenceWords
            name={(first && byKind[first]?.reference) ?? <Trans>Supplier’s reference</Trans>}
            code={airlineReference}
          />
        )}
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        {status && <TripStanding trip={trip} status={status} Own={own.Status} />}
        <TripCost trip={trip} />
      </p>
    </Card>
  )
}

function ReferenceWords({ name, code }: { name: ReactNode; code: string }) {
  return (
    <span>
      <span className="text-muted">{name}</span> <strong className="tracking-wider">{code}</strong>
    </span>
  )
}

/** What a trip of several parts is made of: it is one, with one reference and one price. */
function PartNames({ trip: { kinds, calledOff }, words }: Pick<TripCardProps, 'trip' | 'words'>) {
  const names = kinds.flatMap((kind) => {
    const name = words[kind]?.name
    return name ? [{ kind, name }] : []
  })
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm text-muted">
      {names.map(({ kind, name }, index) => (
        <li key={kind}>
          {index > 0 && '+ '}
          {name}
          {calledOff?.includes(kind) && (
            <>
              {' '}
              (<Trans comment="a part of a trip">canceled</Trans>)
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface TripStandingProps {
  readonly trip: TripSummary
  readonly status: TripStatus
  readonly Own: TripListWords['Status']
}

/** How a trip stands: in its kind's own words, or in those that hold for every kind and for several. */
function TripStanding({ trip: { hold, calledOff, cancelledBy, isCancelRequested }, status, Own }: TripStandingProps) {
  const { booking, ticketing } = status
  if (booking === 'Cancelled')
    return cancelledBy === 'traveller' ? <Trans>Canceled by you</Trans> : <Trans>Canceled by the supplier</Trans>
  if (isCancelRequested) return <Trans>Your cancellation is on its way</Trans>
  if (Own) return <Own status={status} hold={hold} />
  if (booking === 'Failed') return <Trans>Not booked</Trans>
  if (booking === 'Released') return <Trans>Given back</Trans>
  if (booking === 'Held') return <Trans>Confirmation on its way</Trans>
  if (calledOff?.length) return <Trans>The rest is confirmed</Trans>
  return ticketing === 'issued' ? <Trans>Confirmed, everything issued</Trans> : <Trans>Confirmed</Trans>
}
