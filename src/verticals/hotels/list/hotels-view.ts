import { type ListQuery, type ListView, termsOf, viewList } from '#/features/results/list-engine.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import type { HotelResults } from './hotel-list.ts'
import { refundableTerm, totalOf } from './hotel-measures.ts'

/** One hotel of the list as its card shows it. Amounts are minor units of the list's currency. */
export interface HotelRow {
  readonly hotel: Hotel
  /** for all rooms and the whole stay */
  readonly total: number
  readonly nightly: number
  /** true where the price is that of a choice which can be cancelled for nothing, since only those were asked for */
  readonly isRefundablePrice: boolean
}

interface ListedHotels extends Omit<ListView, 'rows' | 'leaders'> {
  readonly rows: readonly HotelRow[]
}

/** All that one page of results shows, as plain data. */
export interface HotelsView {
  readonly names: HotelNames
  readonly list: ListedHotels
}

const rowOf = (hotel: Hotel, terms: number, { nights, people = nights }: HotelNames): HotelRow => {
  const total = totalOf(hotel, terms) ?? hotel.total
  const isLead = total === hotel.total
  return {
    hotel,
    total,
    nightly: isLead ? hotel.nightly : Math.round(total / people),
    isRefundablePrice: (terms & refundableTerm) !== 0,
  }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const hotelsView = ({ names, table }: HotelResults, query: ListQuery): HotelsView => {
  const terms = termsOf(table.kind.facets, query.filters, 0)
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  return {
    names,
    list: {
      ...list,
      rows: rows.flatMap((row) => {
        const hotel = table.rows[row]
        return hotel ? [rowOf(hotel, terms, names)] : []
      }),
    },
  }
}
