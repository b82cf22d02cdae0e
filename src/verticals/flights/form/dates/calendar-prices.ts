import { type DayPrices, type DayPricesQuestion, pricedSearch } from '../../prices/day-prices.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { monthOf } from '#/features/search/dates/months.ts'
import { codeOf, type SearchDraft } from '../search-draft.ts'

/** How long a round trip is, as a calendar that chooses its departure takes it: a return that has been passed is on the same day. */
export const nightsOf = ({ departure, return: back }: SearchDraft): number =>
  Math.max(0, nightsBetween(departure, back) || 0)

/**
 * What a calendar asks for one month of a draft's prices. `choosing` the return, prices are of the whole trip from the
 * departure already chosen. Undefined where the route is not known yet, or the month has no day to ask for.
 */
export const monthQuestion = (
  draft: SearchDraft,
  month: string,
  choosing: 'departure' | 'return',
  today: string,
): DayPricesQuestion | undefined => {
  const [from, to] = [codeOf(draft.from), codeOf(draft.to)]
  if (from === undefined || to === undefined || from === to) return undefined
  const { start, end } = monthOf(month)
  const first = choosing === 'return' ? draft.departure : today
  if (end < first) return undefined
  return {
    ...pricedSearch({ ...draft, from, to }),
    start: start < first ? first : start,
    end,
    stay: draft.tripType === '2' && choosing === 'departure' ? nightsOf(draft) : undefined,
    departure: choosing === 'return' ? draft.departure : undefined,
  }
}

/** The prices of several months as one. */
export const joinPrices = (parts: readonly (DayPrices | undefined)[]): DayPrices | undefined => {
  const known = parts.filter((part) => part !== undefined)
  const [first] = known
  return first && { currency: first.currency, days: Object.assign({}, ...known.map(({ days }) => days)) }
}

/** The lowest of the prices; undefined where there is none. */
export const lowestOf = (prices: DayPrices | undefined): number | undefined => {
  const amounts = Object.values(prices?.days ?? {})
  return amounts.length === 0 ? undefined : Math.min(...amounts)
}
