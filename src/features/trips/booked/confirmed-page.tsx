import { Trans, useLingui } from '@lingui/react/macro'
import { redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BookingLine } from '#/features/checkout/booking-line.tsx'
import { useShownConfirmation } from '#/features/checkout/payment-away/waiting-guard.ts'
import { type BookingWords, stopsOfParts } from '#/features/checkout/product/booking-words.ts'
import type { ByKind } from '#/features/checkout/product/product-on-pages.ts'
import type { Result } from '#domain/problem.ts'
import { loadConfirmed } from '../trips.functions.ts'
import { BookedTripPage } from './booked-trip-page.tsx'
import { FollowedTrip } from './followed-trip.tsx'
import { type BookedTrip, isToCome, nameOfTrip, waitsForPayment } from './booked-trip.ts'
import { MissingTrip } from './missing-trip.tsx'
import type { OnTripPages } from './parts-on-page.ts'

interface Confirmed {
  readonly found: Result<BookedTrip>
  /** ISO instant */
  readonly at: string
}

/** Whoever has made no booking of this kind has nothing to be thanked for (rule route-3); its owner sees the page however they come. */
export const ownConfirmed = async (sold: string): Promise<Confirmed> => {
  const found = await loadConfirmed({ data: sold })
  if (!found) throw redirect({ to: '/' })
  return { found, at: new Date().toISOString() }
}

interface ConfirmedPageProps extends Pick<Confirmed, 'found'> {
  /** above all else */
  readonly note: ReactNode
  readonly products: OnTripPages
  readonly words: ByKind<BookingWords>
}

/** What was just booked. It names itself, for what became of it may change while it is read. */
export function ConfirmedPage({ found, ...shown }: ConfirmedPageProps) {
  const { t } = useLingui()
  useShownConfirmation()
  if (!found.ok)
    return (
      <>
        <title>{`${t`Your booking`} · Trayecto`}</title>
        <MissingTrip problem={found.problem} />
      </>
    )
  return <FollowedTrip trip={found.value}>{(trip) => <ConfirmedTrip trip={trip} {...shown} />}</FollowedTrip>
}

function ConfirmedTrip({ trip, note, products, words }: Omit<ConfirmedPageProps, 'found'> & { trip: BookedTrip }) {
  const { t } = useLingui()
  const name = nameOfTrip(trip)
  const isHeld = waitsForPayment(trip)
  const isBooked = isHeld || trip.status.booking === 'Confirmed'
  const isThere = isBooked && trip.parts.some(isToCome)
  const stops = stopsOfParts(
    words,
    trip.parts.map(({ kind }) => kind),
  )
  return (
    <>
      <title>{`${isThere && !isHeld ? t`Booking confirmed` : t`Your booking`} · Trayecto`}</title>
      {note}
      {trip.status.booking !== 'Cancelled' && (
        <BookingLine at={isBooked ? 'confirmed' : 'payment'} holds={isHeld} own={stops} />
      )}
      <BookedTripPage
        trip={trip}
        products={products}
        title={isThere ? <Trans>Thank you, {name}</Trans> : <UndecidedTitle trip={trip} />}
        lead={
          !isThere ? null : isHeld ? (
            <Trans>Your seats are waiting for you. Pay for them in time, here or in My journey.</Trans>
          ) : (
            <Trans>This is your trip. Have a good journey.</Trans>
          )
        }
      />
    </>
  )
}

/** Nobody is thanked for what is not confirmed yet, or came to nothing. */
function UndecidedTitle({ trip: { status, parts } }: { readonly trip: BookedTrip }) {
  if (status.booking === 'Cancelled') return <CanceledTitle parts={parts} />
  if (status.booking === 'Confirmed') return <Trans>Your cancellation is on its way</Trans>
  return status.booking === 'Held' ? <Trans>Your booking is on its way</Trans> : <Trans>Nothing was booked</Trans>
}

function CanceledTitle({ parts }: Pick<BookedTrip, 'parts'>) {
  return parts.some(({ calledOffBy }) => calledOffBy === 'traveller') ? (
    <Trans>This trip was canceled</Trans>
  ) : (
    <Trans>This trip was called off</Trans>
  )
}
