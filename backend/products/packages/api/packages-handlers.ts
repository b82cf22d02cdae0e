import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { VisitorHeaders } from '../../../api/guard/rate-limit.ts'
import { NotFound } from '#contract/problem.ts'
import type { PackageStaysRequest } from '#contract/products/packages/package-stays.ts'
import { answerAsIs, prefersMinimal } from '../../../api/answer-as-is.ts'
import { searchAllowed } from '../../../api/attempt-limits.ts'
import { inRequest } from '../../../api/bookings/ask-order.ts'
import { timeoutProblem as slowSupplier } from '../../../api/supplier-problems.ts'
import { currentRequestId, refuseFaults, refused } from '../../../api/refuse-faults.ts'
import { offerProblems } from '../../flights/api/flight-problems.ts'
import { searchFaults } from '../../flights/api/search-faults.ts'
import { FlightSupplier } from '../../flights/flight-supplier.ts'
import { expiredProblem, hotelProblems, noSuchHotelProblem, timeoutProblem } from '../../hotels/api/hotel-problems.ts'
import { HotelSupplier } from '../../hotels/hotel-supplier.ts'
import { ActivitySupplier } from '../../activities/activity-supplier.ts'
import * as ofActivities from '../../activities/api/activity-problems.ts'
import * as ofTours from '../../tours/api/tour-problems.ts'
import { TourSupplier } from '../../tours/tour-supplier.ts'
import { checkPackage, ratesOfPackage, readPackage, searchPackages, staysOfPackage } from '../package-searching.ts'
import { nightsOf } from '../package-trip.ts'
import { readActivityPackage, readFlightsToTour, readTourPackage } from '../package-outings.ts'
import { isPackaged } from '../packages-sold.ts'

const notSold = Effect.fnUntraced(function* () {
  return yield* new NotFound({
    code: 'not_found',
    message: 'Packages are not sold here.',
    requestId: yield* currentRequestId,
  })
})

/** What is sold under the ids that were asked for, where anything is. */
const soldPair = Effect.fnUntraced(function* <Pair>(pair: Pair | undefined) {
  if (pair !== undefined) return pair
  return yield* new NotFound({
    code: 'not_found',
    message: 'Nothing is sold with a flight under these ids.',
    requestId: yield* currentRequestId,
  })
})

/** Counted as a search, and only where packages are sold. */
const allowed = (headers: VisitorHeaders) =>
  inRequest(searchAllowed(headers)).pipe(Effect.andThen(isPackaged('hotel') ? Effect.void : notSold()))

const searchProblems = { ...noSuchHotelProblem, ...timeoutProblem, SupplierTimedOut: slowSupplier } as const
const stayProblems = { ...offerProblems, ...noSuchHotelProblem, ...timeoutProblem } as const
const activityProblems = {
  ...ofActivities.noSuchActivityProblem,
  ...ofActivities.failedProblem,
  ...ofActivities.expiredProblem,
} as const
const tourProblems = {
  ...ofTours.noSuchTourProblem,
  ...ofTours.tourFailedProblem,
  ...ofTours.tourExpiredProblem,
} as const
const rateProblems = { ...offerProblems, ...hotelProblems } as const

/** The chosen flight, where it can be had with rooms for these guests. */
const flightOf = Effect.fnUntraced(function* ({
  flightOfferId,
  rooms,
}: Pick<PackageStaysRequest, 'flightOfferId' | 'rooms'>) {
  const { data, dictionaries } = yield* (yield* FlightSupplier).offer(flightOfferId)
  const nights = nightsOf(data, rooms)
  if (typeof nights === 'string') return yield* refused({ path: 'payload.flightOfferId', message: nights })
  return { offer: data, dictionaries, nights }
})

export const packagesHandlers = HttpApiBuilder.group(
  BackendApi,
  'packages',
  Effect.fnUntraced(function* (handlers) {
    const suppliers = yield* Effect.context<FlightSupplier | HotelSupplier | ActivitySupplier | TourSupplier>()
    return handlers
      .handle(
        'search',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* allowed(headers)
          yield* refuseFaults(searchFaults(payload.legInfo, yield* Clock.currentTimeMillis))
          return yield* searchPackages(payload, prefersMinimal(headers)).pipe(
            Effect.catchTags(searchProblems),
            Effect.map(answerAsIs),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'stays',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* allowed(headers)
          return yield* flightOf(payload).pipe(
            Effect.flatMap((chosen) => staysOfPackage(payload, chosen)),
            Effect.catchTags(stayProblems),
            Effect.map(answerAsIs),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'rates',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* allowed(headers)
          return yield* flightOf(payload).pipe(
            Effect.flatMap((chosen) => ratesOfPackage(payload, chosen)),
            Effect.catchTags(rateProblems),
            Effect.map(answerAsIs),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'offer',
        Effect.fnUntraced(function* ({ query }) {
          if (!isPackaged('hotel')) return yield* notSold()
          return yield* readPackage(query).pipe(
            Effect.catchTags({ ...offerProblems, ...noSuchHotelProblem, ...expiredProblem }),
            Effect.flatMap(soldPair),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'activityOffer',
        Effect.fnUntraced(function* ({ query }) {
          return yield* readActivityPackage(query).pipe(
            Effect.catchTags({ ...offerProblems, ...activityProblems }),
            Effect.flatMap(soldPair),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'tourOffer',
        Effect.fnUntraced(function* ({ query }) {
          return yield* readTourPackage(query).pipe(
            Effect.catchTags({ ...offerProblems, ...tourProblems }),
            Effect.flatMap(soldPair),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'tourFlights',
        Effect.fnUntraced(function* ({ query }) {
          return yield* readFlightsToTour(query.tourOfferId).pipe(
            Effect.catchTags(tourProblems),
            Effect.flatMap(soldPair),
            Effect.provide(suppliers),
          )
        }),
      )
      .handle(
        'check',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* allowed(headers)
          return yield* checkPackage(payload).pipe(Effect.catchTags(rateProblems), Effect.provide(suppliers))
        }),
      )
  }),
)
