import { Schema } from 'effect'
import { Location, Names } from '../../fields.ts'

/** A city whose hotels are sold. `location` is its centre, from which distances are counted. */
export const HotelDestination = Schema.Struct({
  kind: Schema.Literal('city'),
  destinationCode: Schema.String,
  name: Names,
  /** ISO 3166, two letters */
  countryCode: Schema.String,
  countryName: Names,
  location: Location,
  /** IANA */
  timeZone: Schema.String,
  hotelCount: Schema.Int,
})
export type HotelDestination = typeof HotelDestination.Type

/** A hotel that was asked for by its name. */
const SuggestedHotel = Schema.Struct({
  kind: Schema.Literal('hotel'),
  hotelCode: Schema.String,
  hotelName: Schema.String,
  rating: Schema.Int,
  destination: HotelDestination,
  location: Location,
})

/** Nearest match first; cities before hotels where both match alike. */
export const DestinationSuggestion = Schema.Union([HotelDestination, SuggestedHotel])
export type DestinationSuggestion = typeof DestinationSuggestion.Type
