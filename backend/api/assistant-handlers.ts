import { env } from 'cloudflare:workers'
import { Clock, Effect } from 'effect'
import { HttpServerRequest } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { addDays } from '#domain/time/dates.ts'
import type { CachedFlight, CachedFlightsQuestion, CachedSearch } from '#contract/assistant.ts'
import { BackendApi } from '#contract/backend-api.ts'
import { NotAuthorised } from '#contract/booking-problem.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import { airportOf } from '../airports/airport-table.ts'
import { sameText } from '../same-text.ts'
import { type FlightQuestion, FlightSupplier } from '../products/flights/flight-supplier.ts'
import { timeoutProblem } from './supplier-problems.ts'
import { requestIdOf } from './request-id.ts'

/** What the embedded assistant has heard: always the same wish, for a while ahead. */
const wish = { from: 'BOG', to: 'CTG', daysAhead: 30, nights: 5 } as const

const mostFlights = 3

interface Caller {
  readonly query: { readonly userId: string }
  readonly headers: { readonly authorization: string }
}

/** Whoever names the user that this backend knows, in both places. */
const known = Effect.fnUntraced(function* ({ query, headers }: Caller) {
  const user = env.ASSISTANT_USER_ID || 'trayecto'
  if (sameText(query.userId, user) && sameText(headers.authorization, user)) return
  const request = yield* HttpServerRequest.HttpServerRequest
  return yield* new NotAuthorised({
    code: 'not_authorised',
    message: 'This user is not known.',
    requestId: requestIdOf(request.headers),
  })
})

const placeOf = (code: string): CachedSearch['from'] => ({
  code,
  city: airportOf(code)?.cityName ?? { en: code, es: code },
})

const wished = (now: number): CachedSearch => {
  const departureDate = addDays(new Date(now).toISOString().slice(0, 10), wish.daysAhead)
  return {
    from: placeOf(wish.from),
    to: placeOf(wish.to),
    departureDate,
    returnDate: addDays(departureDate, wish.nights),
    adults: 1,
    children: 0,
    infants: 0,
    cabin: 'economy',
  }
}

const questionOf = ({ adults, children, infants, ...asked }: CachedFlightsQuestion): FlightQuestion => ({
  ...asked,
  travellers: { adults, children, infants },
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
})

const flightOf = ({ itineraries: [out], price }: SearchAnswer['data'][number]): readonly CachedFlight[] => {
  const [first, last] = [out?.segments[0], out?.segments.at(-1)]
  if (!out || !first || !last) return []
  return [
    {
      airline: first.carrierCode,
      departureAt: first.departure.at,
      arrivalAt: last.arrival.at,
      duration: out.duration,
      stops: out.segments.length - 1,
      price: price.intTotal,
    },
  ]
}

const cheapest = (json: string): readonly CachedFlight[] => {
  const { data } = JSON.parse(json) as SearchAnswer
  return data
    .toSorted((a, b) => a.price.intTotal.amount - b.price.intTotal.amount)
    .slice(0, mostFlights)
    .flatMap(flightOf)
}

/** The embedded assistant: it answers as one would, so that the site works without keys. */
export const assistantHandlers = HttpApiBuilder.group(
  BackendApi,
  'assistant',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* FlightSupplier
    return handlers
      .handle(
        'search',
        Effect.fnUntraced(function* (call) {
          yield* known(call)
          return { data: wished(yield* Clock.currentTimeMillis) }
        }),
      )
      .handle(
        'flights',
        Effect.fnUntraced(function* (call) {
          yield* known(call)
          const { json } = yield* supplier
            .search(questionOf(call.payload))
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          return { data: cheapest(json) }
        }),
      )
  }),
)
