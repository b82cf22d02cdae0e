import { Clock, Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'
import { type FareTerms, FlightSupplier, type PriceQuestion, type SoldCabin } from '../flight-supplier.ts'
import { cheapestAllowed, placesAllowed } from '../../../api/attempt-limits.ts'
import { inRequest } from '../../../api/bookings/ask-order.ts'
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

/** The days that are sold where a trip starts, for all of a trip of `stay` nights. */
const soldFrom = (code: string, stay = 0) =>
  Effect.map(Clock.currentTimeMillis, (now) => {
    const today = todayAt(code, now)
    const last = addDays(lastBookableDay(today), -stay)
    return (dates: readonly string[]): readonly string[] => dates.filter((date) => date >= today && date <= last)
  })

/** What was found of some dates, for each of all of them. */
const ofEach = <Found>(
  all: readonly string[],
  asked: readonly string[],
  found: readonly Found[],
): readonly (Found | undefined)[] => {
  const known = new Map(asked.map((date, index) => [date, found[index]]))
  return all.map((date) => known.get(date))
}

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
          const sold = (yield* soldFrom(query.from, query.stay))(dates)
          const prices = yield* supplier
            .lowestPerDay(question, sold, query.stay ?? null)
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          const lowest = ofEach(dates, sold, prices)
          return { currency, data: dates.map((date, index) => ({ date, lowest: lowest[index] ?? null })) }
        }),
      )
      .handle(
        'cheapest',
        Effect.fnUntraced(function* ({ headers, query }) {
          yield* inRequest(cheapestAllowed(headers))
          const question = questionOf(query)
          const dates = datesBetween(query.start, query.end)
          yield* refuseFaults(daysFaults(question, question.travellers, dates))
          const sold = yield* soldFrom(query.from, query.stay)
          const airline = query.airline === undefined ? {} : { airline: query.airline }
          const data = yield* supplier
            .cheapest({ ...question, ...airline }, sold(dates), query.stay ?? null)
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          return { currency, data }
        }),
      )
      .handle(
        'places',
        Effect.fnUntraced(function* ({ headers, query }) {
          yield* inRequest(placesAllowed(headers))
          const places = [...new Set(query.to.split(','))]
          const question = questionOf(query)
          const dates = datesBetween(query.start, query.end)
          yield* refuseFaults(placesFaults(query.from, places, question.travellers, dates))
          const sold = yield* soldFrom(query.from, query.stay)
          const elsewhere = places.filter((to) => !isOnePlace(query.from, to))
          const found = yield* supplier
            .lowestToPlaces(question, elsewhere, sold(dates), query.stay ?? null)
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
          const sold = yield* soldFrom(query.from)
          const [out, back] = [sold(departures), sold(returns)]
          const rows = yield* supplier
            .lowestGrid(question, out, back)
            .pipe(Effect.catchTag('SupplierTimedOut', timeoutProblem))
          const lowest = ofEach(departures, out, rows).map((row = []) =>
            ofEach(returns, back, row).map((price) => price ?? null),
          )
          return { currency, departures, returns, lowest }
        }),
      )
  }),
)
