import type { Parameters } from '#/features/results/facet.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { type Askable, listParameters, parseListQuery } from '#/features/results/list-query.ts'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { activityFacets } from '../filters/activity-facets.ts'
import { searchKeys, searchParametersOf } from '../search/search-keys.ts'
import { activitySorts } from './activity-sorts.ts'

const [first, ...others] = activitySorts.map(({ name }) => name)
const askable: Askable = { facets: activityFacets, sorts: [first ?? 'nearest', ...others] }

const ours: ReadonlySet<string> = new Set([
  ...searchKeys,
  ...activityFacets.flatMap(({ keys }) => keys),
  'sort',
  'page',
  waitKey,
])

/** What is asked of a list of activities by an address, and the parameters of it that could not be read. */
export const parseActivityQuery = (
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
