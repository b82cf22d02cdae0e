import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { answerAsIs } from '../../../api/answer-as-is.ts'
import { reservationAllowed, searchAllowed } from '../../../api/attempt-limits.ts'
import { inRequest } from '../../../api/bookings/ask-order.ts'
import { cachedPublicly } from '../../../api/cached-publicly.ts'
import { refuseFaults } from '../../../api/refuse-faults.ts'
import { requestedDays, dayFaults } from '../../requested-days.ts'
import { ActivitySupplier } from '../activity-supplier.ts'
import { expiredProblem, failedProblem, noSuchActivityProblem, reserveProblems } from './activity-problems.ts'
import { answerLanguage } from './answer-language.ts'

export const activitiesHandlers = HttpApiBuilder.group(
  BackendApi,
  'activities',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* ActivitySupplier
    return handlers
      .handle(
        'search',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(dayFaults(payload, yield* Clock.currentTimeMillis))
          const { filters, language, itemsPerPage, page } = payload
          const [{ latitude, longitude }] = filters[0].searchFilterItems
          return yield* supplier
            .search({
              latitude,
              longitude,
              ...requestedDays(payload),
              language: answerLanguage(language),
              itemsPerPage,
              page,
            })
            .pipe(Effect.catchTags(failedProblem), Effect.map(answerAsIs))
        }),
      )
      .handle('destinations', () => cachedPublicly(3600)(supplier.destinations))
      .handle('detail', ({ params }) =>
        supplier.detail(params.code).pipe(Effect.catchTags(noSuchActivityProblem), cachedPublicly(3600)),
      )
      .handle(
        'availability',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(dayFaults(payload, yield* Clock.currentTimeMillis))
          return yield* supplier
            .availability(payload.activityCode, payload.optionCode ?? null, requestedDays(payload), payload.instead)
            .pipe(Effect.catchTags({ ...noSuchActivityProblem, ...failedProblem }), Effect.map(answerAsIs))
        }),
      )
      .handle(
        'reserve',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(reservationAllowed(headers, payload.uuid))
          const day = payload.localDateTimeStart.slice(0, 10)
          yield* refuseFaults(dayFaults({ from: day, to: day }, yield* Clock.currentTimeMillis))
          return yield* supplier
            .reserve(payload)
            .pipe(Effect.catchTags({ ...noSuchActivityProblem, ...failedProblem, ...reserveProblems }))
        }),
      )
      .handle('offer', ({ params }) =>
        supplier
          .offer(params.id)
          .pipe(Effect.catchTags({ ...noSuchActivityProblem, ...failedProblem, ...expiredProblem })),
      )
  }),
)
