import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { isChildAge, maximumChildAge, maximumTravellers, minimumChildAge } from '#domain/traveller/travellers.ts'
import { TooManyRequests } from '../../booking-problem.ts'
import { RequestedCurrency, Cabin, IataCode, LocalDate, MinorAmount, preference, visitorAddress } from '../../fields.ts'
import { countsAsSearch } from '../../repeated-calls.ts'
import { Dictionaries, FlightOffer } from './flight-offer.ts'
import { AnswerMeta, MinimalSearchAnswer } from './minimal-answer.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, SupplierTimeout, Unavailable } from '../../problem.ts'

export const InfoData = Schema.Struct({
  source: Schema.optionalKey(Schema.String),
  medium: Schema.optionalKey(Schema.String),
  affiliateId: Schema.optionalKey(Schema.String),
  referrer: Schema.optionalKey(Schema.String),
  metaName: Schema.optionalKey(Schema.String),
})

const LegInfo = Schema.Struct({ from: IataCode, to: IataCode, departureDate: LocalDate })

const TravelerInfo = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(['adult', 'child', 'infant']),
  age: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 120 }))),
})

const hasFittingAge = ({ type, age }: typeof TravelerInfo.Type): boolean => {
  if (type === 'adult' || age === undefined) return true
  return type === 'child' ? isChildAge(age) : age < minimumChildAge
}

const travellersFit = (travellers: ReadonlyArray<typeof TravelerInfo.Type>) => {
  if (new Set(travellers.map(({ id }) => id)).size < travellers.length)
    return 'must give each traveller an id of its own'
  if (!travellers.every(hasFittingAge))
    return `must hold children of ${minimumChildAge} to ${maximumChildAge} years, and infants under ${minimumChildAge}`
  const adults = travellers.filter((traveller) => traveller.type === 'adult').length
  const infants = travellers.filter((traveller) => traveller.type === 'infant').length
  if (adults < 1) return 'must hold at least one adult'
  return infants <= adults || 'must hold no more infants than adults'
}

/** One leg is one-way, two are a round trip. `from` and `to` may be city codes. */
export const FlightSearch = Schema.Struct({
  legInfo: Schema.Array(LegInfo).check(Schema.isMinLength(1), Schema.isMaxLength(2)),
  travelerInfo: Schema.Array(TravelerInfo).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(maximumTravellers),
    Schema.makeFilter(travellersFit),
  ),
  cabin: Cabin,
  refundableFare: Schema.optionalKey(Schema.Boolean),
  noRestrictionFare: Schema.optionalKey(Schema.Boolean),
  noPenaltyFare: Schema.optionalKey(Schema.Boolean),
  currencyCode: RequestedCurrency,
  infoData: Schema.optionalKey(InfoData),
})
export type FlightSearch = typeof FlightSearch.Type

const Bucket = Schema.Struct({ key: Schema.String, count: Schema.Int })

/** Counts over the whole answer, at most 200 buckets each (rule search-7). */
const Facets = Schema.Struct({
  stops: Schema.Array(Bucket),
  duration: Schema.Array(Bucket),
  price: Schema.Array(Bucket),
  departureTime: Schema.Array(Bucket),
  arrivalTime: Schema.Array(Bucket),
  airline: Schema.Array(Bucket),
})

export const SearchAnswer = Schema.Struct({
  data: Schema.Array(FlightOffer),
  dictionaries: Dictionaries,
  meta: AnswerMeta,
  facets: Facets,
})
export type SearchAnswer = typeof SearchAnswer.Type

export const OfferAnswer = Schema.Struct({ data: FlightOffer, dictionaries: Dictionaries })
export type OfferAnswer = typeof OfferAnswer.Type

/** What is validated is the offer that the backend knows under `id`; the rest of the body is not believed. */
const ValidateRequest = Schema.Struct({
  data: Schema.Struct({
    type: Schema.Literal('flight-offers-pricing'),
    flightOffers: Schema.Array(
      Schema.Struct({
        id: Schema.NonEmptyString,
        price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })),
      }),
    ).check(Schema.isMinLength(1), Schema.isMaxLength(1)),
    metaName: Schema.optionalKey(Schema.String),
    disId: Schema.optionalKey(Schema.String),
  }),
})
type ValidateRequest = typeof ValidateRequest.Type

const FareRule = Schema.Struct({
  segmentId: Schema.String,
  fareBasis: Schema.String,
  category: Schema.Literals(['change', 'refund', 'no_show', 'baggage', 'seat']),
  /** null where the airline did not say */
  allowed: Schema.NullOr(Schema.Boolean),
  penalty: Schema.NullOr(MinorAmount),
})

const BagOption = Schema.Struct({
  quantity: Schema.Int,
  price: Schema.Struct({ amount: Schema.String, currencyCode: RequestedCurrency }),
  weightKg: Schema.Int,
})

export const ValidateAnswer = Schema.Struct({
  data: Schema.Array(FlightOffer),
  dictionaries: Dictionaries,
  included: Schema.Struct({
    'detailed-fare-rules': Schema.Array(FareRule),
    /** bags that can be added, per itinerary (0 onward, 1 return); empty where none can */
    bags: Schema.Array(Schema.Struct({ itinerary: Schema.Int, options: Schema.Array(BagOption) })),
  }),
  meta: Schema.Struct({
    /** what the caller said the price was, where the price has moved since; null where it has not */
    previousTotal: Schema.NullOr(MinorAmount),
  }),
})
export type ValidateAnswer = typeof ValidateAnswer.Type

const offerErrors = [InvalidRequest, NotFound, OfferGone, SupplierTimeout, Unavailable, InternalError] as const
const searchErrors = [InvalidRequest, NotFound, TooManyRequests, SupplierTimeout, Unavailable, InternalError] as const

export class FlightsGroup extends HttpApiGroup.make('flights')
  .annotate(
    OpenApi.Description,
    'Flights before they are booked. No seat is kept by asking: an offer stands until its `expiresAt`.',
  )
  .add(
    HttpApiEndpoint.post('search', '/air/flight-offer/search', {
      headers: { ...visitorAddress, ...preference },
      payload: FlightSearch,
      success: Schema.Union([SearchAnswer, MinimalSearchAnswer]),
      error: searchErrors,
    }).annotate(
      OpenApi.Description,
      `Offers for a trip, with counts for filters; with \`Prefer: return=minimal\`, what a list shows of them. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.get('offer', '/air/flightOffer/:id', {
      params: { id: Schema.NonEmptyString },
      success: OfferAnswer,
      error: offerErrors,
    }).annotate(OpenApi.Description, 'An offer that a search answered, read again while it is for sale.'),
    HttpApiEndpoint.post('validate', '/air/flight-offer/validate', {
      payload: ValidateRequest,
      success: ValidateAnswer,
      error: offerErrors,
    }).annotate(
      OpenApi.Description,
      'Prices an offer anew, with its fare rules and the bags that can be added. A repeat prices it once more, and keeps no seat.',
    ),
  ) {}
