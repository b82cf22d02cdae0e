import { Effect } from 'effect'
import { locales } from '#/i18n/locale.ts'
import { badRequest, jsonResponse } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { suggestActivityCities } from './activity-cities.server.ts'
import { suggestDestinations } from './destinations.server.ts'

const longestTerm = 80
const oneHour = 3600

/**
 * Answers `?term=…&lang=…` with the cities and hotels it may mean, as a list of `DestinationSuggestion`; with `sold=activities`
 * with the cities alone in which activities are sold.
 */
export const handleDestinations = async (url: URL): Promise<Response> => {
  const term = (url.searchParams.get('term') ?? '').trim()
  const locale = locales.find((known) => known === url.searchParams.get('lang'))
  if (term === '' || term.length > longestTerm || locale === undefined)
    return badRequest('term must hold 1 to 80 letters, and lang be es or en.')
  const suggest = url.searchParams.get('sold') === 'activities' ? suggestActivityCities : suggestDestinations
  const found = await runServer(Effect.map(suggest(term, locale), (list) => JSON.stringify(list)))
  return jsonResponse(found, oneHour)
}
