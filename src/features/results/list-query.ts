import { type AnyFacet, type Filters, type Parameters, nameOf } from './facet.ts'
import type { ListQuery } from './list-engine.ts'
import type { ParameterReader } from './parameter-reader.ts'

export type Facets = readonly AnyFacet<never, never>[]

/** What of a list may be asked: filters of all its parts, and its orders, the first of which is meant where none is named. */
export interface Askable {
  readonly facets: Facets
  readonly sorts: readonly [string, ...string[]]
}

const lastPage = 1000

export const parseListQuery = ({ facets, sorts }: Askable, reader: ParameterReader): ListQuery => ({
  filters: Object.fromEntries(
    facets.flatMap((facet) => {
      const value = facet.parse(reader)
      return value === undefined ? [] : [[nameOf(facet), value]]
    }),
  ),
  sort: reader.choice('sort', sorts) ?? sorts[0],
  page: reader.whole('page', 1, lastPage) ?? 1,
})

/** The parameters that are read as these filters. */
const filterParameters = (facets: Facets, filters: Filters): Parameters =>
  Object.assign(
    {},
    ...facets.map((facet) => {
      const value = filters[nameOf(facet)]
      return value === undefined ? {} : facet.write(value)
    }),
  )

/** The parameters that are read as this query; what is as it would be unsaid is left out. */
export const listParameters = ({ facets, sorts }: Askable, { filters, sort, page }: ListQuery): Parameters => ({
  ...filterParameters(facets, filters),
  ...(sort === sorts[0] ? {} : { sort }),
  ...(page === 1 ? {} : { page: String(page) }),
})

/** A change of a list's query: filters by name, undefined where one is taken back. It leads to the first page, unless it names one. */
export type ListChange<Query extends ListQuery> = Partial<Query>

/** The filters with some of them changed; undefined takes one back. */
const withFilters = (filters: Filters, change: Filters): Filters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(([, value]) => value !== undefined))

/** Each of these filters off. */
export const noneOf = (facets: Facets): Filters => Object.fromEntries(facets.map((facet) => [nameOf(facet), undefined]))

/** What is asked after a change. */
export const changedQuery = <Query extends ListQuery>(query: Query, change: ListChange<Query>): Query => ({
  ...query,
  page: 1,
  ...change,
  filters: withFilters(query.filters, change.filters ?? {}),
})
