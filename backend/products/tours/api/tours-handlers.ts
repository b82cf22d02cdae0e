import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { answerAsIs } from '../../../api/answer-as-is.ts'
import { reservationAllowed, searchAllowed } from '../../../api/attempt-limits.ts'
import { inRequest } from '../../../api/bookings/ask-order.ts'
import { cachedPublicly } from '../../../api/cached-publicly.ts'
import { refuseFaults } from '../../../api/refuse-faults.ts'
import { requestedDays, dayFaults } from '../../requested-days.ts'
import { TourSupplier } from '../tour-supplier.ts'
import { noSuchTourProblem, tourExpiredProblem, tourFailedProblem, tourReserveProblems } from './tour-problems.ts'

export const toursHandlers = HttpApiBuilder.group(
  BackendApi,
  'tours',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* TourSupplier
    return handlers
      .handle(
        'search',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(dayFaults(payload, yield* Clock.currentTimeMillis))
          return yield* supplier
            .search(payload.countryCode ?? null, requestedDays(payload))
            .pipe(Effect.catchTags(tourFailedProblem), Effect.map(answerAsIs))
        }),
      )
      .handle('countries', () => cachedPublicly(3600)(supplier.countries))
      .handle('detail', ({ params }) =>
        supplier.detail(params.code).pipe(Effect.catchTags(noSuchTourProblem), cachedPublicly(3600)),
      )
      .handle(
        'departures',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(dayFaults(payload, yield* Clock.currentTimeMillis))
          return yield* supplier
            .departures(payload.tourCode, requestedDays(payload), payload.instead)
            .pipe(Effect.catchTags({ ...noSuchTourProblem, ...tourFailedProblem }), Effect.map(answerAsIs))
        }),
      )
      .handle(
        'reserve',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(reservationAllowed(headers, payload.uuid))
          return yield* supplier
            .reserve(payload)
            .pipe(Effect.catchTags({ ...noSuchTourProblem, ...tourFailedProblem, ...tourReserveProblems }))
        }),
      )
      .handle('offer', ({ params }) =>
        supplier
          .offer(params.id)
          .pipe(Effect.catchTags({ ...noSuchTourProblem, ...tourFailedProblem, ...tourExpiredProblem })),
      )
  }),
)
