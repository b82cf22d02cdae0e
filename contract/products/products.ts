import { Schema } from 'effect'
import { FlightLine, FlightPart } from './flight-part.ts'

/** Everything that an order can be made of: a further kind of travel is a line here and one below. */
export const OrderPart = Schema.Union([FlightPart])
export type OrderPart = typeof OrderPart.Type

export const PartLine = Schema.Union([FlightLine])
export type PartLine = typeof PartLine.Type
