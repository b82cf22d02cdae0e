import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import type { Activity, ActivityNames } from '../offer/activity.ts'
import type { ActivityResults } from './activity-list.ts'

/** All that one page of results shows, as plain data. */
export interface ActivitiesView {
  readonly names: ActivityNames
  readonly list: Omit<ListView, 'rows' | 'leaders'> & { readonly rows: readonly Activity[] }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const activitiesView = ({ names, table }: ActivityResults, query: ListQuery): ActivitiesView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  return { names, list: { ...list, rows: rows.flatMap((row) => table.rows[row] ?? []) } }
}
