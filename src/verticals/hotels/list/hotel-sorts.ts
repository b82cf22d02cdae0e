import type { Sort } from '#/features/results/list-engine.ts'
import type { HotelMeasures } from './hotel-measures.ts'

const cheapestFirst: Sort<HotelMeasures> = { name: 'cheapest', keys: ({ totals }, terms) => [totals[terms] ?? []] }

const dearestFirst: Sort<HotelMeasures> = {
  name: 'dearest',
  keys: ({ totals }, terms) => [(totals[terms] ?? new Float64Array()).map((total) => -total)],
}

/** The orders, the first of which holds where none is asked for. */
export const hotelSorts = [cheapestFirst, dearestFirst] as const
