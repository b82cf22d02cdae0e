import type { Filters } from '#/features/results/facet.ts'
import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import type { Activity, ActivityNames } from '../offer/activity.ts'
import type { ActivityResults } from './activity-list.ts'
import { activityPrices } from './activity-prices.ts'

/** An activity as its card shows it, at the lowest price of the days and times that are asked for. */
export interface ActivityRow extends Omit<Activity, 'prices' | 'date'> {
  /** it can be cancelled for nothing at that price; until when is told by `freeUntil` alone, where that is known */
  readonly isFree: boolean
}

/** All that one page of results shows, as plain data. */
export interface ActivitiesView {
  readonly names: ActivityNames
  readonly list: Omit<ListView, 'rows' | 'leaders'> & { readonly rows: readonly ActivityRow[] }
}

/** Whether the time of the list's lowest price is among those that are asked for, as far as its day tells. */
const hasLowest = (date: string, { date: dates, time }: Filters): boolean =>
  time === undefined && (!Array.isArray(dates) || dates.includes(date))

const rowOf = (activity: Activity, filters: Filters): ActivityRow => {
  const { prices: _prices, date, ...shown } = activity
  const { total, isFree } = activityPrices.cheapest(activity, filters) ?? { ...shown, isFree: false }
  const isLowest = total === activity.total && hasLowest(date, filters)
  return { ...shown, total, isFree, freeUntil: isLowest ? activity.freeUntil : undefined }
}

/** What the page shows for a query. Pure: the server runs it for the first page, the browser for each change after. */
export const activitiesView = ({ names, table }: ActivityResults, query: ListQuery): ActivitiesView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  const shown = rows.flatMap((row) => table.rows[row] ?? [])
  return { names, list: { ...list, rows: shown.map((activity) => rowOf(activity, query.filters)) } }
}
