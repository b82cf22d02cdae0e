import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { IdempotencyConflict, TooManyRequests } from '../../booking-problem.ts'
import { visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, Unavailable } from '../../problem.ts'
import { countsAsSearch } from '../../repeated-calls.ts'
import { TourDeparturesAnswer, TourDeparturesRequest } from './tour-departures.ts'
import { TourDetail } from './tour-detail.ts'
import { TourOffer, TourReserveAnswer, TourReserveRequest } from './tour-reservation.ts'
import { TourCountries, TourSearch, TourSearchAnswer } from './tour-search.ts'

const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(80))

export class ToursGroup extends HttpApiGroup.make('tours')
  .annotate(
    OpenApi.Description,
    'Tours before they are booked. A tour that the party cannot have on any of the days is left out of a search, which is then no error.',
  )
  .add(
    HttpApiEndpoint.post('search', '/tour/search', {
      headers: visitorAddress,
      payload: TourSearch,
      success: TourSearchAnswer,
      error: [InvalidRequest, TooManyRequests, Unavailable, InternalError],
    }).annotate(
      OpenApi.Description,
      `Tours that begin on some day of several and have a place for everybody of a party. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.get('countries', '/tour/countries', {
      success: TourCountries,
      error: [Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'Countries with tours, and every tour of each.'),
    HttpApiEndpoint.get('detail', '/tour/detail/:code', {
      params: { code: Code },
      success: TourDetail,
      error: [InvalidRequest, NotFound, Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'What a tour says of itself, without departures.'),
    HttpApiEndpoint.post('departures', '/tour/departures', {
      headers: visitorAddress,
      payload: TourDeparturesRequest,
      success: TourDeparturesAnswer,
      error: [InvalidRequest, NotFound, TooManyRequests, Unavailable, InternalError],
    }).annotate(OpenApi.Description, `The departures of a tour on some days, and what a party pays. ${countsAsSearch}`),
    HttpApiEndpoint.post('reserve', '/tour/reserve', {
      headers: visitorAddress,
      payload: TourReserveRequest,
      success: TourReserveAnswer,
      /** `IdempotencyConflict`: the uuid reserved something else */
      error: [InvalidRequest, NotFound, IdempotencyConflict, TooManyRequests, Unavailable, InternalError],
    }).annotate(
      OpenApi.Description,
      'Keeps places and price of a departure for a party, and gives back what `instead` names. A repeat of its `uuid` is the same reservation.',
    ),
    HttpApiEndpoint.get('offer', '/tour/offer/:id', {
      params: { id: Code },
      success: TourOffer,
      error: [InvalidRequest, NotFound, OfferGone, Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'What was reserved, read again until its time has passed.'),
  ) {}
