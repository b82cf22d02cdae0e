import { Clock, Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '../../contract/backend-api.ts'
import type { FlightSearch } from '../../contract/flights.ts'
import { type FlightQuestion, FlightSupplier } from '../suppliers/flight-supplier.ts'
import { offerProblems, refuseFaults, timeoutProblem } from './flight-problems.ts'
import { searchFaults } from './search-faults.ts'

const countOf = (search: FlightSearch, type: 'adult' | 'child' | 'infant'): number =>
  search.travelerInfo.filter((traveller) => traveller.type === type).length

const questionOf = (search: FlightSearch): FlightQuestion => {
  const [out, back] = search.legInfo
  return {
    from: out?.from ?? '',
    to: out?.to ?? '',
    departureDate: out?.departureDate ?? '',
    returnDate: back?.departureDate ?? null,
    cabin: search.cabin,
    travellers: {
      adults: countOf(search, 'adult'),
      children: countOf(search, 'child'),
      infants: countOf(search, 'infant'),
    },
    refundableFare: search.refundableFare ?? false,
    noRestrictionFare: search.noRestrictionFare ?? false,
    noPenaltyFare: search.noPenaltyFare ?? false,
  }
}

/**
 * The supplier's answers are typed as the contract has them and written as they are: encoding a thousand objects by
 * schema would take longer than finding them. A test reads them back with the contract's schema.
 */
const written = (answer: object): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(JSON.stringify(answer), { contentType: 'application/json' })

export const flightsHandlers = HttpApiBuilder.group(
  BackendApi,
  'flights',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* FlightSupplier
    return handlers
      .handle(
        'search',
        Effect.fnUntraced(function* ({ payload }) {
          yield* refuseFaults(searchFaults(payload.legInfo, yield* Clock.currentTimeMillis))
          const answer = yield* supplier
            .search(questionOf(payload))
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          return written(answer)
        }),
      )
      .handle(
        'offer',
        Effect.fnUntraced(function* ({ params }) {
          return written(yield* supplier.offer(params.id).pipe(Effect.catchTags(offerProblems)))
        }),
      )
      .handle(
        'validate',
        Effect.fnUntraced(function* ({ payload }) {
          const asked = payload.data.flightOffers[0]
          const said = asked?.price?.intTotal
          const answer = yield* supplier
            .validate(asked?.id ?? '', said?.currency === 'USD' ? said.amount : null)
            .pipe(Effect.catchTags(offerProblems))
          return written(answer)
        }),
      )
  }),
)
