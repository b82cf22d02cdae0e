import type { Filters } from '#/features/results/facet.ts'
import type { Sort } from '#/features/results/list-engine.ts'

/** What the orders measure, by row. */
export interface Measures {
  /** of the days and times that are asked for */
  readonly totals: (filters: Filters) => Float64Array
  readonly minutes: Float64Array
}

/** As the search answers: the nearest to the centre first. */
const nearest: Sort<Measures> = { name: 'nearest', keys: () => [] }
const cheapest: Sort<Measures> = { name: 'cheapest', keys: ({ totals }, _, filters) => [totals(filters)] }
const shortest: Sort<Measures> = {
  name: 'shortest',
  keys: ({ minutes, totals }, _, filters) => [minutes, totals(filters)],
}

/** The orders, the first of which holds where none is asked for. */
export const activitySorts = [nearest, cheapest, shortest] as const
