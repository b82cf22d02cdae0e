import { type ListKind, type ListTable, tabulate } from '#/features/results/list-engine.ts'
import { activityFacets } from '../filters/activity-facets.ts'
import type { Activity, ActivityList, ActivityNames } from '../offer/activity.ts'
import { activityPrices } from './activity-prices.ts'
import { type Measures, activitySorts } from './activity-sorts.ts'

/** An answer made ready for filtering: build it once a list, then ask for views. */
export interface ActivityResults {
  readonly names: ActivityNames
  readonly table: ListTable<Activity, ActivityNames, Measures>
}

const kind: ListKind<Activity, ActivityNames, Measures> = {
  facets: activityFacets,
  sorts: activitySorts,
  measure: (rows) => ({
    totals: activityPrices.totals(rows),
    minutes: Float64Array.from(rows, ({ minutes }) => minutes),
  }),
}

export const activityResults = ({ activities, ...names }: ActivityList): ActivityResults => ({
  names,
  table: tabulate(kind, activities),
})
