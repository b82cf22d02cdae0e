import { Context, type Effect, Schema } from 'effect'
import type { ActivityAvailabilityAnswer } from '#contract/products/activities/activity-availability.ts'
import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type {
  ActivityOffer,
  ActivityReserveAnswer,
  ActivityReserveRequest,
} from '#contract/products/activities/activity-reservation.ts'
import type { ActivityDestinations, ActivitySearchAnswer } from '#contract/products/activities/activity-search.ts'
import type { RequestedDays } from '../requested-days.ts'

/** Nothing is known under this code or id. */
export class NoSuchActivity extends Schema.TaggedError<NoSuchActivity>()('NoSuchActivity', {}) {}

/** It is not guided in this way or language, or in several and none was named. */
export class NoSuchGuide extends Schema.TaggedError<NoSuchGuide>()('NoSuchGuide', {}) {}

/** Something else was reserved under this uuid. */
export class ReservedOtherwise extends Schema.TaggedError<ReservedOtherwise>()('ReservedOtherwise', {}) {}

/** What was reserved is not kept any more. */
export class ActivityOfferExpired extends Schema.TaggedError<ActivityOfferExpired>()('ActivityOfferExpired', {}) {}

/** The supplier is out of order. */
export class ActivitySupplierFailed extends Schema.TaggedError<ActivitySupplierFailed>()(
  'ActivitySupplierFailed',
  {},
) {}

export interface ActivityQuestion extends RequestedDays {
  readonly latitude: number
  readonly longitude: number
  readonly language: 'en' | 'es'
  readonly itemsPerPage: number
  /** counts from 1 */
  readonly page: number
}

/** How activities are found, priced and reserved. */
export interface ActivitySearching {
  readonly search: (question: ActivityQuestion) => Effect.Effect<ActivitySearchAnswer, ActivitySupplierFailed>
  /** the place of tests is none of them */
  readonly destinations: Effect.Effect<ActivityDestinations>
  readonly detail: (activityCode: string) => Effect.Effect<ActivityDetail, NoSuchActivity>
  /** of one option, or of all where it is null */
  readonly availability: (
    activityCode: string,
    optionCode: string | null,
    asked: RequestedDays,
    /** a hold of the party's own, whose places count as free */
    instead?: string,
  ) => Effect.Effect<ActivityAvailabilityAnswer, NoSuchActivity | ActivitySupplierFailed>
  /** keeps places and price of a time, once under the request's uuid */
  readonly reserve: (
    request: ActivityReserveRequest,
  ) => Effect.Effect<ActivityReserveAnswer, NoSuchActivity | NoSuchGuide | ReservedOtherwise | ActivitySupplierFailed>
  /** what was reserved, as it can be booked now */
  readonly offer: (
    id: string,
  ) => Effect.Effect<ActivityOffer, NoSuchActivity | ActivityOfferExpired | ActivitySupplierFailed>
}

/** Where activities come from. The rest of the backend knows their suppliers by this alone. */
export class ActivitySupplier extends Context.Service<ActivitySupplier, ActivitySearching>()(
  'backend/products/activities/ActivitySupplier',
) {}
