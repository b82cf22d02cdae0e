import { Context, type Effect, Schema } from 'effect'
import type { TourDeparturesAnswer } from '#contract/products/tours/tour-departures.ts'
import type { TourDetail } from '#contract/products/tours/tour-detail.ts'
import type { TourOffer, TourReserveAnswer, TourReserveRequest } from '#contract/products/tours/tour-reservation.ts'
import type { TourCountries, TourSearchAnswer } from '#contract/products/tours/tour-search.ts'
import type { RequestedDays } from '../requested-days.ts'

/** Nothing is known under this code or id. */
export class NoSuchTour extends Schema.TaggedError<NoSuchTour>()('NoSuchTour', {}) {}

/** The party cannot sleep so. */
export class NoSuchRooms extends Schema.TaggedError<NoSuchRooms>()('NoSuchRooms', {}) {}

/** Something else was reserved under this uuid. */
export class TourReservedOtherwise extends Schema.TaggedError<TourReservedOtherwise>()('TourReservedOtherwise', {}) {}

/** What was reserved is not kept any more. */
export class TourOfferExpired extends Schema.TaggedError<TourOfferExpired>()('TourOfferExpired', {}) {}

/** The supplier is out of order. */
export class TourSupplierFailed extends Schema.TaggedError<TourSupplierFailed>()('TourSupplierFailed', {}) {}

/** How tours are found, priced and reserved. */
export interface TourSearching {
  /** of one country, or of all where it is null */
  readonly search: (
    countryCode: string | null,
    asked: RequestedDays,
  ) => Effect.Effect<TourSearchAnswer, TourSupplierFailed>
  readonly countries: Effect.Effect<TourCountries>
  readonly detail: (tourCode: string) => Effect.Effect<TourDetail, NoSuchTour>
  readonly departures: (
    tourCode: string,
    asked: RequestedDays,
    /** a hold of the party's own, whose places count as free */
    instead?: string,
  ) => Effect.Effect<TourDeparturesAnswer, NoSuchTour | TourSupplierFailed>
  /** keeps places and price of a departure, once under the request's uuid */
  readonly reserve: (
    request: TourReserveRequest,
  ) => Effect.Effect<TourReserveAnswer, NoSuchTour | NoSuchRooms | TourReservedOtherwise | TourSupplierFailed>
  /** what was reserved, as it can be booked now */
  readonly offer: (id: string) => Effect.Effect<TourOffer, NoSuchTour | TourOfferExpired | TourSupplierFailed>
}

/** Where tours come from. The rest of the backend knows their suppliers by this alone. */
export class TourSupplier extends Context.Service<TourSupplier, TourSearching>()(
  'backend/products/tours/TourSupplier',
) {}
