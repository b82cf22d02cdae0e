import type { Parameters } from '#/features/results/facet.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { type Askable, listParameters, parseListQuery } from '#/features/results/list-query.ts'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { hotelFacets } from '../filters/hotel-facets.ts'
import { searchKeys, searchParametersOf } from '../search/search-keys.ts'
import { hotelSorts } from './hotel-list.ts'

const [first, ...others] = hotelSorts.map(({ name }) => name)
const askable: Askable = { facets: hotelFacets, sorts: [first ?? 'cheapest', ...others] }

const ours: ReadonlySet<string> = new Set([
  ...searchKeys,
  ...hotelFacets.flatMap(({ keys }) => keys),
  'sort',
  'page',
  waitKey,
])

/** What is asked of a list of hotels by an address, and the parameters of it that could not be read. */
export const parseHotelQuery = (
  raw: Readonly<Record<string, unknown>>,
): { readonly query: ListQuery; readonly unread: readonly string[] } => {
  const reader = new ParameterReader(raw)
  return { query: parseListQuery(askable, reader), unread: reader.unread }
}

/** The address with another query of its list. What belongs to somebody else stays. */
export const listUrl = (current: ResultsUrl, query: ListQuery): Parameters => ({
  ...searchParametersOf(current),
  ...listParameters(askable, query),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ours.has(name))),
})
