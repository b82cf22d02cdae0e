import { Effect } from 'effect'
import { listResponse } from '#/features/results/answer/list-response.server.ts'
import { findDestination } from '#/features/search/destinations/destinations.server.ts'
import { locales } from '#/i18n/locale.ts'
import { badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { earliestToday, latestToday } from '#/server/today.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { parseOuting } from '../search/parse-activity-search.ts'
import { searchActivities } from './activities.server.ts'

const asked = 'The parameters are not a search for activities in es or en.'

/** Answers a search with all its activities. Unlike the page it corrects nothing: who calls it has a whole search. */
export const handleActivityList = async (url: URL): Promise<Response> => {
  const { lang, destination: code = '', ...raw } = Object.fromEntries(url.searchParams)
  const { outing, corrections } = parseOuting(raw, earliestToday(), latestToday())
  const locale = locales.find((known) => known === lang)
  if (corrections.length > 0 || code === '' || locale === undefined) return badRequest(asked)
  const visitor = visitorAddress()
  const found = await runServer(
    Effect.gen(function* () {
      const destination = yield* findDestination(code)
      return destination && (yield* searchActivities({ ...outing, destination: code }, destination, locale, visitor))
    }),
  )
  if (!found.ok) return listResponse(found)
  return found.value ? listResponse({ ok: true, value: found.value }) : badRequest(asked)
}
