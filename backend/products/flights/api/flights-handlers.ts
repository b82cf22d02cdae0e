import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { FlightSearch } from '#contract/products/flights/flights.ts'
import { type FlightQuestion, FlightSupplier } from '../flight-supplier.ts'
import { prefersMinimal, writtenAnswer } from '../../../api/answer-as-is.ts'
import { inRequest } from '../../../api/bookings/ask-order.ts'
import { searchAllowed } from '../../../api/attempt-limits.ts'
import { timeoutProblem } from '../../../api/supplier-problems.ts'
import { offerProblems } from './flight-problems.ts'
import { refuseFaults } from '../../../api/refuse-faults.ts'
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

export const flightsHandlers = HttpApiBuilder.group(
  BackendApi,
  'flights',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* FlightSupplier
    return handlers
      .handle(
        'search',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(searchFaults(payload.legInfo, yield* Clock.currentTimeMillis))
          const search = prefersMinimal(headers) ? supplier.searchMinimal : supplier.search
          const { json } = yield* search(questionOf(payload)).pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          return writtenAnswer(json)
        }),
      )
      .handle(
        'offer',
        Effect.fnUntraced(function* ({ params }) {
          return yield* supplier.offer(params.id).pipe(Effect.catchTags(offerProblems))
        }),
      )
      .handle(
        'validate',
        Effect.fnUntraced(function* ({ payload }) {
          const asked = payload.data.flightOffers[0]
          const said = asked?.price?.intTotal
          return yield* supplier
            .validate(asked?.id ?? '', said?.currency === 'USD' ? said.amount : null)
            .pipe(Effect.catchTags(offerProblems))
        }),
      )
  }),
)
