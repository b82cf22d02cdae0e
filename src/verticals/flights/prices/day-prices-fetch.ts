import { type DayPrices, type DayPricesQuestion, dayPricesAddress, serialiseDayPricesQuestion } from './day-prices.ts'

/** In the browser. Rejects where no prices came. */
export const fetchDayPrices = async (question: DayPricesQuestion, signal: AbortSignal): Promise<DayPrices> => {
  const response = await fetch(`${dayPricesAddress}?${serialiseDayPricesQuestion(question)}`, { signal })
  if (!response.ok) throw new Error(`day prices answered ${response.status}`)
  return response.json<DayPrices>()
}
