import { mostDaysAhead } from '#domain/time/bookable-days.ts'
import { isDay, nightsBetween } from '#domain/time/dates.ts'
import { countsFit, isCountOf } from '#domain/traveller/travellers.ts'
import { type DayPricesQuestion, pricedSearch } from './day-prices.ts'
import { cabins } from '../search/flight-search.ts'
import { parseFares } from '../search/parse-fares.ts'
import { wholeNumber } from '#/features/search/raw-values.ts'

/** A calendar shows no more at once; it keeps one request from asking for years. */
const longestRange = 62

const isCode = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/** Reads the question of a calendar out of its address; undefined where it is none. */
export const readDayPricesQuestion = (query: URLSearchParams): DayPricesQuestion | undefined => {
  const text = (name: string): string => query.get(name) ?? ''
  const count = (name: 'adults' | 'children' | 'infants'): number => wholeNumber(text(name)) ?? -1
  const [from, to, start, end] = [text('from'), text('to'), text('start'), text('end')]
  const counts = { adults: count('adults'), children: count('children'), infants: count('infants') }
  const cabin = cabins.find((name) => name === text('cabin'))
  const { value: fares, corrections } = parseFares([text('fares')])
  const stay = query.has('stay') ? (wholeNumber(text('stay')) ?? -1) : undefined
  const departure = query.has('departure') ? text('departure') : undefined
  const holds =
    isCode(from) &&
    isCode(to) &&
    from !== to &&
    isDay(start) &&
    isDay(end) &&
    nightsBetween(start, end) >= 0 &&
    nightsBetween(start, end) < longestRange &&
    isCountOf('adults', counts.adults) &&
    isCountOf('children', counts.children) &&
    isCountOf('infants', counts.infants) &&
    countsFit(counts) &&
    corrections.length === 0 &&
    (stay === undefined || (stay >= 0 && stay <= mostDaysAhead)) &&
    (departure === undefined || (isDay(departure) && departure <= start))
  return holds && cabin !== undefined
    ? { ...pricedSearch({ from, to, ...counts, cabin, fares }), start, end, stay, departure }
    : undefined
}
