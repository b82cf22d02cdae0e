import { type ListKind, type ListTable, tabulate } from '#/features/results/list-engine.ts'
import { hotelFacets } from '../filters/hotel-facets.ts'
import type { Hotel, HotelList, HotelNames } from '../offer/hotel.ts'
import { hotelOffers } from './hotel-offers.ts'
import { type HotelMeasures, hotelSorts } from './hotel-sorts.ts'

type HotelTable = ListTable<Hotel, HotelNames, HotelMeasures>

/** An answer made ready for filtering: build it once a list, then ask for views. */
export interface HotelResults {
  readonly names: HotelNames
  readonly table: HotelTable
}

const measure = (hotels: readonly Hotel[]): HotelMeasures => ({ totals: hotelOffers.totals(hotels) })

type Kind = ListKind<Hotel, HotelNames, HotelMeasures>

export const hotelResults = ({ hotels, ...names }: HotelList, facets: Kind['facets'] = hotelFacets): HotelResults => ({
  names,
  table: tabulate({ facets, sorts: hotelSorts, measure }, hotels),
})
