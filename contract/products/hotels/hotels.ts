import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { TooManyRequests } from '../../booking-problem.ts'
import { QueryNumber, Language, visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, SupplierTimeout, Unavailable } from '../../problem.ts'
import { countsAsSearch } from '../../repeated-calls.ts'
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
    }).annotate(OpenApi.Description, 'Cities and hotels whose names a term matches, the nearest match first.'),
    HttpApiEndpoint.get('destination', '/hotel/destinations/:code', {
      params: { code: Code },
      success: HotelDestination,
      error: lookUpErrors,
    }).annotate(OpenApi.Description, 'A city whose hotels are sold, by its code.'),
    HttpApiEndpoint.post('search', '/hotel/search', {
      headers: visitorAddress,
      payload: HotelSearch,
      success: HotelSearchAnswer,
      error: stayErrors,
    }).annotate(
      OpenApi.Description,
      `Hotels around a point, with the cheapest of their rooms for a stay. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.get('detail', '/hotel/:code', {
      params: { code: Code },
      success: HotelDetail,
      error: lookUpErrors,
    }).annotate(OpenApi.Description, 'What a hotel says of itself, without prices.'),
    HttpApiEndpoint.post('rates', '/hotel/rates', {
      headers: visitorAddress,
      payload: HotelRatesRequest,
      success: HotelRatesAnswer,
      error: stayErrors,
    }).annotate(OpenApi.Description, `The rates of one hotel for a stay. ${countsAsSearch}`),
    HttpApiEndpoint.post('check', '/hotel/rates/check', {
      headers: visitorAddress,
      payload: HotelCheckRequest,
      success: HotelCheckAnswer,
      error: stayErrors,
    }).annotate(
      OpenApi.Description,
      'Asks whether chosen rates can still be had, and makes an offer of them that can be booked. A repeat asks again, and counts as another search.',
    ),
    HttpApiEndpoint.get('offer', '/hotel/offer/:id', {
      params: { id: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)) },
      success: HotelOffer,
      error: [...stayErrors, OfferGone],
    }).annotate(OpenApi.Description, 'An offer that a check answered, read again until its time has passed.'),
  ) {}
