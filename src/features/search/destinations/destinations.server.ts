import { Effect } from 'effect'
import type { HotelDestination } from '#contract/products/hotels/destinations.ts'
import type { Locale } from '#/i18n/locale.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'
import type { Destination, DestinationSuggestion } from './destination.ts'

const suggestions = 8

const toDestination = ({ destinationCode, name, countryName, location, timeZone }: HotelDestination): Destination => ({
  code: destinationCode,
  name,
  countryName,
  ...location,
  timeZone,
})

const askDestination = Effect.fn('askDestination')(function* (code: string) {
  const { hotels } = yield* BackendClient
  return toDestination(yield* hotels.destination({ params: { code } }))
})

/** The destination of a code; undefined where nobody knows it. */
export const findDestination = (code: string) =>
  cachedJson(cachePolicies.destinations, `code ${code}`, askDestination(code)).pipe(
    Effect.catchTag('NotFound', () => Effect.succeed(undefined)),
  )

const askSuggestions = Effect.fn('askDestinations')(function* (term: string, lang: Locale) {
  const { hotels } = yield* BackendClient
  const found = yield* hotels.destinations({ query: { term, lang, limit: suggestions } })
  return found.map((one): DestinationSuggestion =>
    one.kind === 'city'
      ? { destination: toDestination(one), hotel: undefined }
      : {
          destination: toDestination(one.destination),
          hotel: { code: one.hotelCode, name: one.hotelName, stars: one.rating },
        },
  )
})

/** Cities and hotels that a few letters may mean, best first. */
export const suggestDestinations = (term: string, locale: Locale) => {
  const asked = term.replaceAll(/\s+/g, ' ').trim()
  return cachedJson(cachePolicies.destinations, `search ${locale} ${asked}`, askSuggestions(asked, locale))
}
