import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { IdempotencyConflict, TooManyRequests } from '../../booking-problem.ts'
import { visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, Unavailable } from '../../problem.ts'
import { countsAsSearch } from '../../repeated-calls.ts'
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
    }).annotate(
      OpenApi.Description,
      `Activities around a point that a party can have on some day of several. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.get('destinations', '/activities/destinations', {
      success: ActivityDestinations,
      error: [Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'Places where something can be done, each with the codes of its activities.'),
    HttpApiEndpoint.get('detail', '/activity/:code', {
      params: { code: Code },
      success: ActivityDetail,
      error: [InvalidRequest, NotFound, Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'What an activity says of itself, with its options, without days.'),
    HttpApiEndpoint.post('availability', '/activity/availability', {
      headers: visitorAddress,
      payload: ActivityAvailabilityRequest,
      success: ActivityAvailabilityAnswer,
      error: [InvalidRequest, NotFound, TooManyRequests, Unavailable, InternalError],
    }).annotate(OpenApi.Description, `When a party can have an activity, and what it pays. ${countsAsSearch}`),
    HttpApiEndpoint.post('reserve', '/activity/reserve', {
      headers: visitorAddress,
      payload: ActivityReserveRequest,
      success: ActivityReserveAnswer,
      /** `IdempotencyConflict`: the uuid reserved something else */
      error: [InvalidRequest, NotFound, IdempotencyConflict, TooManyRequests, Unavailable, InternalError],
    }).annotate(
      OpenApi.Description,
      'Keeps places and price of a time for a party, and gives back what `instead` names. A repeat of its `uuid` is the same reservation.',
    ),
    HttpApiEndpoint.get('offer', '/activity/offer/:id', {
      params: { id: Code },
      success: ActivityOffer,
      error: [InvalidRequest, NotFound, OfferGone, Unavailable, InternalError],
    }).annotate(OpenApi.Description, 'What was reserved, read again until its time has passed.'),
  ) {}
