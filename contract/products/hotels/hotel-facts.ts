import { Schema } from 'effect'
import { accessFeatures, accommodationTypes, amenities, propertyQualities } from '#domain/hotel-kinds.ts'
import { Names } from '../../fields.ts'

/** What a room of a type has for guests who need it. It is part of what is booked, not a request. */
export const AccessFeature = Schema.Literals(accessFeatures)
export type AccessFeature = typeof AccessFeature.Type

const BedKind = Schema.Literals(['single', 'double', 'queen', 'king', 'sofa_bed', 'bunk'])
const RoomView = Schema.Literals(['city', 'courtyard', 'garden', 'pool', 'sea', 'mountain', 'river'])
export type RoomView = typeof RoomView.Type

/** What a picture shows: it is drawn from these facts, and its text is written of them. */
const Picture = Schema.Struct({
  subject: Schema.Literals(['facade', 'lobby', 'room', 'bathroom', 'pool', 'restaurant', 'gym', 'spa', 'meeting_room']),
  /** of pictures of a room */
  roomTypeCode: Schema.optionalKey(Schema.String),
  /** the same number always draws the same picture */
  seed: Schema.Int,
})

const Address = Schema.Struct({
  addressLine1: Schema.String,
  district: Names,
  cityName: Names,
  /** ISO 3166, two letters */
  countryCode: Schema.String,
  countryName: Names,
})

/** Where a hotel is: degrees of WGS 84; `timeZone` (IANA) is the one in which its days and deadlines are told. */
const LocationInfo = Schema.Struct({
  latitude: Schema.Number,
  longitude: Schema.Number,
  timeZone: Schema.String,
  address: Address,
})

/** What a list says of a hotel. */
export const HotelInfo = Schema.Struct({
  hotelCode: Schema.String,
  hotelName: Schema.String,
  /** the destination that it belongs to, as `/hotel/destinations` names it */
  destinationCode: Schema.String,
  /** official stars, 1 to 5 */
  rating: Schema.Int,
  propertyQuality: Schema.Literals(propertyQualities),
  accommodationType: Schema.Literals(accommodationTypes),
  /** guests' own: 0 to 10 with one decimal, and how many of them; null where nobody has said anything yet */
  guestScore: Schema.NullOr(Schema.Struct({ score: Schema.Number, count: Schema.Int })),
  amenities: Schema.Array(Schema.Literals(amenities)),
  locationInfo: LocationInfo,
  pictures: Schema.Array(Picture),
})
export type HotelInfo = typeof HotelInfo.Type

/** A kind of room of one hotel. Bed, view and access are facts of it: rates differ in terms alone. */
export const RoomType = Schema.Struct({
  roomTypeCode: Schema.String,
  name: Names,
  beds: Schema.Array(Schema.Struct({ kind: BedKind, count: Schema.Int })),
  view: RoomView,
  squareMetres: Schema.Int,
  /** how many may sleep in it, and how many of them grown up */
  maxGuests: Schema.Int,
  maxAdults: Schema.Int,
  accessFeatures: Schema.Array(AccessFeature),
})
export type RoomType = typeof RoomType.Type
