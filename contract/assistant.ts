import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { maximumTravellers } from '#domain/traveller/travellers.ts'
import { NotAuthorised } from './booking-problem.ts'
import { Cabin, IataCode, LocalDate, MinorAmount, Names } from './fields.ts'
import { SupplierTimeout } from './problem.ts'

/** Callers name themselves twice: by a fixed user id in the query, and in the authorization header. */
const query = { userId: Schema.String }
const headers = { authorization: Schema.String }

const Place = Schema.Struct({ code: IataCode, city: Names })
const Count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maximumTravellers }))

/** A wish to fly as the assistant has understood it; `returnDate` is null for one way. */
export const CachedSearch = Schema.Struct({
  from: Place,
  to: Place,
  departureDate: LocalDate,
  returnDate: Schema.NullOr(LocalDate),
  adults: Count,
  children: Count,
  infants: Count,
  cabin: Cabin,
})
export type CachedSearch = typeof CachedSearch.Type

/** `data` is null where nobody has wished for anything. */
export const CachedSearchAnswer = Schema.Struct({ data: Schema.NullOr(CachedSearch) })

export const CachedFlightsQuestion = Schema.Struct({
  from: IataCode,
  to: IataCode,
  departureDate: LocalDate,
  returnDate: Schema.NullOr(LocalDate),
  adults: Count,
  children: Count,
  infants: Count,
  cabin: Cabin,
})
export type CachedFlightsQuestion = typeof CachedFlightsQuestion.Type

/** A flight that was for sale when the assistant last looked: `price` is that of all travellers, taxes and fees included. */
const CachedFlight = Schema.Struct({
  airline: Schema.String,
  /** local times at their airports, `YYYY-MM-DDTHH:MM:SS` */
  departureAt: Schema.String,
  arrivalAt: Schema.String,
  /** ISO 8601 */
  duration: Schema.String,
  stops: Schema.Int,
  price: MinorAmount,
})

/** Cheapest first. */
export const CachedFlightsAnswer = Schema.Struct({ data: Schema.Array(CachedFlight) })
export type CachedFlight = typeof CachedFlight.Type

export class AssistantGroup extends HttpApiGroup.make('assistant')
  .annotate(
    OpenApi.Description,
    'The assistant’s backend (rule assist-1). Its shapes are ours: the specification shows none.',
  )
  .add(
    HttpApiEndpoint.get('search', '/api/booking', {
      query,
      headers,
      success: CachedSearchAnswer,
      error: [NotAuthorised],
    }).annotate(OpenApi.Description, 'What the user wished for when the assistant last heard of it.'),
    HttpApiEndpoint.post('flights', '/api/flight/cached', {
      query,
      headers,
      payload: CachedFlightsQuestion,
      success: CachedFlightsAnswer,
      error: [NotAuthorised, SupplierTimeout],
    }).annotate(
      OpenApi.Description,
      'Flights for such a wish, as the assistant last saw them, the cheapest first. A repeat changes nothing.',
    ),
  ) {}
