import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { TooManyRequests } from '../../booking-problem.ts'
import { QueryNumber, Language, visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, SupplierTimeout, Unavailable } from '../../problem.ts'
import { DestinationSuggestion, HotelDestination } from './destinations.ts'
import { HotelDetail } from './hotel-detail.ts'
import { HotelCheckAnswer, HotelCheckRequest, HotelOffer, HotelRatesAnswer, HotelRatesRequest } from './hotel-rates.ts'
import { HotelSearch, HotelSearchAnswer } from './hotel-search.ts'

const Term = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(80))
const Count = QueryNumber.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 50 }))
const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(40))

const lookUpErrors = [InvalidRequest, NotFound, Unavailable, InternalError] as const
const stayErrors = [InvalidRequest, NotFound, TooManyRequests, SupplierTimeout, Unavailable, InternalError] as const

export class HotelsGroup extends HttpApiGroup.make('hotels')
  .annotate(
    OpenApi.Description,
    'Hotels before they are booked. A hotel that has nothing for the stay is left out of a search, which is then no error.',
  )
  .add(
    HttpApiEndpoint.get('destinations', '/hotel/destinations', {
      /** `term`: letters of the name of a city, a country or a hotel, in either language, accents or not */
      query: { term: Term, lang: Schema.optionalKey(Language), limit: Schema.optionalKey(Count) },
      success: Schema.Array(DestinationSuggestion),
      error: lookUpErrors,
    }),
    HttpApiEndpoint.get('destination', '/hotel/destinations/:code', {
      params: { code: Code },
      success: HotelDestination,
      error: lookUpErrors,
    }),
    HttpApiEndpoint.post('search', '/hotel/search', {
      headers: visitorAddress,
      payload: HotelSearch,
      success: HotelSearchAnswer,
      error: stayErrors,
    }),
    HttpApiEndpoint.get('detail', '/hotel/:code', {
      params: { code: Code },
      success: HotelDetail,
      error: lookUpErrors,
    }),
    HttpApiEndpoint.post('rates', '/hotel/rates', {
      headers: visitorAddress,
      payload: HotelRatesRequest,
      success: HotelRatesAnswer,
      error: stayErrors,
    }),
    HttpApiEndpoint.post('check', '/hotel/rates/check', {
      headers: visitorAddress,
      payload: HotelCheckRequest,
      success: HotelCheckAnswer,
      error: stayErrors,
    }),
    HttpApiEndpoint.get('offer', '/hotel/offer/:id', {
      params: { id: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)) },
      success: HotelOffer,
      error: [...stayErrors, OfferGone],
    }).annotate(OpenApi.Description, 'An offer that a check answered, read again until its time has passed.'),
  ) {}
