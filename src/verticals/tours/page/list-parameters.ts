import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { tourSearchKeys } from '../search/search-keys.ts'
import { type TourSearch, couple, serialiseTourSearch } from '../search/tour-search.ts'
import { pageParameters, sharingKey } from './tour-parameters.ts'

/** What is searched for a tour's own page has its party and month; a card may lead to another month than its list's. */
const listMonthKey = 'listMonth'
const anyMonth = 'any'

const ofPage: ReadonlySet<string> = new Set([...tourSearchKeys, listMonthKey, sharingKey])

/** What an address says of a list alone, as its filters and order; its search is written by `serialiseTourSearch`, whatever form wrote it. */
export const listOnly = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(Object.entries(pageParameters(url)).filter(([key]) => !ofPage.has(key)))

/** The page of a tour of the list that an address shows, at a departure of this month: the list's own filters are for the way back. */
export const cardParameters = (listed: ResultsUrl, month: string): ResultsUrl => ({
  ...listed,
  month,
  [listMonthKey]: listed.month ?? anyMonth,
})

/** The list that a tour was chosen from; undefined where its address asks for no more than the country's page shows, which is for a couple. */
export const backToListParameters = (
  url: ResultsUrl,
  search: TourSearch,
  countrySlug: string,
): ResultsUrl | undefined => {
  const written = url[listMonthKey] ?? search.month
  const ofList = listOnly(url)
  const month = written === anyMonth ? undefined : written
  const asked = serialiseTourSearch({ ...search, month }, countrySlug)
  const isPlain = Object.keys(ofList).length === 0 && month === undefined && asked.guests === couple
  return isPlain ? undefined : { ...ofList, ...asked }
}
