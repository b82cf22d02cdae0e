import { fetchList } from '#/features/results/answer/fetch-list.ts'
import type { WholeList } from '#/features/results/answer/first-page.ts'
import type { Locale } from '#/i18n/locale.ts'
import { type ActivitiesView, activitiesView } from '../list/activities-view.ts'
import { activityResults } from '../list/activity-list.ts'
import { type ActivitySearch, serialiseActivitySearch } from '../search/activity-search.ts'
import { type ActivityColumns, fromActivityColumns } from './activity-columns.ts'

/** Asks for all activities of a search, in the browser. Throws `SearchFailed`. */
export const fetchActivities = async (
  search: ActivitySearch,
  locale: Locale,
  signal: AbortSignal,
): Promise<WholeList<ActivitiesView>> => {
  const query = new URLSearchParams({ ...serialiseActivitySearch(search), lang: locale })
  const { list, answeredAt } = await fetchList<ActivityColumns>(`/api/activities/list?${query}`, signal)
  const results = activityResults(fromActivityColumns(list))
  return { view: (asked) => activitiesView(results, asked), answeredAt }
}
