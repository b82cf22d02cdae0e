import { useQueries } from '@tanstack/react-query'
import { cheapThird } from '#domain/money/cheap-third.ts'
import type { CalendarPrices } from '#/features/search/dates/calendar-day.tsx'
import { joinPrices, lowestOf, monthQuestion } from './calendar-prices.ts'
import { dayPricesQuery } from '../../prices/day-prices-query.ts'
import type { DayPrices } from '../../prices/day-prices.ts'
import { useDraft, useSearchForm } from '../search-form-scope.tsx'

export interface RequestedPrices extends CalendarPrices {
  readonly prices: DayPrices | undefined
  /** `unasked` until both places are known */
  readonly status: 'unasked' | 'loading' | 'failed' | 'loaded'
}

/** Lowest prices of the months in view; each month is asked for once. A calendar works without them. */
export const useCalendarPrices = (months: readonly string[], choosing: 'departure' | 'return'): RequestedPrices => {
  const { store } = useSearchForm()
  const draft = useDraft()
  const questions = months
    .map((month) => monthQuestion(draft, month, choosing, store.today))
    .filter((question) => question !== undefined)
  const answers = useQueries({
    queries: questions.map(dayPricesQuery),
  })
  const prices = joinPrices(answers.map(({ data }) => data))
  const statusOf = (): RequestedPrices['status'] => {
    if (questions.length === 0) return 'unasked'
    if (answers.some(({ isPending }) => isPending)) return 'loading'
    return prices === undefined ? 'failed' : 'loaded'
  }
  return { prices, lowest: lowestOf(prices), cheap: cheapThird(Object.values(prices?.days ?? {})), status: statusOf() }
}
