import { Context, type Effect, Schema } from 'effect'
import type { DestinationSuggestion, HotelDestination } from '#contract/products/hotels/destinations.ts'
import type { HotelDetail } from '#contract/products/hotels/hotel-detail.ts'
import type {
  HotelCheckAnswer,
  HotelCheckRequest,
  HotelOffer,
  HotelRatesAnswer,
} from '#contract/products/hotels/hotel-rates.ts'
import type { HotelSearchAnswer } from '#contract/products/hotels/hotel-search.ts'

/** The supplier did not answer in the time that it is given. */
export class HotelSupplierTimedOut extends Schema.TaggedError<HotelSupplierTimedOut>()('HotelSupplierTimedOut', {}) {}

/** The supplier is out of order. */
export class HotelSupplierFailed extends Schema.TaggedError<HotelSupplierFailed>()('HotelSupplierFailed', {}) {}

/** Nothing is known under this code or id. */
export class NoSuchHotel extends Schema.TaggedError<NoSuchHotel>()('NoSuchHotel', {}) {}

/** The offer was real, but its time has passed. */
export class HotelOfferExpired extends Schema.TaggedError<HotelOfferExpired>()('HotelOfferExpired', {}) {}

/** Whom rates are sold to: with a flight, and never alone, at less than what the same costs alone; missing: to anybody. */
export type Audience = 'package'

/** A stay as it is asked for: days by their numbers since 1970, rooms in their order from 1. */
export interface RequestedStay {
  readonly audience?: Audience
  readonly start: number
  readonly nights: number
  readonly rooms: readonly {
    readonly roomIndex: number
    readonly occupancy: { readonly adults: number; readonly childAges: readonly number[] }
  }[]
}

export interface HotelQuestion {
  readonly latitude: number
  readonly longitude: number
  readonly kilometres: number
  /** the only destination whose hotels are wanted; null where all are */
  readonly destinationCode: string | null
  readonly offset: number
  readonly pageSize: number
  readonly refundableOnly: boolean
  /** leaves out what its hotel never takes back */
  readonly takenBackOnly?: boolean
  readonly stay: RequestedStay
}

type Failure = HotelSupplierTimedOut | HotelSupplierFailed | NoSuchHotel

/** How hotels are found and priced. */
export interface HotelSearching {
  readonly destinations: (term: string, limit: number) => Effect.Effect<readonly DestinationSuggestion[]>
  readonly destination: (code: string) => Effect.Effect<HotelDestination, NoSuchHotel>
  readonly search: (question: HotelQuestion) => Effect.Effect<HotelSearchAnswer, HotelSupplierTimedOut>
  readonly detail: (hotelCode: string) => Effect.Effect<HotelDetail, NoSuchHotel>
  readonly rates: (
    hotelCode: string,
    stay: RequestedStay,
    refundableOnly: boolean,
  ) => Effect.Effect<HotelRatesAnswer, Failure>
  /** rates of another audience are not known */
  readonly check: (request: HotelCheckRequest, audience?: Audience) => Effect.Effect<HotelCheckAnswer, Failure>
  /** an offer that a check answered, read again */
  readonly offer: (id: string) => Effect.Effect<HotelOffer, NoSuchHotel | HotelOfferExpired>
  /** the same rooms on the same terms as an offer that is sold with a flight, sold alone */
  readonly alone: (id: string) => Effect.Effect<HotelOffer, NoSuchHotel | HotelOfferExpired>
}

/** Where hotels come from. The rest of the backend knows the suppliers of hotels by this alone. */
export class HotelSupplier extends Context.Service<HotelSupplier, HotelSearching>()(
  'backend/products/hotels/HotelSupplier',
) {}
