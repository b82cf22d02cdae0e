import { Context, type Effect, Schema } from 'effect'
import type { OfferAnswer, SearchAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'

/** The supplier did not answer in the time that it is given. */
export class SupplierTimedOut extends Schema.TaggedError<SupplierTimedOut>()('SupplierTimedOut', {}) {}

/** No offer is known under this id. */
export class NoSuchOffer extends Schema.TaggedError<NoSuchOffer>()('NoSuchOffer', {}) {}

/** The offer was real, but is sold out or past its expiry. */
export class OfferNotForSale extends Schema.TaggedError<OfferNotForSale>()('OfferNotForSale', {
  reason: Schema.Literals(['sold_out', 'expired']),
}) {}

/** What the supplier remembers of its offers cannot be read. */
export class SupplierStorageFailed extends Schema.TaggedError<SupplierStorageFailed>()('SupplierStorageFailed', {
  cause: Schema.Defect(),
}) {}

interface TravellerCounts {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

export type SoldCabin = 'economy' | 'premium_economy' | 'business' | 'first'

export interface Route {
  /** codes of airports or cities that exist */
  readonly from: string
  readonly to: string
}

/** What a fare has to allow. */
export interface FareTerms {
  readonly refundableFare: boolean
  readonly noRestrictionFare: boolean
  readonly noPenaltyFare: boolean
}

export interface FlightQuestion extends Route, FareTerms {
  /** `YYYY-MM-DD` at the origin */
  readonly departureDate: string
  /** at the destination; null for one way */
  readonly returnDate: string | null
  readonly cabin: SoldCabin
  readonly travellers: TravellerCounts
}

export interface PriceQuestion extends Route, FareTerms {
  readonly cabin: SoldCabin
  readonly travellers: TravellerCounts
}

/**
 * An answer of the contract as its JSON text. A supplier writes its searches itself: they name each itinerary in ten
 * offers, and whoever knows that writes them much faster than an encoder that does not.
 */
interface Written<Answer> {
  readonly json: string
  readonly answers?: Answer
}

/** US cents for all travellers; null where nothing is for sale. */
export type LowestPrices = ReadonlyArray<number | null>

/** A day of departure and its lowest price. */
interface CheapestDay {
  readonly departureDate: string
  /** US cents for all travellers */
  readonly lowest: number
}

export interface CheapestFlight extends CheapestDay {
  readonly carrier: { readonly code: string; readonly name: string }
  /** `YYYY-MM-DDTHH:MM:SS`, local */
  readonly arrivalAt: string
  readonly arrivalCode: string
  readonly minutes: number
  readonly stops: number
}

type OfferFailure = NoSuchOffer | OfferNotForSale | SupplierTimedOut | SupplierStorageFailed

/** What a supplier remembers of its prices. */
export interface PriceMemory {
  /** What it said last when it priced an offer, for whomever, and when in milliseconds; null where it never did. */
  readonly lastPriced: (
    id: string,
  ) => Effect.Effect<{ readonly answer: ValidateAnswer; readonly pricedAt: number } | null, OfferFailure>
}

/** How flights are found and priced. */
export interface FlightSearching {
  readonly search: (question: FlightQuestion) => Effect.Effect<Written<SearchAnswer>, SupplierTimedOut>
  /** The same offers without what no list shows, or the whole answer where that is all there is. */
  readonly searchMinimal: (
    question: FlightQuestion,
  ) => Effect.Effect<Written<MinimalSearchAnswer | SearchAnswer>, SupplierTimedOut>
  readonly offer: (id: string) => Effect.Effect<OfferAnswer, OfferFailure>
  /** Prices an offer again; `saidTotal` is what the caller believes it costs, in US cents. */
  readonly validate: (id: string, saidTotal: number | null) => Effect.Effect<ValidateAnswer, OfferFailure>
  /** One price a date, in their order; `stay` is nights until the return, null for one way. */
  readonly lowestPerDay: (
    question: PriceQuestion,
    dates: readonly string[],
    stay: number | null,
  ) => Effect.Effect<LowestPrices, SupplierTimedOut>
  /** The cheapest of some dates of departure, of one airline where `airline` names it. */
  readonly cheapest: (
    question: PriceQuestion & { readonly airline?: string },
    dates: readonly string[],
    stay: number | null,
  ) => Effect.Effect<CheapestFlight | null, SupplierTimedOut>
  /** The cheapest of some dates of departure to each of several places, in their order; null where none is for sale. */
  readonly lowestToPlaces: (
    question: Omit<PriceQuestion, 'to'>,
    places: readonly string[],
    dates: readonly string[],
    stay: number | null,
  ) => Effect.Effect<ReadonlyArray<CheapestDay | null>, SupplierTimedOut>
  /** A row a departure, a price a return. */
  readonly lowestGrid: (
    question: PriceQuestion,
    departures: readonly string[],
    returns: readonly string[],
  ) => Effect.Effect<readonly LowestPrices[], SupplierTimedOut>
}

/** Where flights come from. The rest of the backend knows the suppliers of flights by this alone. */
export class FlightSupplier extends Context.Service<FlightSupplier, FlightSearching>()(
  'backend/products/flights/FlightSupplier',
) {}
