import { Schema } from 'effect'
import { ActivityLine, ActivityPart } from './activities/activity-part.ts'
import { FlightLine, FlightPart } from './flight-part.ts'
import { HotelLine, HotelPart } from './hotels/hotel-part.ts'
import { TourLine, TourPart } from './tours/tour-part.ts'

/** Everything that an order can be made of: a further kind of travel is a name in both of these lists. */
export const OrderPart = Schema.Union([FlightPart, HotelPart, ActivityPart, TourPart])
export type OrderPart = typeof OrderPart.Type

export const PartLine = Schema.Union([FlightLine, HotelLine, ActivityLine, TourLine])
export type PartLine = typeof PartLine.Type

/** The name of each, as an order's parts say it. */
export const ProductKind = Schema.Literals(OrderPart.members.map(({ fields }) => fields.kind.literal))
