import { getRequest } from '@tanstack/react-start/server'
import { Effect } from 'effect'
import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import { heldReservation } from '#/features/checkout/product/held-reservation.server.ts'
import { setFailedStatus } from '#/features/results/answer/answer-in-time.server.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import { isLedFromElsewhere } from '#/server/visitor/led-from-elsewhere.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type ActivitySearch, agesOf } from '../search/activity-search.ts'
import { resolveActivitySearch } from '../search/resolve-activity-search.server.ts'
import { searchKeys } from '../search/search-keys.ts'
import type { LoadedActivity } from './loaded-activity.ts'
import { withAnswered } from './answered-time.ts'
import { reserveTime, reservedBefore } from './reserve.server.ts'
import { readChoice } from './time-choice-keys.ts'

const longestCode = 60

export interface RequestedActivity {
  readonly code: string
  readonly url: ResultsUrl
  /** what was chosen on this page before it was come back to */
  readonly left: ResultsUrl
}

/** What is the same of an activity whatever the day and the party. */
export const readActivity = (code: string) =>
  cachedJson(
    cachePolicies.activities,
    `activity ${code}`,
    BackendClient.use(({ activities }) => activities.detail({ params: { code } })),
  )

const askTimes = Effect.fn('askActivityTimes')(function* (
  activityCode: string,
  { from, to, party }: ActivitySearch,
  instead: string | undefined,
  visitor?: string,
) {
  const { activities } = yield* BackendClient
  const headers = visitorHeaders(visitor)
  const payload = {
    activityCode,
    from,
    to,
    paxes: agesOf(party).map((age) => ({ age })),
    ...(instead !== undefined && { instead }),
  }
  return (yield* activities.availability({ headers, payload })).options
})

/** An address that says neither days nor people is that of the activity itself: nothing of it was left out. */
const isBare = (url: ResultsUrl): boolean => searchKeys.every((key) => key === 'destination' || url[key] === undefined)

const findTimes = async ({ url, left }: RequestedActivity, activity: ActivityDetail): Promise<LoadedActivity> => {
  const destination = activity.location.destinationCode
  const { resolved } = await resolveActivitySearch({ ...url, destination }, requestScope().locale)
  const search = { ...resolved.search, destination }
  const { activityCode } = activity
  const chosen = isLedFromElsewhere(getRequest()) ? undefined : readChoice(url.choice)
  const checked = chosen && (await reserveTime({ activityCode, outing: search, chosen, url }))
  if (checked?.outcome === 'reserved')
    return { state: 'reserved', offerId: checked.offerId, total: checked.total, search }
  const before = await reservedBefore({ activityCode, outing: search }, left)
  const instead = heldReservation(checked, before ?? url.instead)
  const askedAt = Date.now()
  const asked = await runServer(askTimes(activityCode, search, instead, visitorAddress()))
  const times = asked.ok && chosen ? { ...asked, value: withAnswered(asked.value, chosen, checked) } : asked
  const corrections = isBare(url) ? [] : resolved.corrections.filter(({ field }) => field !== 'destination')
  const key = crypto.randomUUID()
  const { today } = resolved
  return { state: 'found', found: { activity, search, corrections, today, times, askedAt, checked, instead, key } }
}

/** Everything that the page of an activity shows for the days and the party in its address. */
export const loadActivityOnServer = async (asked: RequestedActivity): Promise<LoadedActivity> => {
  const { code } = asked
  if (code === '' || code.length > longestCode) return { state: 'unknown' }
  const detail = await runServer(readActivity(code))
  if (detail.ok) return findTimes(asked, detail.value)
  const { problem } = detail
  if (problem._tag === 'NotFound') return { state: 'unknown' }
  setFailedStatus(problem)
  return { state: 'problem', problem }
}
