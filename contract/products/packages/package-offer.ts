import { Schema } from 'effect'
import { MinorAmount } from '../../fields.ts'
import { ValidateAnswer } from '../flights/flights.ts'
import { ChosenRoom, HotelCheckRequest, HotelOffer } from '../hotels/hotel-rates.ts'
import { CancelTerms, RoomRate, StayPrice } from '../hotels/room-rate.ts'
import { PackageFlight } from './package-flights.ts'
import { PackagePrice, ToldTerms } from './package-price.ts'
import { flightOfferId } from './package-stays.ts'

const { hotelInfo, stayDateTimeRange, checkIn, checkOut } = HotelOffer.fields
const { rate: _priced, ...room } = ChosenRoom.fields

/** The stay of a checked package: what `HotelOffer` says, without its prices but for what the hotel takes itself. */
const PackageHotel = Schema.Struct({
  hotelInfo,
  stayDateTimeRange,
  rooms: Schema.Array(
    Schema.Struct({
      ...room,
      rate: Schema.Struct({
        rateId: Schema.String,
        roomIndex: Schema.Int,
        board: RoomRate.fields.board,
        cancel: ToldTerms,
      }),
    }),
  ),
  checkIn,
  checkOut,
  propertyFees: StayPrice.fields.propertyFees,
})

/** A flight and a stay as they are sold together under these two ids, until the earlier of their ends. */
export const PackageOffer = Schema.Struct({
  flightOfferId: Schema.String,
  hotelOfferId: Schema.String,
  flight: PackageFlight,
  dictionaries: ValidateAnswer.fields.dictionaries,
  included: ValidateAnswer.fields.included,
  hotel: PackageHotel,
  price: PackagePrice,
  /** of both parts together: what is kept of the price by whoever cancels all of it */
  cancel: CancelTerms,
  expiresAt: Schema.String,
})
export type PackageOffer = typeof PackageOffer.Type

/**
 * Asks both suppliers at once whether a pair can still be had as it was shown. `price` is what was shown; `agreedTo` the stay's
 * offer that the traveller has said yes to since.
 */
export const PackageCheckRequest = Schema.Struct({
  flightOfferId,
  ...HotelCheckRequest.fields,
  price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })),
})
export type PackageCheckRequest = typeof PackageCheckRequest.Type

const Of = Schema.Literals(['flight', 'hotel'])

/** One answer for the pair: whatever changed in either part is one question, old and new. */
export const PackageCheckAnswer = Schema.Union([
  Schema.Struct({ outcome: Schema.Literal('same'), offer: PackageOffer }),
  Schema.Struct({
    outcome: Schema.Literal('changed'),
    changed: Schema.Array(Schema.Literals(['price', 'board', 'cancel'])),
    /** totals of the pair; the same where no price changed */
    previous: MinorAmount,
    current: MinorAmount,
    /** of the rooms, where board or cancelling are no longer what they were */
    previousTerms: Schema.Array(
      Schema.Struct({ roomIndex: Schema.Int, board: RoomRate.fields.board, cancel: ToldTerms }),
    ),
    offer: PackageOffer,
  }),
  Schema.Struct({ outcome: Schema.Literal('sold_out'), of: Of }),
  Schema.Struct({ outcome: Schema.Literal('expired'), of: Of }),
])
export type PackageCheckAnswer = typeof PackageCheckAnswer.Type
