import { Clock, Effect } from 'effect'
import type { TourOffer, TourReserveAnswer, TourReserveRequest } from '#contract/products/tours/tour-reservation.ts'
import { fallbackAge } from '#domain/activity-kinds.ts'
import { dayAt, dayOf } from '../../../demo/calendar.ts'
import { type ReservationRow, offerIn, readReservation, stands } from '../../../demo/reservations/reservation-rows.ts'
import { writeReservation } from '../../../demo/reservations/write-reservation.ts'
import {
  NoSuchRooms,
  NoSuchTour,
  TourOfferExpired,
  TourReservedOtherwise,
  TourSupplierFailed,
} from '../../tour-supplier.ts'
import { tourOf } from '../made/tour.ts'
import { type Departure, departuresOf } from '../times/departures.ts'
import { refusalOf, sharingsOf } from '../times/sharings.ts'
import { type RequestedPlaces, reservedTour } from './reserved-offer.ts'

const failed = Effect.mapError(() => new TourSupplierFailed())

/** What a repeat of a request must ask for too. What the traveller was shown is not of it. */
const contentOf = ({ total: _total, ...asked }: TourReserveRequest): string => JSON.stringify(asked)

const answerOf = (offer: TourOffer, { total }: TourReserveRequest): TourReserveAnswer => {
  const current = offer.price.total
  return current.amount === total.amount && current.currency === total.currency
    ? { outcome: 'reserved', offer }
    : { outcome: 'price_changed', previous: total, current, offer }
}

const partsOf = (departureId: string): { readonly code: string; readonly day: number } => {
  const at = departureId.lastIndexOf('.')
  return { code: departureId.slice(0, at), day: dayOf(departureId.slice(at + 1)) }
}

/** A departure by its id, as it is on a day; undefined where it is sold no more. */
const departureOf = (departureId: string, today: number): Departure | undefined => {
  const { code, day } = partsOf(departureId)
  const tour = tourOf(code)
  return tour && Number.isInteger(day) ? departuresOf(tour, day, day, today)[0] : undefined
}

const sorted = (rooms: readonly string[]): string => rooms.toSorted().join(' ')

/** Reserves places for a party, once under its uuid. */
export const reserveTour = Effect.fnUntraced(function* (database: D1Database, request: TourReserveRequest) {
  const tour = tourOf(partsOf(request.departureId).code)
  if (!tour) return yield* new NoSuchTour()
  const content = contentOf(request)
  const known = yield* readReservation(database, request.uuid).pipe(failed)
  if (known && known.asked !== content) return yield* new TourReservedOtherwise()
  if (known) return answerOf(offerIn(known), request)
  const ages = request.paxes.map(({ age }) => age ?? fallbackAge)
  const refusal = refusalOf(tour, ages)
  if (refusal) return { outcome: 'refused', refusal } as const
  const rooms = sharingsOf(ages).find((own) => sorted(own) === sorted(request.rooms))
  if (!rooms) return yield* new NoSuchRooms()
  const now = yield* Clock.currentTimeMillis
  const departure = departureOf(request.departureId, dayAt(now))
  if (!departure) return { outcome: 'closed' } as const
  const offer = reservedTour(request.uuid, { departure, ages, rooms }, now)
  const { isReserved, vacancies } = yield* writeReservation(database, {
    offer,
    instead: request.instead,
    asked: content,
    area: tour.countryCode,
    code: tour.code,
    option: '',
    starts: offer.from,
    places: ages.length,
    capacity: departure.left,
    outcome: tour.outcome,
    price: offer.price.deposit,
  }).pipe(failed)
  return isReserved ? answerOf(offer, request) : ({ outcome: 'sold_out', left: vacancies } as const)
})

/** What a reservation is for, as it would be reserved at a moment. */
export const placesOf = (row: ReservationRow, now: number): RequestedPlaces | undefined => {
  const { departureId, ages, rooms } = offerIn<TourOffer>(row)
  const departure = departureOf(departureId, dayAt(now))
  return departure && { departure, ages, rooms }
}

/** A reservation at what it costs at a moment: what was said of its price, and after the end of that hold whatever it is by then. */
export const tourOfferAt = (row: ReservationRow, now: number): TourOffer | undefined => {
  const kept = offerIn<TourOffer>(row)
  const { price } = kept.holds
  if (price.status === 'HOLDING' && now < Date.parse(price.until)) return kept
  const asked = placesOf(row, now)
  if (!asked) return undefined
  const { price: current, cancel, holds } = reservedTour(kept.id, asked, now)
  return { ...kept, price: current, cancel, holds: { ...kept.holds, price: holds.price } }
}

/** A reservation as it can be booked now. */
export const tourReservedNow = Effect.fnUntraced(function* (database: D1Database, id: string) {
  const row = yield* readReservation(database, id).pipe(failed)
  if (!row || !tourOf(row.code)) return yield* new NoSuchTour()
  const now = yield* Clock.currentTimeMillis
  const offer = stands(row) ? tourOfferAt(row, now) : undefined
  return offer && now < Date.parse(offer.expiresAt) ? offer : yield* new TourOfferExpired()
})
