import type { TourLine, TourPart as ShownTour } from '#contract/products/tours/tour-part.ts'
import type { PartOf } from '../product.ts'
import type { TourOrderRequest } from './tour-order.ts'

/** A tour as a part of an order. */
export interface TourTypes {
  readonly item: ShownTour['item']
  readonly extras: ShownTour['extras']
  readonly document: ShownTour['documents'][number]
  readonly request: TourOrderRequest
  readonly shown: ShownTour
  readonly line: TourLine
}

export type TourPart = PartOf<'tour', TourTypes>
