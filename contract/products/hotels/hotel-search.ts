import { Schema } from 'effect'
import { CurrencyCode, LocalDate, MinorAmount } from '../../fields.ts'
import { InfoData } from '../flights/flights.ts'
import { AccessFeature, HotelInfo } from './hotel-facts.ts'
import { Board, CancelTerms, Pays } from './room-rate.ts'
import { stayFields } from './stay.ts'

const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })

const GeoSearch = Schema.Struct({
  /** degrees of WGS 84 */
  geoCode: Schema.Struct({
    latitude: Schema.Number.check(between(-90, 90)),
    longitude: Schema.Number.check(between(-180, 180)),
  }),
  /** the site asks for 200 miles */
  radius: Schema.Number.check(between(1, 200)),
  unit: Schema.Literals(['MI', 'KM']),
  /** leaves out what belongs to other destinations, however near */
  destinationCode: Schema.optionalKey(Schema.String),
})

/** Hotels around a place, nearest first, that have all of the rooms asked for. What a search answers depends on nothing else. */
export const HotelSearch = Schema.Struct({
  geoSearch: GeoSearch,
  /** `offset` counts from 1 */
  pagination: Schema.Struct({
    offset: Schema.Int.check(between(1, 1000)),
    pageSize: Schema.Int.check(between(1, 200)),
  }),
  ...stayFields,
  infoData: Schema.optionalKey(InfoData),
})
export type HotelSearch = typeof HotelSearch.Type

/**
 * What the whole stay costs, all rooms together. `amountAfterTax` is a decimal string as Sabre writes it; `intAmountAfterTax`
 * are the integer minor units that count: everything that must be paid, `intDueAtProperty` of it to the hotel.
 */
const ConvertedRateInfo = Schema.Struct({
  startDate: LocalDate,
  endDate: LocalDate,
  currencyCode: CurrencyCode,
  amountAfterTax: Schema.String,
  intAmountAfterTax: MinorAmount,
  /** of one night, all rooms together, rounded to minor units: for looking at, never for adding up */
  intAverageNightly: MinorAmount,
  intDueAtProperty: MinorAmount,
  /** as `apart` of a rate's price */
  intApart: Schema.optionalKey(MinorAmount),
})

/** The cheapest choice of rates, one for each room that was asked for, in their order. */
const LeadRoom = Schema.Struct({
  index: Schema.Int,
  roomTypeCode: Schema.String,
  board: Board,
  intAmountAfterTax: MinorAmount,
})

/** the cheapest choice that can be cancelled for nothing: what it costs in all, and until when; null where there is none */
const CheapestRefundable = Schema.NullOr(Schema.Struct({ intAmountAfterTax: MinorAmount, freeUntil: Schema.String }))

/** The cheapest choice with a room that has all of `features` for guests who need them. */
export const AccessibleStay = Schema.Struct({
  features: Schema.Array(AccessFeature),
  intAmountAfterTax: MinorAmount,
  refundability: CancelTerms.fields.refundability,
  /** of choices with such a room */
  cheapestRefundable: CheapestRefundable,
})

const HotelRateInfo = Schema.Struct({
  rooms: Schema.Array(LeadRoom),
  rateInfo: Schema.Struct({ convertedRateInfo: ConvertedRateInfo }),
  /** of the choice: what holds for all of its rooms together */
  cancel: CancelTerms,
  pays: Pays,
  cheapestRefundable: CheapestRefundable,
  /** one for each distinct set of features that a single kind of room has, which can be had for this stay */
  accessible: Schema.Array(AccessibleStay),
  /** how many of the scarcest room of the choice are left, where the hotel says so and they are five or fewer */
  left: Schema.NullOr(Schema.Int),
})

export const FoundHotel = Schema.Struct({
  hotelInfo: HotelInfo,
  /** miles from the point that was asked for, one decimal */
  distance: Schema.Number,
  hotelRateInfo: HotelRateInfo,
})

export type FoundHotel = typeof FoundHotel.Type

export const HotelSearchAnswer = Schema.Struct({
  data: Schema.Array(FoundHotel),
  meta: Schema.Struct({
    /** of all pages */
    count: Schema.Int,
    offset: Schema.Int,
    pageSize: Schema.Int,
    /** `partial`: some hotels did not answer in time, and asking again may bring them */
    status: Schema.Literals(['ok', 'partial']),
  }),
})
export type HotelSearchAnswer = typeof HotelSearchAnswer.Type
