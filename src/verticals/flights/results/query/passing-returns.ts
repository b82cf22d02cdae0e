import { type Filters, nameOf } from '#/features/results/facet.ts'
import { returnFacets } from '../../filters/flight-facets.ts'
import type { FlightLeg } from './results-table.ts'

/** What is asked of the way back alone. */
export const returnFilters = (filters: Filters): Filters =>
  Object.fromEntries(
    returnFacets.map(nameOf).flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  )

/** Tells the slices of the returns that pass the filters of the way back; each question is answered once. */
export const passingReturns = (legsOf: () => readonly FlightLeg[]): ((filters: Filters) => ReadonlySet<string>) => {
  const known = new WeakMap<Filters, ReadonlySet<string>>()
  let all: readonly FlightLeg[] | undefined
  const look = (filters: Filters): ReadonlySet<string> => {
    const legs = (all ??= legsOf())
    const tests = returnFacets.flatMap((facet) => {
      const value = filters[nameOf(facet)]
      return value === undefined ? [] : [facet.test(facet.column(legs), value, 0, filters)]
    })
    return new Set(legs.filter((_, row) => tests.every((passes) => passes(row))).map(({ slice }) => slice.key))
  }
  return (filters) => {
    const found = known.get(filters) ?? look(filters)
    known.set(filters, found)
    return found
  }
}
