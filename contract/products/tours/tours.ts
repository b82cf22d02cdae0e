import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { IdempotencyConflict, TooManyRequests } from '../../booking-problem.ts'
import { visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, Unavailable } from '../../problem.ts'
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
    }),
    HttpApiEndpoint.get('countries', '/tour/countries', {
      success: TourCountries,
      error: [Unavailable, InternalError],
    }),
    HttpApiEndpoint.get('detail', '/tour/detail/:code', {
      params: { code: Code },
      success: TourDetail,
      error: [InvalidRequest, NotFound, Unavailable, InternalError],
    }),
    HttpApiEndpoint.post('departures', '/tour/departures', {
      headers: visitorAddress,
      payload: TourDeparturesRequest,
      success: TourDeparturesAnswer,
      error: [InvalidRequest, NotFound, TooManyRequests, Unavailable, InternalError],
    }),
    HttpApiEndpoint.post('reserve', '/tour/reserve', {
      headers: visitorAddress,
      payload: TourReserveRequest,
      success: TourReserveAnswer,
      /** `IdempotencyConflict`: the uuid reserved something else */
      error: [InvalidRequest, NotFound, IdempotencyConflict, TooManyRequests, Unavailable, InternalError],
    }),
    HttpApiEndpoint.get('offer', '/tour/offer/:id', {
      params: { id: Code },
      success: TourOffer,
      error: [InvalidRequest, NotFound, OfferGone, Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'What was reserved, read again until its time has passed.'),
  ) {}
