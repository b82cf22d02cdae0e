import type { Filters } from '#/features/results/facet.ts'
import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import type { HotelResults } from './hotel-list.ts'
import { type StayOffer, hotelOffers } from './hotel-offers.ts'

/** One hotel of the list as its card shows it. Amounts are minor units of the list's currency. */
export interface HotelRow {
  readonly hotel: Hotel
  /** for all rooms and the whole stay */
  readonly total: number
  readonly nightly: number
  /** true where the price is of the hotel's cheapest choice, of which its card tells more */
  readonly isLead: boolean
  /** the cheapest of what was asked for that can be cancelled for nothing, and until when */
  readonly refundable: Pick<StayOffer, 'total' | 'freeUntil'> | undefined
}

interface ListedHotels extends Omit<ListView, 'rows' | 'leaders'> {
  readonly rows: readonly HotelRow[]
}

/** All that one page of results shows, as plain data. */
export interface HotelsView {
  readonly names: HotelNames
  readonly list: ListedHotels
}

const rowOf = (hotel: Hotel, filters: Filters, { nights, people = nights }: HotelNames): HotelRow => {
  const { total, access } = hotelOffers.cheapest(hotel, filters) ?? { total: hotel.total, access: [] }
  return {
    hotel,
    total,
    nightly: total === hotel.total ? hotel.nightly : Math.round(total / people),
    isLead: total === hotel.total && access.length === 0,
    refundable: hotelOffers.cheapest(hotel, { ...filters, cancellation: ['free'] }),
  }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const hotelsView = ({ names, table }: HotelResults, query: ListQuery): HotelsView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  return {
    names,
    list: {
      ...list,
      rows: rows.flatMap((row) => {
        const hotel = table.rows[row]
        return hotel ? [rowOf(hotel, query.filters, names)] : []
      }),
    },
  }
}
