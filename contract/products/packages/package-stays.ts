import { Schema } from 'effect'
import { RoomType, HotelInfo } from '../hotels/hotel-facts.ts'
import { AccessibleStay, FoundHotel, HotelSearch, HotelSearchAnswer } from '../hotels/hotel-search.ts'
import { HotelRatesAnswer, HotelRatesRequest } from '../hotels/hotel-rates.ts'
import { RoomRate } from '../hotels/room-rate.ts'
import { StayDateTimeRange } from '../hotels/stay.ts'
import { packageParty, stayPlace } from './package-flights.ts'
import { MinorAmount } from '../../fields.ts'
import { PackagePrice, ToldTerms } from './package-price.ts'

/** of the offer, or of the fare of it, that was chosen */
export const flightOfferId = Schema.NonEmptyString.check(Schema.isMaxLength(200))

/** Stays that can be had with a flight. */
export const PackageStaysRequest = Schema.Struct({
  flightOfferId,
  pagination: HotelSearch.fields.pagination,
  ...stayPlace,
  ...packageParty,
})
export type PackageStaysRequest = typeof PackageStaysRequest.Type

const { hotelRateInfo } = FoundHotel.fields

/** the cheapest choice of rooms that can be cancelled for nothing: the pair's `total` with it, and until when; missing where there is none */
const cheapestRefundable = Schema.optionalKey(Schema.Struct({ total: MinorAmount, freeUntil: Schema.String }))

const { features, refundability } = AccessibleStay.fields

/** A hotel with the cheapest of its rooms; `price` is the pair's, with the chosen flight. */
const PackageStay = Schema.Struct({
  hotelInfo: HotelInfo,
  /** miles from the middle of the place, one decimal */
  distance: Schema.Number,
  rooms: Schema.Array(Schema.Struct({ index: Schema.Int, roomTypeCode: Schema.String, board: RoomRate.fields.board })),
  price: PackagePrice,
  cancel: ToldTerms,
  cheapestRefundable,
  /** with a room that has all of `features`: one for each distinct set of them, `total` the pair's */
  accessible: Schema.Array(Schema.Struct({ features, total: MinorAmount, refundability, cheapestRefundable })),
  left: hotelRateInfo.fields.left,
})
export type PackageStay = typeof PackageStay.Type

/** Nearest to the middle of the place first. */
export const PackageStaysAnswer = Schema.Struct({
  data: Schema.Array(PackageStay),
  stayDateTimeRange: StayDateTimeRange,
  meta: HotelSearchAnswer.fields.meta,
})
export type PackageStaysAnswer = typeof PackageStaysAnswer.Type

export const PackageRatesRequest = Schema.Struct({
  flightOfferId,
  hotelCode: HotelRatesRequest.fields.hotelCode,
  ...packageParty,
})
export type PackageRatesRequest = typeof PackageRatesRequest.Type

/** One way to have one of the rooms. `more` is what choosing it adds to `price` of the answer: nothing for the cheapest. */
const PackageRate = Schema.Struct({
  rateId: Schema.String,
  roomIndex: Schema.Int,
  roomTypeCode: Schema.String,
  board: RoomRate.fields.board,
  cancel: ToldTerms,
  more: PackagePrice,
  left: RoomRate.fields.left,
})
export type PackageRate = typeof PackageRate.Type

/** The rates of one hotel with the chosen flight; `price` is the pair's with the cheapest rate of each room, null where nothing is sold. */
export const PackageRatesAnswer = Schema.Struct({
  hotelCode: Schema.String,
  stayDateTimeRange: StayDateTimeRange,
  price: Schema.NullOr(PackagePrice),
  roomTypes: Schema.Array(Schema.Struct({ roomType: RoomType, rates: Schema.Array(PackageRate) })),
  minimumStay: HotelRatesAnswer.fields.minimumStay,
  expiresAt: HotelRatesAnswer.fields.expiresAt,
})
export type PackageRatesAnswer = typeof PackageRatesAnswer.Type
