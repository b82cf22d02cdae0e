import { Schema } from 'effect'
import { FlightLine, FlightPart } from './flight-part.ts'
import { FlightsGroup } from './flights/flights.ts'
import { PricesGroup } from './flights/prices.ts'
import { HotelsGroup } from './hotels/hotels.ts'

/** Everything that an order can be made of: a further kind of travel is a name in each of these three lists. */
export const OrderPart = Schema.Union([FlightPart])
export type OrderPart = typeof OrderPart.Type

export const PartLine = Schema.Union([FlightLine])
export type PartLine = typeof PartLine.Type

/** The calls by which each kind of travel is searched and priced. */
export const productGroups = [FlightsGroup, PricesGroup, HotelsGroup] as const
