import type { ActivityLine, ActivityPart as ShownActivity } from '#contract/products/activities/activity-part.ts'
import type { PartOf } from '../product.ts'
import type { ActivityOrderRequest } from './activity-order.ts'

/** An activity as a part of an order. */
export interface ActivityTypes {
  readonly item: ShownActivity['item']
  readonly extras: ShownActivity['extras']
  readonly document: ShownActivity['documents'][number]
  readonly request: ActivityOrderRequest
  readonly shown: ShownActivity
  readonly line: ActivityLine
}

export type ActivityPart = PartOf<'activity', ActivityTypes>
