import { Effect, Option } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import type { LoadedText } from '#/server/cache/edge-cache.server.ts'
import type { Money } from '#domain/money/money.ts'
import { type DayRange, splitRange } from '#domain/time/dates.ts'
import { cachedPrices } from './cached-prices.server.ts'
import { joinPrices } from '../form/dates/calendar-prices.ts'
import { type DayPrices, type DayPricesQuestion, serialiseDayPricesQuestion } from './day-prices.ts'
import { pricesQuery } from './prices-query.server.ts'

const pricesByDay = (
  currency: string,
  days: readonly (readonly [day: string | undefined, lowest: number | null | undefined])[],
): DayPrices => ({
  currency,
  days: Object.fromEntries(days.flatMap(([day, lowest]) => (day && typeof lowest === 'number' ? [[day, lowest]] : []))),
})

const askDepartures = (question: DayPricesQuestion) =>
  BackendClient.use(({ prices }) =>
    prices.days({
      query: {
        ...pricesQuery(question),
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
        ...pricesQuery(question),
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
  cachedPrices(
    cachePolicies.flightPrices,
    serialiseDayPricesQuestion(question),
    Effect.map(ask(question), (prices) => ({ text: JSON.stringify(prices) })),
  ).pipe(Effect.map(({ text }) => text))

const onFirstDay = (text: string, day: string): Money | undefined => {
  const { currency, days }: DayPrices = JSON.parse(text)
  const amount = days[day]
  return amount === undefined ? undefined : { amount, currency }
}

/**
 * The lowest price of the question's first day to each of some places, by their codes, as one kept answer. A place without a price
 * is missing; what holds a place that could not be asked is not kept.
 */
export const lowestTo = (question: Omit<DayPricesQuestion, 'to'>, codes: readonly string[]) =>
  cachedPrices(
    cachePolicies.flightPrices,
    `to each of ${serialiseDayPricesQuestion({ ...question, to: codes.join(' ') })}`,
    Effect.forEach(codes, (to) => Effect.option(dayPrices({ ...question, to })), { concurrency: 'unbounded' }).pipe(
      Effect.map((answers): LoadedText => {
        const priced = answers.flatMap((answer, index) => {
          const price = Option.isSome(answer) ? onFirstDay(answer.value, question.start) : undefined
          return price ? [[codes[index], price] as const] : []
        })
        return {
          text: JSON.stringify(Object.fromEntries(priced)),
          ...(answers.some(Option.isNone) && { keptUntil: 0 }),
        }
      }),
    ),
  ).pipe(Effect.map(({ text }): Readonly<Record<string, Money>> => JSON.parse(text)))
