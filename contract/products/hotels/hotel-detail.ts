import { Schema } from 'effect'
import { Names } from '../../fields.ts'
import { HotelInfo, RoomType } from './hotel-facts.ts'

/** The eleven sections of a hotel's description, in the order in which they are shown. */
export const DetailSection = Schema.Literals([
  'overview',
  'dining',
  'facilities',
  'recreation',
  'services',
  'attractions',
  'cancellation',
  'deposit',
  'safety',
  'transportation',
  'guarantee',
])
export type DetailSection = typeof DetailSection.Type

/** Everything that is known of a hotel whatever the stay. Times are `HH:MM` on the hotel's clocks. */
export const HotelDetail = Schema.Struct({
  hotelInfo: HotelInfo,
  /** a section is missing where the hotel says nothing of it */
  sections: Schema.Array(Schema.Struct({ section: DetailSection, paragraphs: Schema.Array(Names) })),
  roomTypes: Schema.Array(RoomType),
  checkIn: Schema.Struct({ from: Schema.String, until: Schema.NullOr(Schema.String) }),
  checkOut: Schema.Struct({ until: Schema.String }),
  /** nights; 1 where any stay is taken */
  minimumStay: Schema.Int,
  /** `degraded`: the supplier could not send all of its words now */
  status: Schema.Literals(['ok', 'degraded']),
})
export type HotelDetail = typeof HotelDetail.Type
