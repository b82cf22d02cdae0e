import { Schema } from 'effect'
import { mostRooms } from '#domain/stay.ts'
import { MinorAmount } from '../../fields.ts'
import { HotelInfo, RoomType } from './hotel-facts.ts'
import { RoomRate, StayPrice } from './room-rate.ts'
import { StayDateTimeRange, stayFields } from './stay.ts'

const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(40))

/** The rates of one hotel for a stay. */
export const HotelRatesRequest = Schema.Struct({ hotelCode: Code, ...stayFields })
export type HotelRatesRequest = typeof HotelRatesRequest.Type

/** A room type with its rates, cheapest first: every rate of every asked room that may sleep in it. */
const RatedRoomType = Schema.Struct({ roomType: RoomType, rates: Schema.Array(RoomRate) })

/** Room types by the cheapest of their rates. Empty where the hotel cannot have all of the rooms that were asked for. */
export const HotelRatesAnswer = Schema.Struct({
  hotelCode: Schema.String,
  stayDateTimeRange: StayDateTimeRange,
  roomTypes: Schema.Array(RatedRoomType),
  /** why nothing is sold: nights that the hotel asks for at least; null where that is not the reason */
  minimumStay: Schema.NullOr(Schema.Int),
  /** ISO instant, UTC: after it the rate ids are refused as expired */
  expiresAt: Schema.String,
})
export type HotelRatesAnswer = typeof HotelRatesAnswer.Type

/** A room of a choice: who sleeps in it, its type, and its rate. */
export const ChosenRoom = Schema.Struct({
  roomType: RoomType,
  rate: RoomRate,
  adult: Schema.Int,
  children: Schema.Int,
  /** years on the day of arrival */
  childAge: Schema.Array(Schema.Int),
})

/**
 * One rate for each asked room, as it is sold: its total is their sum. What is ordered, paid for and written on the voucher is
 * this, under `id`, until `expiresAt` (ISO instant, UTC).
 */
export const HotelOffer = Schema.Struct({
  id: Schema.String,
  hotelInfo: HotelInfo,
  stayDateTimeRange: StayDateTimeRange,
  rooms: Schema.Array(ChosenRoom),
  price: StayPrice,
  /** of all rooms together */
  cancel: RoomRate.fields.cancel,
  pays: RoomRate.fields.pays,
  checkIn: Schema.Struct({ from: Schema.String, until: Schema.NullOr(Schema.String) }),
  checkOut: Schema.Struct({ until: Schema.String }),
  expiresAt: Schema.String,
}).annotate({ identifier: 'HotelOffer' })
export type HotelOffer = typeof HotelOffer.Type

const OfferId = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))

/**
 * Asks whether a choice can still be had as it was shown. `rateIds` are one for each asked room, in their order. `agreedTo` is the
 * offer that the traveller has said yes to since, where an earlier check had answered that something changed.
 */
export const HotelCheckRequest = Schema.Struct({
  rateIds: Schema.Array(OfferId).check(Schema.isMinLength(1), Schema.isMaxLength(mostRooms)),
  agreedTo: Schema.optionalKey(OfferId),
})
export type HotelCheckRequest = typeof HotelCheckRequest.Type

/** What became of a choice. Where there is an `offer` it may be booked, after a yes to what changed. */
export const HotelCheckAnswer = Schema.Union([
  Schema.Struct({ outcome: Schema.Literal('same'), offer: HotelOffer }),
  Schema.Struct({
    outcome: Schema.Literal('price_changed'),
    previous: MinorAmount,
    current: MinorAmount,
    offer: HotelOffer,
  }),
  /** board or cancelling are no longer what they were; `previous` has them as they were shown, room by room */
  Schema.Struct({
    outcome: Schema.Literal('terms_changed'),
    changed: Schema.Array(Schema.Literals(['board', 'cancel'])),
    previous: Schema.Array(
      Schema.Struct({ roomIndex: Schema.Int, board: RoomRate.fields.board, cancel: RoomRate.fields.cancel }),
    ),
    offer: HotelOffer,
  }),
  /** `others`: what the hotel still has for the same stay */
  Schema.Struct({ outcome: Schema.Literal('sold_out'), rooms: Schema.Array(Schema.Int), others: HotelRatesAnswer }),
  /** the ids are too old: the rates are to be asked again */
  Schema.Struct({ outcome: Schema.Literal('expired') }),
])
export type HotelCheckAnswer = typeof HotelCheckAnswer.Type
