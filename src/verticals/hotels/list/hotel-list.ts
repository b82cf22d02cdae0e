import { type ListKind, type ListTable, type Sort, tabulate } from '#/features/results/list-engine.ts'
import { hotelFacets } from '../filters/hotel-facets.ts'
import type { Hotel, HotelList, HotelNames } from '../offer/hotel.ts'
import { type HotelMeasures, measureHotels } from './hotel-measures.ts'

const cheapestFirst: Sort<HotelMeasures> = { name: 'cheapest', keys: ({ totals }, terms) => [totals[terms] ?? []] }

const dearestFirst: Sort<HotelMeasures> = {
  name: 'dearest',
  keys: ({ totals }, terms) => [(totals[terms] ?? new Float64Array()).map((total) => -total)],
}

/** The orders, the first of which holds where none is asked for. */
export const hotelSorts = [cheapestFirst, dearestFirst] as const

type HotelTable = ListTable<Hotel, HotelNames, HotelMeasures>

/** An answer made ready for filtering: build it once a list, then ask for views. */
export interface HotelResults {
  readonly names: HotelNames
  readonly table: HotelTable
}

const kind: ListKind<Hotel, HotelNames, HotelMeasures> = {
  facets: hotelFacets,
  sorts: hotelSorts,
  measure: measureHotels,
}

export const hotelResults = ({ hotels, ...names }: HotelList): HotelResults => ({
  names,
  table: tabulate(kind, hotels),
})
