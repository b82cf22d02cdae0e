import type { Filters } from '#/features/results/facet.ts'
import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import { fromColumns, toColumns } from '#/features/results/answer/columns.ts'
import type { ListedDeparture, Tour, TourNames } from '../offer/tour.ts'
import { tourDepartures } from './tour-departures.ts'
import type { TourResults } from './tour-list.ts'

const departureFields = ['from', 'status', 'total', 'left', 'guaranteed'] as const

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

/** How many departures of a tour are asked for: each counts as the one of a tour that has no other. */
const countOf = (tour: Tour, filters: Filters): number => {
  const { price: most } = filters
  // asked in whole units of the currency, which is dollars
  const highest = typeof most === 'number' ? most * 100 : Number.MAX_SAFE_INTEGER
  const alone = fromColumns(tour.departures).map((own) => ({ ...tour, departures: toColumns([own], departureFields) }))
  return tourDepartures
    .totals(alone)(filters)
    .filter((total) => total <= highest).length
}

const rowOf = (tour: Tour, filters: Filters): TourRow => {
  const departure = tourDepartures.cheapest(tour, filters)
  return {
    tour,
    departure: departure && departure.from !== tour.price.from ? departure : tour.price,
    count: countOf(tour, filters),
  }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const toursView = ({ names, table }: TourResults, query: ListQuery): ToursView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  const shown = rows.flatMap((row) => table.rows[row] ?? [])
  return { names, list: { ...list, rows: shown.map((tour) => rowOf(tour, query.filters)) } }
}
