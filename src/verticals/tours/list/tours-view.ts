import type { Filters } from '#/features/results/facet.ts'
import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import { fromColumns } from '#/features/results/answer/columns.ts'
import type { ListedDeparture, Tour, TourNames } from '../offer/tour.ts'
import { tourDepartures } from './tour-departures.ts'
import type { TourResults } from './tour-list.ts'

/** A tour as its card shows it. */
interface TourRow {
  readonly tour: Tour
  /** the cheapest of those that are asked for: the tour's own price where it is that one */
  readonly departure: ListedDeparture
  /** how many of its departures are asked for */
  readonly count: number
}

/** All that one page of results shows, as plain data. */
export interface ToursView {
  readonly names: TourNames
  readonly list: Omit<ListView, 'rows' | 'leaders'> & { readonly rows: readonly TourRow[] }
}

/** Whether a departure costs no more than is asked for, in whole units of the currency, which is dollars. */
const isWithin = ({ total }: ListedDeparture, { price: most }: Filters): boolean =>
  typeof most !== 'number' || total <= most * 100

const rowOf = (tour: Tour, filters: Filters): TourRow => {
  const departure = tourDepartures.cheapest(tour, filters)
  return {
    tour,
    departure: departure && departure.from !== tour.price.from ? departure : tour.price,
    count: fromColumns(tour.departures).filter((own) => isWithin(own, filters) && tourDepartures.passes(own, filters))
      .length,
  }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const toursView = ({ names, table }: TourResults, query: ListQuery): ToursView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  const shown = rows.flatMap((row) => table.rows[row] ?? [])
  return { names, list: { ...list, rows: shown.map((tour) => rowOf(tour, query.filters)) } }
}
