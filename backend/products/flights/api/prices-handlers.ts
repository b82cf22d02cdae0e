import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { type FareTerms, FlightSupplier, type PriceQuestion, type SoldCabin } from '../flight-supplier.ts'
import { timeoutProblem } from '../../../api/supplier-problems.ts'
import { refuseFaults } from '../../../api/refuse-faults.ts'
import { datesBetween, daysFaults, gridFaults, isOnePlace, placesFaults } from './prices-faults.ts'
import { todayAt } from './search-faults.ts'

interface Query extends Partial<Record<keyof FareTerms, 'true'>> {
  readonly from: string
  readonly to: string
  readonly cabin?: SoldCabin
  readonly adults?: number
  readonly children?: number
  readonly infants?: number
}

const questionOf = ({ from, to, cabin, adults, children, infants, ...terms }: Query): PriceQuestion => ({
  from,
  to,
  cabin: cabin ?? 'economy',
  travellers: { adults: adults ?? 1, children: children ?? 0, infants: infants ?? 0 },
  refundableFare: terms.refundableFare !== undefined,
  noRestrictionFare: terms.noRestrictionFare !== undefined,
  noPenaltyFare: terms.noPenaltyFare !== undefined,
})

const currency = 'USD'

const localToday = (code: string) => Effect.map(Clock.currentTimeMillis, (now) => todayAt(code, now))

export const pricesHandlers = HttpApiBuilder.group(
  BackendApi,
  'prices',
  Effect.fnUntraced(function* (handlers) {
    const supplier = yield* FlightSupplier
    return handlers
      .handle(
        'days',
        Effect.fnUntraced(function* ({ query }) {
          const question = questionOf(query)
          const dates = datesBetween(query.start, query.end)
          yield* refuseFaults(daysFaults(question, question.travellers, dates))
          const today = yield* localToday(query.from)
          const ahead = dates.filter((date) => date >= today)
          const prices = yield* supplier
            .lowestPerDay(question, ahead, query.stay ?? null)
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          const past = dates.length - ahead.length
          return { currency, data: dates.map((date, index) => ({ date, lowest: prices[index - past] ?? null })) }
        }),
      )
      .handle(
        'cheapest',
        Effect.fnUntraced(function* ({ query }) {
          const question = questionOf(query)
          const dates = datesBetween(query.start, query.end)
          yield* refuseFaults(daysFaults(question, question.travellers, dates))
          const today = yield* localToday(query.from)
          const airline = query.airline === undefined ? {} : { airline: query.airline }
          const ahead = dates.filter((date) => date >= today)
          const data = yield* supplier
            .cheapest({ ...question, ...airline }, ahead, query.stay ?? null)
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          return { currency, data }
        }),
      )
      .handle(
        'places',
        Effect.fnUntraced(function* ({ query }) {
          const places = [...new Set(query.to.split(','))]
          const question = questionOf(query)
          const dates = datesBetween(query.start, query.end)
          yield* refuseFaults(placesFaults(query.from, places, question.travellers, dates))
          const today = yield* localToday(query.from)
          const elsewhere = places.filter((to) => !isOnePlace(query.from, to))
          const found = yield* supplier
            .lowestToPlaces(
              question,
              elsewhere,
              dates.filter((date) => date >= today),
              query.stay ?? null,
            )
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          return { currency, data: elsewhere.map((to, index) => ({ to, cheapest: found[index] ?? null })) }
        }),
      )
      .handle(
        'grid',
        Effect.fnUntraced(function* ({ query }) {
          const question = questionOf(query)
          const departures = datesBetween(query.departureStart, query.departureEnd)
          const returns = datesBetween(query.returnStart, query.returnEnd)
          yield* refuseFaults(gridFaults(question, question.travellers, departures, returns))
          const today = yield* localToday(query.from)
          const ahead = departures.filter((date) => date >= today)
          const rows = yield* supplier
            .lowestGrid(question, ahead, returns)
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          const past = departures.length - ahead.length
          const lowest = departures.map((_, index) => rows[index - past] ?? returns.map(() => null))
          return { currency, departures, returns, lowest }
        }),
      )
  }),
)
