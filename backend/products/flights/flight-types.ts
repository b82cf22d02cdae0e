import type { FlightLine, FlightPart as ShownFlight } from '#contract/products/flight-part.ts'
import type { PartOf } from '../product.ts'
import type { FlightOrderRequest } from './flight-order.ts'

/** A flight as a part of an order. */
export interface FlightTypes {
  readonly item: ShownFlight['item']
  readonly extras: ShownFlight['extras']
  readonly document: ShownFlight['documents'][number]
  readonly request: FlightOrderRequest
  readonly shown: ShownFlight
  readonly line: FlightLine
}

export type FlightPart = PartOf<'flight', FlightTypes>
