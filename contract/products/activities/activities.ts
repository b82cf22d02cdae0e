import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { IdempotencyConflict, TooManyRequests } from '../../booking-problem.ts'
import { visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, Unavailable } from '../../problem.ts'
import { ActivityAvailabilityAnswer, ActivityAvailabilityRequest } from './activity-availability.ts'
import { ActivityDetail } from './activity-detail.ts'
import { ActivityOffer, ActivityReserveAnswer, ActivityReserveRequest } from './activity-reservation.ts'
import { ActivityDestinations, ActivitySearch, ActivitySearchAnswer } from './activity-search.ts'

const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60))

export class ActivitiesGroup extends HttpApiGroup.make('activities')
  .annotate(
    OpenApi.Description,
    'Activities before they are booked. What a party cannot have on any of its days is left out of a search, which is then no error.',
  )
  .add(
    HttpApiEndpoint.post('search', '/activity/search', {
      headers: visitorAddress,
      payload: ActivitySearch,
      success: ActivitySearchAnswer,
      error: [InvalidRequest, TooManyRequests, Unavailable, InternalError],
    }),
    HttpApiEndpoint.get('destinations', '/activities/destinations', {
      success: ActivityDestinations,
      error: [Unavailable, InternalError],
    }),
    HttpApiEndpoint.get('detail', '/activity/:code', {
      params: { code: Code },
      success: ActivityDetail,
      error: [InvalidRequest, NotFound, Unavailable, InternalError],
    }),
    HttpApiEndpoint.post('availability', '/activity/availability', {
      headers: visitorAddress,
      payload: ActivityAvailabilityRequest,
      success: ActivityAvailabilityAnswer,
      error: [InvalidRequest, NotFound, TooManyRequests, Unavailable, InternalError],
    }),
    HttpApiEndpoint.post('reserve', '/activity/reserve', {
      headers: visitorAddress,
      payload: ActivityReserveRequest,
      success: ActivityReserveAnswer,
      /** `IdempotencyConflict`: the uuid reserved something else */
      error: [InvalidRequest, NotFound, IdempotencyConflict, TooManyRequests, Unavailable, InternalError],
    }),
    HttpApiEndpoint.get('offer', '/activity/offer/:id', {
      params: { id: Code },
      success: ActivityOffer,
      error: [InvalidRequest, NotFound, OfferGone, Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'What was reserved, read again until its time has passed.'),
  ) {}
