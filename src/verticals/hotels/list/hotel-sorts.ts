import type { Filters } from '#/features/results/facet.ts'
import type { Sort } from '#/features/results/list-engine.ts'

export interface HotelMeasures {
  /** of the choices that are asked for */
  readonly totals: (filters: Filters) => Float64Array
}

const cheapestFirst: Sort<HotelMeasures> = { name: 'cheapest', keys: ({ totals }, _, filters) => [totals(filters)] }

const dearestFirst: Sort<HotelMeasures> = {
  name: 'dearest',
  keys: ({ totals }, _, filters) => [totals(filters).map((total) => -total)],
}

/** The orders, the first of which holds where none is asked for. */
export const hotelSorts = [cheapestFirst, dearestFirst] as const
