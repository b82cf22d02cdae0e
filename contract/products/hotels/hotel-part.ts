import { Schema } from 'effect'
import { mostRooms } from '#domain/stay.ts'
import { Name, Names } from '../../fields.ts'
import { partLineOf, partOf } from '../../order-part.ts'
import { HotelOffer } from './hotel-rates.ts'

const GuestName = Name(60)

/** Who asks for a room at the desk: one grown-up guest of each room, `roomIndex` as in the search. */
export const RoomGuest = Schema.Struct({
  roomIndex: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: mostRooms })),
  firstName: GuestName,
  lastName: GuestName,
})
export type RoomGuest = typeof RoomGuest.Type

/** What the guests would like: the hotel is told, and promises nothing. */
export const StayRequests = Schema.Struct({
  /** `HH:MM` on the hotel's clocks */
  arrivalTime: Schema.optionalKey(
    Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time written HH:MM' })),
  ),
  message: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(500))),
})

/**
 * A stay as a part of an order. Its `quote.total` is what is charged with the order, `item.price.dueNow`; the rest of
 * `item.price.total` is paid at the hotel.
 */
export const HotelPart = partOf({
  kind: 'hotel',
  item: HotelOffer,
  extras: Schema.Struct({ guests: Schema.Array(RoomGuest), requests: StayRequests }),
  /** one for each room, in their order */
  document: Schema.Struct({ kind: Schema.Literal('voucher'), roomIndex: Schema.Int, number: Schema.String }),
})
export type HotelPart = typeof HotelPart.Type

/** A stay as a line of a list of bookings. */
export const HotelLine = partLineOf('hotel', {
  hotelName: Schema.String,
  cityName: Names,
  /** as `/hotel/destinations` has it; missing from what was written before it was kept */
  destinationCode: Schema.optionalKey(Schema.String),
  /** days at the hotel, `YYYY-MM-DD` */
  startDate: Schema.String,
  endDate: Schema.String,
  /** IANA */
  timeZone: Schema.String,
  roomCount: Schema.Int,
  guestCount: Schema.Int,
})
export type HotelLine = typeof HotelLine.Type
