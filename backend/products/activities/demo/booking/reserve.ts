import { Clock, Effect } from 'effect'
import type {
  ActivityOffer,
  ActivityReserveAnswer,
  ActivityReserveRequest,
} from '#contract/products/activities/activity-reservation.ts'
import { minuteAt } from '../../../demo/calendar.ts'
import {
  type ReservationRow,
  nothingTaken,
  offerIn,
  readReservation,
  stands,
} from '../../../demo/reservations/reservation-rows.ts'
import { writeReservation } from '../../../demo/reservations/write-reservation.ts'
import {
  ActivityOfferExpired,
  ActivitySupplierFailed,
  NoSuchActivity,
  NoSuchGuide,
  ReservedOtherwise,
} from '../../activity-supplier.ts'
import { activityOf } from '../made/activity.ts'
import { factsOf } from '../made/shown-activity.ts'
import { type RequestedTime, requestedTime, reservedOffer } from './reserved-offer.ts'

const failed = Effect.mapError(() => new ActivitySupplierFailed())

/** What a repeat of a request must ask for too. What the traveller was shown is not of it. */
const contentOf = ({ total: _total, ...asked }: ActivityReserveRequest): string => JSON.stringify(asked)

const answerOf = (offer: ActivityOffer, { total }: ActivityReserveRequest): ActivityReserveAnswer => {
  const current = offer.price.total
  return current.amount === total.amount && current.currency === total.currency
    ? { outcome: 'reserved', offer }
    : { outcome: 'price_changed', previous: total, current, offer }
}

/** The guide that is asked for; the only one where none is named. */
const guideOf = Effect.fnUntraced(function* ({ activity }: RequestedTime, { guideLanguage }: ActivityReserveRequest) {
  const { guideLanguages } = factsOf(activity)
  const [only, ...others] = guideLanguages
  if (guideLanguage === undefined) return others.length === 0 ? (only ?? null) : yield* new NoSuchGuide()
  const { kind, language } = guideLanguage
  const known = guideLanguages.find((own) => own.kind === kind && own.language === language)
  return known ?? (yield* new NoSuchGuide())
})

/** Reserves a time for a party, once under its uuid. */
export const reserve = Effect.fnUntraced(function* (database: D1Database, request: ActivityReserveRequest) {
  const activity = activityOf(request.activityCode)
  if (!activity) return yield* new NoSuchActivity()
  const content = contentOf(request)
  const known = yield* readReservation(database, request.uuid).pipe(failed)
  if (known && known.asked !== content) return yield* new ReservedOtherwise()
  if (known) return answerOf(offerIn(known), request)
  const now = yield* Clock.currentTimeMillis
  const asked = requestedTime(activity, request, { minute: minuteAt(now), booked: nothingTaken })
  if (!asked) return yield* new NoSuchActivity()
  if ('refusal' in asked) return { outcome: 'refused', refusal: asked.refusal } as const
  const guide = yield* guideOf(asked, request)
  if (asked.slot.status === 'CLOSED') return { outcome: 'closed' } as const
  const offer = reservedOffer(request.uuid, asked, guide, now)
  const { isReserved, vacancies } = yield* writeReservation(database, {
    offer,
    instead: request.instead,
    asked: content,
    area: activity.city.code,
    code: activity.code,
    option: asked.option.code,
    starts: offer.localDateTimeStart,
    places: asked.party.places,
    capacity: asked.slot.vacancies,
    outcome: activity.outcome,
    price: offer.price.total,
  }).pipe(failed)
  return isReserved ? answerOf(offer, request) : ({ outcome: 'sold_out', vacancies } as const)
})

/** The time that a reservation is for, as it would be reserved at a moment. */
export const timeOf = (row: ReservationRow, now: number): RequestedTime | undefined => {
  const activity = activityOf(row.code)
  const { option, localDateTimeStart, ages } = offerIn<ActivityOffer>(row)
  const request = { optionCode: option.optionCode, localDateTimeStart, paxes: ages.map((age) => ({ age })) }
  const asked = activity && requestedTime(activity, request, { minute: minuteAt(now), booked: nothingTaken })
  return asked && 'slot' in asked ? asked : undefined
}

/** A reservation at what it costs at a moment: what was said of its price, and after the end of that hold whatever it is by then. */
export const offerAt = (row: ReservationRow, now: number): ActivityOffer | undefined => {
  const kept = offerIn<ActivityOffer>(row)
  const { price } = kept.holds
  if (price.status === 'HOLDING' && now < Date.parse(price.until)) return kept
  const asked = timeOf(row, now)
  if (!asked) return undefined
  const { price: current, cancel, holds } = reservedOffer(kept.id, asked, kept.guideLanguage, now)
  return { ...kept, price: current, cancel, holds: { ...kept.holds, price: holds.price } }
}

/** A reservation as it can be booked now. */
export const reservedNow = Effect.fnUntraced(function* (database: D1Database, id: string) {
  const row = yield* readReservation(database, id).pipe(failed)
  if (!row || !activityOf(row.code)) return yield* new NoSuchActivity()
  const now = yield* Clock.currentTimeMillis
  const offer = stands(row) ? offerAt(row, now) : undefined
  return offer && now < Date.parse(offer.expiresAt) ? offer : yield* new ActivityOfferExpired()
})
