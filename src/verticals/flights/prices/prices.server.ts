import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { EdgeCache } from '#/server/cache/edge-cache.server.ts'
import { type DayRange, splitRange } from '#domain/time/dates.ts'
import { keptPrices } from './kept-prices.server.ts'
import { joinPrices } from '../form/dates/calendar-prices.ts'
import { type DayPrices, type DayPricesQuestion, serialiseDayPricesQuestion } from './day-prices.ts'

const pricesByDay = (
  currency: string,
  days: readonly (readonly [day: string | undefined, lowest: number | null | undefined])[],
): DayPrices => ({
  currency,
  days: Object.fromEntries(days.flatMap(([day, lowest]) => (day && typeof lowest === 'number' ? [[day, lowest]] : []))),
})

const routeOf = ({ from, to, cabin, adults, children, infants }: DayPricesQuestion) => ({
  from,
  to,
  cabin,
  adults,
  children,
  infants,
})

const askDepartures = (question: DayPricesQuestion) =>
  BackendClient.use(({ prices }) =>
    prices.days({
      query: {
        ...routeOf(question),
        start: question.start,
        end: question.end,
        ...(question.stay === undefined ? {} : { stay: question.stay }),
      },
    }),
  ).pipe(
    Effect.map(({ currency, data }) =>
      pricesByDay(
        currency,
        data.map(({ date, lowest }) => [date, lowest]),
      ),
    ),
  )

/** A backend answers no more days of a grid at once. */
const longestGrid = 14

const askReturns = (question: DayPricesQuestion, departure: string, { start, end }: DayRange) =>
  BackendClient.use(({ prices }) =>
    prices.grid({
      query: {
        ...routeOf(question),
        departureStart: departure,
        departureEnd: departure,
        returnStart: start,
        returnEnd: end,
      },
    }),
  ).pipe(
    Effect.map(({ currency, returns, lowest }) =>
      pricesByDay(
        currency,
        returns.map((day, index) => [day, lowest[0]?.[index]]),
      ),
    ),
  )

const askAllReturns = (question: DayPricesQuestion, departure: string) =>
  Effect.forEach(splitRange(question, longestGrid), (range) => askReturns(question, departure, range), {
    concurrency: 3,
  }).pipe(Effect.map((parts) => joinPrices(parts) ?? pricesByDay('USD', [])))

const ask = (question: DayPricesQuestion) =>
  question.departure === undefined ? askDepartures(question) : askAllReturns(question, question.departure)

/** Lowest prices by day as JSON of `DayPrices`, shared by all who ask the same. */
export const dayPrices = (question: DayPricesQuestion) =>
  keptPrices(
    cachePolicies.flightPrices,
    serialiseDayPricesQuestion(question).toString(),
    Effect.map(ask(question), (prices) => ({ text: JSON.stringify(prices) })),
  ).pipe(
    Effect.map(({ text }) => text),
    Effect.provide(EdgeCache.layer),
  )
