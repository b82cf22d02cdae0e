import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { HotelRatesRequest } from '#contract/products/hotels/hotel-rates.ts'
import type { HotelSearch } from '#contract/products/hotels/hotel-search.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { answerAsIs } from '../../../api/answer-as-is.ts'
import { searchAllowed } from '../../../api/attempt-limits.ts'
import { inRequest } from '../../../api/bookings/ask-order.ts'
import { cachedPublicly } from '../../../api/cached-publicly.ts'
import { dayOf } from '../../demo/calendar.ts'
import { type RequestedStay, HotelSupplier } from '../hotel-supplier.ts'
import { refuseFaults } from '../../../api/refuse-faults.ts'
import { expiredProblem, hotelProblems, noSuchHotelProblem, timeoutProblem } from './hotel-problems.ts'
import { stayFaults } from './stay-faults.ts'

const kilometresPerMile = 1.609344

const stayOf = ({ rateInfo, rooms }: Pick<HotelSearch | HotelRatesRequest, 'rateInfo' | 'rooms'>): RequestedStay => {
  const { startDate, endDate } = rateInfo.stayDateTimeRange
  return {
    start: dayOf(startDate),
    nights: nightsBetween(startDate, endDate),
    rooms: rooms.map(({ index, adult, childAge }) => ({
      roomIndex: index,
      occupancy: { adults: adult, childAges: childAge },
    })),
  }
}

const cached = cachedPublicly(3600)
const suggested = 10

export const hotelsHandlers = HttpApiBuilder.group(
  BackendApi,
  'hotels',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* HotelSupplier
    return handlers
      .handle('destinations', ({ query }) => supplier.destinations(query.term, query.limit ?? suggested).pipe(cached))
      .handle('destination', ({ params }) =>
        supplier.destination(params.code).pipe(Effect.catchTags(noSuchHotelProblem), cached),
      )
      .handle(
        'search',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(stayFaults(payload.rateInfo.stayDateTimeRange, yield* Clock.currentTimeMillis))
          const { geoSearch, pagination, rateInfo } = payload
          const question = {
            ...geoSearch.geoCode,
            kilometres: geoSearch.radius * (geoSearch.unit === 'MI' ? kilometresPerMile : 1),
            destinationCode: geoSearch.destinationCode ?? null,
            ...pagination,
            refundableOnly: rateInfo.refundableOnly,
            stay: stayOf(payload),
          }
          return yield* supplier.search(question).pipe(Effect.catchTags(timeoutProblem), Effect.map(answerAsIs))
        }),
      )
      .handle('detail', ({ params }) => supplier.detail(params.code).pipe(Effect.catchTags(noSuchHotelProblem), cached))
      .handle(
        'rates',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          yield* refuseFaults(stayFaults(payload.rateInfo.stayDateTimeRange, yield* Clock.currentTimeMillis))
          return yield* supplier
            .rates(payload.hotelCode, stayOf(payload), payload.rateInfo.refundableOnly)
            .pipe(Effect.catchTags(hotelProblems), Effect.map(answerAsIs))
        }),
      )
      .handle(
        'check',
        Effect.fnUntraced(function* ({ headers, payload }) {
          yield* inRequest(searchAllowed(headers))
          return yield* supplier.check(payload).pipe(Effect.catchTags(hotelProblems))
        }),
      )
      .handle('offer', ({ params }) =>
        supplier.offer(params.id).pipe(Effect.catchTags({ ...noSuchHotelProblem, ...expiredProblem })),
      )
  }),
)
