import type { Parameters } from '#/features/results/facet.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { type Askable, listParameters, parseListQuery } from '#/features/results/list-query.ts'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { hotelFacets } from '../filters/hotel-facets.ts'
import { searchKeys, searchParametersOf } from '../search/search-keys.ts'
import { hotelSorts } from './hotel-sorts.ts'

const [first, ...others] = hotelSorts.map(({ name }) => name)
const askable: Askable = { facets: hotelFacets, sorts: [first ?? 'cheapest', ...others] }

/** All parameters that a list of hotels is asked by. */
export const hotelListKeys: readonly string[] = [...hotelFacets.flatMap(({ keys }) => keys), 'sort', 'page']

const ours: ReadonlySet<string> = new Set([...searchKeys, ...hotelListKeys, waitKey])

const ofList: ReadonlySet<string> = new Set([...hotelListKeys, waitKey])

/** The same of a list of stays that are sold with something else: all but the list's own stays. */
export const soldWithUrl = (current: ResultsUrl, query: ListQuery): Parameters => ({
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ofList.has(name))),
  ...listParameters(askable, query),
})

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
