import { type ListTable, type Sort, tabulate } from '#/features/results/list-engine.ts'
import type { Filters } from '#/features/results/facet.ts'
import { tourFacets } from '../filters/tour-facets.ts'
import { tourDepartures } from './tour-departures.ts'
import type { Tour, TourList, TourNames } from '../offer/tour.ts'

interface TourMeasures {
  /** of the departures that are asked for */
  readonly totals: (filters: Filters) => Float64Array
  readonly days: Float64Array
}

const cheapestFirst: Sort<TourMeasures> = { name: 'cheapest', keys: ({ totals }, _, filters) => [totals(filters)] }
const dearestFirst: Sort<TourMeasures> = {
  name: 'dearest',
  keys: ({ totals }, _, filters) => [totals(filters).map((total) => -total)],
}
const shortestFirst: Sort<TourMeasures> = {
  name: 'shortest',
  keys: ({ days, totals }, _, filters) => [days, totals(filters)],
}

/** The orders, the first of which holds where none is asked for. */
export const tourSorts = [cheapestFirst, dearestFirst, shortestFirst] as const

/** An answer made ready for filtering: build it once a list, then ask for views. */
export interface TourResults {
  readonly names: TourNames
  readonly table: ListTable<Tour, TourNames, TourMeasures>
}

const measure = (tours: readonly Tour[]): TourMeasures => ({
  totals: tourDepartures.totals(tours),
  days: Float64Array.from(tours, ({ days }) => days),
})

export const tourResults = ({ tours, ...names }: TourList): TourResults => ({
  names,
  table: tabulate({ facets: tourFacets, sorts: tourSorts, measure }, tours),
})
