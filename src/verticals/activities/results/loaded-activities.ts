import type { FirstPage } from '#/features/results/answer/first-page.ts'
import type { Sent } from '#/features/results/answer/streamed-answer.tsx'
import type { ListAddress } from '#/features/results/answer/results-head.ts'
import type { ActivitiesView } from '../list/activities-view.ts'
import type { ResolvedActivitySearch } from '../search/resolved-activity-search.ts'

export type FirstActivities = FirstPage<ActivitiesView>

export interface AnsweredActivities extends ResolvedActivitySearch {
  readonly answer: Sent<FirstActivities>
}

export interface LoadedActivities extends AnsweredActivities, ListAddress {}
