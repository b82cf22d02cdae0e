import { Effect } from 'effect'
import { HttpApiClient } from 'effect/http-api'
import { BackendApi } from '#contract/backend-api.ts'
import type { ActivitySearch as WireSearch } from '#contract/products/activities/activity-search.ts'
import { sellsActivities } from '#/features/search/destinations/activity-cities.server.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import type { Locale } from '#/i18n/locale.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { listReader } from '#/server/backend/read-list.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { edgeCached } from '#/server/cache/edge-cache.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { type ActivitySearch, agesOf, partySize, searchName } from '../search/activity-search.ts'
import { toActivityColumns } from './activity-columns.ts'
import { activityListFrom } from './activity-mapper.server.ts'

/** All charges are in US dollars (rule money-2). */
const currency = 'USD'

/** Asked for at most (rule search-7). */
const mostActivities = 100

const questionOf = (search: ActivitySearch, { lat, lon }: Destination, language: Locale): WireSearch => ({
  filters: [{ searchFilterItems: [{ type: 'gps', latitude: lat, longitude: lon }] }],
  from: search.from,
  to: search.to,
  paxes: agesOf(search.party).map((age) => ({ age })),
  language,
  itemsPerPage: mostActivities,
  page: 1,
  order: 'DEFAULT',
})

const readActivities = listReader(
  'activities',
  HttpApiClient.decodeResponse(BackendApi, { group: 'activities', endpoint: 'search' }),
)

const askBackend = Effect.fn('askActivities')(function* (
  search: ActivitySearch,
  destination: Destination,
  language: Locale,
  visitor: string | undefined,
) {
  const { activities } = yield* BackendClient
  const headers = visitorHeaders(visitor)
  const payload = questionOf(search, destination, language)
  const response = yield* activities.search({ headers, payload, responseMode: 'response-only' })
  const names = { currency, city: destination.name[language], people: partySize(search.party) }
  const list = yield* readActivities(response, (answer) => activityListFrom(answer, names))
  const isNothingSold =
    list.activities.length === 0 && !(yield* Effect.orElseSucceed(sellsActivities(search.destination), () => true))
  return { text: JSON.stringify(toActivityColumns({ ...list, ...(isNothingSold && { isNothingSold }) })) }
})

/**
 * The activities of a search as JSON of `ActivityColumns`, asked of the backend once in a while and shared by all who search the same in
 * the same language, which an answer is in. `visitor` is where whoever asks comes from.
 */
export const searchActivities = (
  search: ActivitySearch,
  destination: Destination,
  language: Locale,
  visitor?: string,
) =>
  edgeCached(
    cachePolicies.activitySearch,
    `${language} ${searchName(search)}`,
    askBackend(search, destination, language, visitor),
  )
