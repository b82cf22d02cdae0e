import { env } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import { numberIn } from '../../../settings.ts'
import { minuteAt } from '../../demo/calendar.ts'
import { currentOfferKey } from '../../demo/current-offer-key.ts'
import {
  HotelOfferExpired,
  type HotelSearching,
  HotelSupplierFailed,
  HotelSupplierTimedOut,
  NoSuchHotel,
} from '../hotel-supplier.ts'
import { checkChoice, offerById } from './check.ts'
import { type Hotel, hotelOf } from './house/hotel.ts'
import { sectionsOf } from './house/sections.ts'
import { checkTimes, shownHotel, shownRoomType } from './house/shown-hotel.ts'
import { destinationOf } from './places/destinations.ts'
import { type Asking, ratesOf, refundableOnes } from './rates.ts'
import { searchHotels } from './search.ts'
import { shownDestination, suggestDestinations } from './suggestions.ts'

const timeoutMs = numberIn(env.SUPPLIER_TIMEOUT_MS, 3000)

const asking: Effect.Effect<Asking> = Effect.map(Clock.currentTimeMillis, (now) => ({
  second: Math.floor(now / 1000),
  key: currentOfferKey('hotel rate'),
}))

const known = (code: string): Effect.Effect<Hotel, NoSuchHotel> => {
  const hotel = hotelOf(code)
  return hotel ? Effect.succeed(hotel) : Effect.fail(new NoSuchHotel())
}

const answersAtAll = ({ outcome }: Hotel): Effect.Effect<void, HotelSupplierTimedOut | HotelSupplierFailed> => {
  if (outcome === 'unknown_internal_error') return Effect.fail(new HotelSupplierFailed())
  if (outcome !== 'search_slow') return Effect.void
  return Effect.sleep(timeoutMs).pipe(Effect.andThen(Effect.fail(new HotelSupplierTimedOut())))
}

/** Sections that a supplier in trouble leaves out. */
const isLeftOut = ({ outcome }: Hotel, at: number): boolean => outcome === 'degraded_response' && at % 2 === 1

const checkedOffer = Effect.fnUntraced(function* (id: string, alone: boolean) {
  const { second, key } = yield* asking
  const read = offerById(id, key, alone)
  if (!read) return yield* new NoSuchHotel()
  return second < read.expirySecond ? read.offer : yield* new HotelOfferExpired()
})

/** The demo's hotels as a supplier: no keys, no calls, the same answers everywhere. */
export const demoHotels: HotelSearching = {
  destinations: (term, limit) => Effect.sync(() => suggestDestinations(term, limit)),
  destination: (code) => {
    const destination = destinationOf(code)
    return destination ? Effect.succeed(shownDestination(destination)) : Effect.fail(new NoSuchHotel())
  },
  search: (question) => Effect.map(Clock.currentTimeMillis, (now) => searchHotels(question, minuteAt(now))),
  detail: Effect.fnUntraced(function* (hotelCode) {
    const hotel = yield* known(hotelCode)
    return {
      hotelInfo: shownHotel(hotel),
      sections: sectionsOf(hotel).filter((_, at) => !isLeftOut(hotel, at)),
      roomTypes: hotel.roomTypes.map(shownRoomType),
      ...checkTimes(hotel),
      minimumStay: hotel.minimumStay,
      status: hotel.outcome === 'degraded_response' ? 'degraded' : 'ok',
    }
  }),
  rates: Effect.fnUntraced(function* (hotelCode, stay, refundableOnly) {
    const hotel = yield* known(hotelCode)
    yield* answersAtAll(hotel)
    return ratesOf(hotel, stay, yield* asking, refundableOnes(refundableOnly))
  }),
  check: Effect.fnUntraced(function* (request, audience) {
    const answer = checkChoice(request, yield* asking, audience)
    return answer ?? (yield* new NoSuchHotel())
  }),
  offer: (id) => checkedOffer(id, false),
  alone: (id) => checkedOffer(id, true),
}
