import { Effect } from 'effect'
import type { Locale } from '#/i18n/locale.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import { suggestDestinations } from './destinations.server.ts'

/** The cities in which activities are sold, each with their codes. */
export const activityCities = () =>
  cachedJson(
    cachePolicies.activities,
    'destinations',
    BackendClient.use(({ activities }) => activities.destinations()),
  )

/** Whether any activity is sold in a city. */
export const sellsActivities = (code: string) =>
  Effect.map(activityCities(), (cities) => cities.some(({ destinationCode }) => destinationCode === code))

/** The cities that a few letters may mean and in which activities are sold, best first. */
export const suggestActivityCities = Effect.fn('suggestActivityCities')(function* (term: string, locale: Locale) {
  const [found, sold] = yield* Effect.all([suggestDestinations(term, locale), activityCities()], { concurrency: 2 })
  const codes = new Set(sold.map(({ destinationCode }) => destinationCode))
  return found.filter(({ destination, hotel }) => !hotel && codes.has(destination.code))
})
