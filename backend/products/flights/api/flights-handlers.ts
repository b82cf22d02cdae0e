import { Clock, Effect } from 'effect'
import { HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { FlightSearch } from '#contract/products/flights/flights.ts'
import { type FlightQuestion, FlightSupplier, type Written } from '../flight-supplier.ts'
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

const prefersMinimal = (prefer = ''): boolean =>
  prefer.split(',').some((preference) => preference.trim().toLowerCase() === 'return=minimal')

/** Suppliers write their answers in the contract's shape: nothing is encoded again. Tests read them by its schema. */
const written = ({ json }: Written<unknown>): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.text(json, { contentType: 'application/json' })

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
          const search = prefersMinimal(headers.prefer) ? supplier.searchMinimal : supplier.search
          return written(yield* search(questionOf(payload)).pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem)))
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
