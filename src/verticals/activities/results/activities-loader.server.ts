import { getRequest } from '@tanstack/react-start/server'
import { answerInTime, takesPieces } from '#/features/results/answer/answer-in-time.server.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { answeredNow } from '#/server/cache/page-sharing.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { activitiesView } from '../list/activities-view.ts'
import { activityResults } from '../list/activity-list.ts'
import { parseActivityQuery } from '../list/activity-query.ts'
import { searchActivities } from '../offer/activities.server.ts'
import { fromActivityColumns } from '../offer/activity-columns.ts'
import type { ActivitySearch } from '../search/activity-search.ts'
import { resolveActivitySearch } from '../search/resolve-activity-search.server.ts'
import type { AnsweredActivities, FirstActivities } from './loaded-activities.ts'

const findFirst = async (
  search: ActivitySearch,
  destination: Destination,
  url: ResultsUrl,
): Promise<FirstActivities> => {
  const found = await runServer(searchActivities(search, destination, requestScope().locale, visitorAddress()))
  if (!found.ok) return found
  const results = activityResults(fromActivityColumns(JSON.parse(found.value.text)))
  const view = activitiesView(results, parseActivityQuery(url).query)
  return { ok: true, stale: found.value.stale, answeredAt: answeredNow(), view }
}

/** What a results page is rendered from, on the server: the destination by name, and then the first activities. */
export const loadActivitiesOnServer = async (url: ResultsUrl): Promise<AnsweredActivities> => {
  const request = getRequest()
  const { resolved, problem } = await resolveActivitySearch(url, requestScope().locale)
  const pending = problem
    ? Promise.resolve<FirstActivities>({ ok: false, problem })
    : findFirst(resolved.search, resolved.destination, url)
  const waitsForAll = !takesPieces(request) || url[waitKey] !== undefined
  return { ...resolved, ...(await answerInTime(request, pending, waitsForAll)) }
}
