import type { Parameters } from '#/features/results/facet.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { type Askable, listParameters, parseListQuery } from '#/features/results/list-query.ts'
import { ParameterReader } from '#/features/results/parameter-reader.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { cruiseFacets } from '../filters/cruise-facets.ts'
import { cruiseSorts } from './cruise-list.ts'
import type { CruiseNames } from './cruise-names.ts'

const [first, ...others] = cruiseSorts.map(({ name }) => name)
const askable: Askable = { facets: cruiseFacets, sorts: [first ?? 'balcony', ...others] }

const ours: ReadonlySet<string> = new Set([...cruiseFacets.flatMap(({ keys }) => keys), 'sort', 'page'])

const heldBy = ({ destinations, ports, lines, ships, months }: CruiseNames) => ({
  destination: Object.keys(destinations),
  port: Object.keys(ports),
  line: Object.keys(lines),
  ship: Object.keys(ships),
  month: months,
})

/** What is asked of the list by an address, and the parameters of it that could not be read, or name what no sailing has. */
export const parseCruiseQuery = (
  raw: Readonly<Record<string, unknown>>,
  names: CruiseNames,
): { readonly query: ListQuery; readonly unread: readonly string[] } => {
  const reader = new ParameterReader(raw, heldBy(names))
  return { query: parseListQuery(askable, reader), unread: reader.unread }
}

/** The address with another query of its list. What belongs to somebody else stays. */
export const cruisesUrl = (current: ResultsUrl, query: ListQuery): Parameters => ({
  ...listParameters(askable, query),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !ours.has(name))),
})
