import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import type { Tour, TourNames } from '../offer/tour.ts'
import type { TourResults } from './tour-list.ts'

/** All that one page of results shows, as plain data. */
export interface ToursView {
  readonly names: TourNames
  readonly list: Omit<ListView, 'rows' | 'leaders'> & { readonly rows: readonly Tour[] }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const toursView = ({ names, table }: TourResults, query: ListQuery): ToursView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  return { names, list: { ...list, rows: rows.flatMap((row) => table.rows[row] ?? []) } }
}
