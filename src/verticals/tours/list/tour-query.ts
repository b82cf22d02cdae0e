import type { Parameters } from '#/features/results/facet.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { type Askable, listParameters, parseListQuery } from '#/features/results/list-query.ts'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { tourFacets } from '../filters/tour-facets.ts'
import { searchParametersOf, tourSearchKeys } from '../search/search-keys.ts'
import { tourSorts } from './tour-list.ts'

const [first, ...others] = tourSorts.map(({ name }) => name)
const askable: Askable = { facets: tourFacets, sorts: [first ?? 'cheapest', ...others] }

/** All parameters that a list of tours is asked by. */
const listKeys: readonly string[] = [...tourFacets.flatMap(({ keys }) => keys), 'sort', 'page']

const ours: ReadonlySet<string> = new Set([...tourSearchKeys, ...listKeys, waitKey])

/** What is asked of a list of tours by an address, and the parameters of it that could not be read. */
export const parseTourQuery = (
  raw: Readonly<Record<string, unknown>>,
): { readonly query: ListQuery; readonly unread: readonly string[] } => {
  const reader = new ParameterReader(raw)
  return { query: parseListQuery(askable, reader), unread: reader.unread }
}

/** The address with another query of its list. What belongs to somebody else stays. */
export const tourListUrl = (current: ResultsUrl, query: ListQuery): Parameters => ({
  ...searchParametersOf(current),
  ...listParameters(askable, query),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ours.has(name))),
})
