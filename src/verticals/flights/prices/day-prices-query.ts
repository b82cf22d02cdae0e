import { quoteHourEnds } from '#domain/time/quote-hour.ts'
import { fetchDayPrices } from './day-prices-fetch.ts'
import { type DayPricesQuestion, serialiseDayPricesQuestion } from './day-prices.ts'

const tenMinutes = 600_000

/** For how long prices that came at `at` may be shown without asking anew, in milliseconds: they move on the hour. */
const freshFor = (at: number): number => Math.min(tenMinutes, quoteHourEnds(at) - at)

/** Prices by day as the query library asks for them and keeps them: no longer than their hour. */
export const dayPricesQuery = (question: DayPricesQuestion) => ({
  queryKey: ['day-prices', serialiseDayPricesQuestion(question)],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchDayPrices(question, signal),
  staleTime: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) => freshFor(state.dataUpdatedAt),
  retry: 1,
})
