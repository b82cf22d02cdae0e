import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { classNames } from '#/ui/class-names.ts'
import { Card } from '#/ui/card.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { Scene } from '#/ui/scene/scene.tsx'
import {
  type TripHold,
  type TripStatus,
  type TripSummary,
  isPast,
  isWithAirline,
  waitsForPayment,
} from '../booked/booked-trip.ts'
import { HoldCountdown } from '../booked/hold-countdown.tsx'
import { sceneOf } from './trip-scene.ts'
import { useTripWords } from '../booked/trip-words.tsx'

/** The picture of a place that the site has one of its own for, by its IATA code. */
export type KnownScene = (code: string) => ScenePlace | undefined

export interface TripListProps {
  readonly trips: readonly TripSummary[]
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly sceneIn: KnownScene
}

/** A visitor's trips: those to come first, soonest on top; then those behind them. */
export function TripList({ trips, today, sceneIn }: TripListProps) {
  const soonest = trips.toSorted((a, b) => a.line.first.localeCompare(b.line.first))
  const past = soonest.filter((trip) => isPast(trip, today)).toReversed()
  return (
    <>
      <Trips title={<Trans>Upcoming</Trans>} trips={soonest.filter((trip) => !isPast(trip, today))} sceneIn={sceneIn} />
      <Trips title={<Trans>Past</Trans>} trips={past} sceneIn={sceneIn} />
    </>
  )
}

function Trips({ title, trips, sceneIn }: { title: ReactNode; trips: readonly TripSummary[]; sceneIn: KnownScene }) {
  if (trips.length === 0) return null
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg">{title}</h2>
      <ul className={classNames('grid gap-4', trips.length > 1 && 'sm:grid-cols-2')}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} sceneIn={sceneIn} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TripCard({ trip, sceneIn }: { trip: TripSummary; sceneIn: KnownScene }) {
  const { i18n } = useLingui()
  const words = useTripWords()
  const { line, travellers, reference, airlineReference, total, status, hold } = trip
  return (
    <Card className="relative flex h-full flex-col gap-3 overflow-hidden pt-0! focus-within:outline-2 hover:border-edge">
      <Scene
        place={sceneIn(line.place) ?? sceneOf(line.place)}
        className="-mx-4 aspect-[5/2] w-[calc(100%+2rem)] max-w-none sm:-mx-6 sm:aspect-[3/1] sm:w-[calc(100%+3rem)]"
      />
      <h3 className="text-lg">
        <Link
          to="/user/my-journey/booking-detail"
          search={{ booking: trip.id }}
          preload={false}
          className="after:absolute after:inset-0"
        >
          {words.name(line.title)}
        </Link>
      </h3>
      <p className="text-sm">
        {words.day(line.first)}
        {line.last && ` – ${words.day(line.last)}`} ·{' '}
        <Plural value={travellers} one="# traveller" other="# travellers" />
      </p>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 text-sm">
        <ReferenceWords name={<Trans>Booking reference</Trans>} code={reference} />
        {airlineReference && (!status || isWithAirline(status)) && (
          <ReferenceWords name={<Trans>Airline reference</Trans>} code={airlineReference} />
        )}
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        {status && <StatusWord status={status} hold={hold} />}
        <span className="figures">{formatMoney(total, i18n.locale)}</span>
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

function StatusWord({ status, hold }: { status: TripStatus; hold: TripHold | undefined }) {
  const { booking, ticketing } = status
  if (booking === 'Failed') return <Trans>Not booked</Trans>
  if (booking === 'Released') return <Trans>Seats given back</Trans>
  if (hold && waitsForPayment({ status, hold }))
    return (
      <span className="font-semibold text-warn">
        <Trans>
          Seats held, not paid: <HoldCountdown payBy={hold.payBy} />
        </Trans>
      </span>
    )
  if (booking === 'Held') return <Trans>Seats held</Trans>
  if (ticketing === 'issued') return <Trans>Ticketed</Trans>
  return ticketing === 'failed' ? <Trans>Confirmed, ticket pending with us</Trans> : <Trans>Confirmed</Trans>
}
