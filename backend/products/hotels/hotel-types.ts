import type { HotelLine, HotelPart as ShownHotel } from '#contract/products/hotels/hotel-part.ts'
import type { PartOf } from '../product.ts'
import type { HotelOrderRequest } from './hotel-order.ts'

/** A stay as a part of an order. */
export interface HotelTypes {
  readonly item: ShownHotel['item']
  readonly extras: ShownHotel['extras']
  readonly document: ShownHotel['documents'][number]
  readonly request: HotelOrderRequest
  readonly shown: ShownHotel
  readonly line: HotelLine
}

export type HotelPart = PartOf<'hotel', HotelTypes>
