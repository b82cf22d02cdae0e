import { type AnyFacet, type Bucket, type Filters, nameOf } from './facet.ts'

/** Rows on a page (rule search-7). */
export const pageSize = 10

/** Options of a filter at most (rule search-7). */
const mostBuckets = 200

/** An order of a list. Rows compare by the keys in turn, lower first; rows equal in all keep the list's own order. */
export interface Sort<Measures> {
  readonly name: string
  keys(measures: Measures, terms: number, filters: Filters): readonly ArrayLike<number>[]
}

/** What a list is made of: its filters, its orders, the first of which holds where none is named, and what those measure. */
export interface ListKind<Row, Names, Measures> {
  readonly facets: readonly AnyFacet<Row, Names>[]
  readonly sorts: readonly Sort<Measures>[]
  readonly measure: (rows: readonly Row[]) => Measures
}

/** A list's rows in columns, made once, so that each pass over them takes microseconds. */
export interface ListTable<Row, Names, Measures> {
  readonly kind: ListKind<Row, Names, Measures>
  readonly rows: readonly Row[]
  readonly measures: Measures
  /** by filter, in the kind's order */
  readonly columns: readonly unknown[]
}

export const tabulate = <Row, Names, Measures>(
  kind: ListKind<Row, Names, Measures>,
  rows: readonly Row[],
): ListTable<Row, Names, Measures> => ({
  kind,
  rows,
  measures: kind.measure(rows),
  columns: kind.facets.map((facet) => facet.column(rows)),
})

/** What is asked of a list. */
export interface ListQuery {
  readonly filters: Filters
  readonly sort: string
  /** from 1 */
  readonly page: number
}

/** What a query leaves of a list. Rows are told by their numbers. */
export interface ListView {
  readonly rows: readonly number[]
  /** rows before and after filtering */
  readonly total: number
  readonly matched: number
  /** the one asked for, or the last */
  readonly page: number
  readonly pages: number
  /** by the filters' names; those in which there is nothing to choose are absent */
  readonly buckets: Readonly<Record<string, readonly Bucket[]>>
  /** where no row is left: by the names of the filters that are on, how many would be left without that one alone */
  readonly leftWithout: Readonly<Record<string, number>>
  /** by the orders' names: the row that each would put first */
  readonly leaders: Readonly<Record<string, number>>
}

interface Failures {
  /** by row, how many filters it fails */
  readonly counts: Uint16Array
  /** by row, one of those that it fails: where it fails one alone, that one */
  readonly last: Uint16Array
}

/** What a table is to its filters, which look at their columns alone. */
interface Tested {
  readonly kind: { readonly facets: readonly AnyFacet<never, never>[] }
  readonly rows: readonly unknown[]
  readonly columns: readonly unknown[]
}

/** Which prices count: by the filters that are on, and by what else the list was asked. */
export const termsOf = (facets: readonly AnyFacet<never, never>[], filters: Filters, others: number): number =>
  facets.reduce((bits, facet) => {
    const value = filters[nameOf(facet)]
    return value === undefined ? bits : bits | (facet.terms?.(value) ?? 0)
  }, others)

const failuresOf = ({ kind: { facets }, rows, columns }: Tested, filters: Filters, terms: number): Failures => {
  const counts = new Uint16Array(rows.length)
  const last = new Uint16Array(rows.length)
  facets.forEach((facet, index) => {
    const value = filters[nameOf(facet)]
    if (value === undefined) return
    const passes = facet.test(columns[index], value, terms, filters)
    for (let row = 0; row < counts.length; row++) {
      if (passes(row)) continue
      counts[row]!++
      last[row] = index
    }
  })
  return { counts, last }
}

/** The rows that fail nothing, but for the filter of this number. */
const leftBy = ({ counts, last }: Failures, facet: number): Uint32Array => {
  const rows = new Uint32Array(counts.length)
  let length = 0
  for (let row = 0; row < counts.length; row++) {
    const failed = counts[row]
    if (failed === 0 || (failed === 1 && last[row] === facet)) rows[length++] = row
  }
  return rows.subarray(0, length)
}

const noFacet = -1

/** How many rows pass all filters. */
const countMatching = (table: Tested, filters: Filters, others: number): number =>
  leftBy(failuresOf(table, filters, termsOf(table.kind.facets, filters, others)), noFacet).length

const bucketsOf = (
  table: Tested,
  filters: Filters,
  others: number,
  failures: Failures,
  matching: Uint32Array,
): ListView['buckets'] => {
  const { facets } = table.kind
  const terms = termsOf(facets, filters, others)
  return Object.fromEntries(
    facets.flatMap((facet, index) => {
      const name = nameOf(facet)
      const value = filters[name]
      const rows = value === undefined ? matching : leftBy(failures, index)
      const countWith = (other: unknown): number => countMatching(table, { ...filters, [name]: other }, others)
      const buckets = facet.buckets(table.columns[index], { rows, terms, filters, countWith }, value)
      return buckets ? [[name, buckets.slice(0, mostBuckets)]] : []
    }),
  )
}

const leftWithoutEach = (table: Tested, filters: Filters, others: number): ListView['leftWithout'] =>
  Object.fromEntries(
    Object.keys(filters).map((name) => [name, countMatching(table, { ...filters, [name]: undefined }, others)]),
  )

/** Negative where row `a` comes before row `b`: a total order. */
export const rowOrder =
  (keys: readonly ArrayLike<number>[]) =>
  (a: number, b: number): number => {
    for (const key of keys) {
      const difference = (key[a] ?? 0) - (key[b] ?? 0)
      if (difference !== 0 && !Number.isNaN(difference)) return difference
    }
    return a - b
  }

const firstBy = (rows: Uint32Array, order: (a: number, b: number) => number): number | undefined => {
  let [first] = rows
  for (const row of rows) if (first !== undefined && order(row, first) < 0) first = row
  return first
}

/** Filters, counts, orders and cuts a page out of a list. `others`: bits of the terms that no filter sets. Pure, on both sides. */
export const viewList = <Row, Names, Measures>(
  table: ListTable<Row, Names, Measures>,
  { filters, sort, page }: ListQuery,
  others = 0,
): ListView => {
  const { kind, measures, rows } = table
  const terms = termsOf(kind.facets, filters, others)
  const failures = failuresOf(table, filters, terms)
  const matching = leftBy(failures, noFacet)
  const orders = kind.sorts.map((one) => ({ name: one.name, order: rowOrder(one.keys(measures, terms, filters)) }))
  const order = (orders.find(({ name }) => name === sort) ?? orders[0])?.order
  const pages = Math.max(1, Math.ceil(matching.length / pageSize))
  const current = Math.min(page, pages)
  return {
    rows: [...matching.toSorted(order).subarray((current - 1) * pageSize, current * pageSize)],
    total: rows.length,
    matched: matching.length,
    page: current,
    pages,
    buckets: bucketsOf(table, filters, others, failures, matching),
    leftWithout: matching.length === 0 ? leftWithoutEach(table, filters, others) : {},
    leaders: Object.fromEntries(
      orders.flatMap((one) => {
        const leader = firstBy(matching, one.order)
        return leader === undefined ? [] : [[one.name, leader]]
      }),
    ),
  }
}
