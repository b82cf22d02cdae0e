import { Effect } from 'effect'
import type { Airport, AirportGroup } from '#contract/airports.ts'
import type { Place, PlaceGroup } from '#domain/place/airport.ts'
import type { Locale } from '#/i18n/locale.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { cachePolicies } from '#/server/cache/cache-policies.ts'
import { cachedJson } from '#/server/cache/cached-json.server.ts'

const suggestions = 8

/** Spanish city names by code: a results path is Spanish in both languages. */
type PathNames = ReadonlyMap<string, string>

const pathNamesOf = (airports: readonly Airport[]): PathNames =>
  new Map(airports.map(({ airportCode, cityName }) => [airportCode, cityName]))

const toPlace = (airport: Airport, pathNames: PathNames): Place => ({
  code: airport.airportCode,
  isCity: airport.isCity,
  name: airport.isCity ? airport.cityName : airport.name,
  cityName: airport.cityName,
  cityCode: airport.cityCode,
  countryCode: airport.countryCode,
  countryName: airport.countryName,
  timeZone: airport.timeZone,
  pathName: pathNames.get(airport.airportCode) ?? airport.cityName,
})

const toGroup = (group: AirportGroup, pathNames: PathNames): PlaceGroup => ({
  code: group.Code,
  name: group.name,
  countryName: group.countryName,
  places: group.airports
    .map((airport) => toPlace(airport, pathNames))
    .toSorted((a, b) => Number(b.isCity) - Number(a.isCity)),
})

const inBothLanguages = <Answer, Failure, Needs>(
  ask: (language: Locale) => Effect.Effect<readonly Answer[], Failure, Needs>,
  locale: Locale,
) =>
  locale === 'es'
    ? Effect.map(ask('es'), (answer) => ({ answer, spanish: answer }))
    : Effect.all({ answer: ask(locale), spanish: ask('es') }, { concurrency: 2 })

const askSuggestions = Effect.fn('askSuggestions')(function* (term: string, locale: Locale) {
  const { airports } = yield* BackendClient
  const ask = (lang: Locale) => airports.search({ query: { term, lang, limit: suggestions } })
  const { answer, spanish } = yield* inBothLanguages(ask, locale)
  const pathNames = pathNamesOf(spanish.flatMap((group) => group.airports))
  return answer.map((group) => toGroup(group, pathNames))
})

/**
 * Cities and airports that a few letters may mean, best first: codes, names, misspellings. The term goes on as it was typed:
 * capitals, hyphens and commas tell the backend what is a code, a word, a state.
 */
export const suggestPlaces = (term: string, locale: Locale) => {
  const asked = term.replaceAll(/\s+/g, ' ').trim()
  return cachedJson(cachePolicies.airports, `search ${locale} ${asked}`, askSuggestions(asked, locale))
}

const askNearby = Effect.fn('askNearby')(function* (lat: number, lon: number, distance: number, locale: Locale) {
  const { airports } = yield* BackendClient
  const ask = (lang: Locale) => airports.nearby({ query: { lat, lon, distance, lang } })
  const { answer, spanish } = yield* inBothLanguages(ask, locale)
  const pathNames = pathNamesOf(spanish)
  return answer.map((airport) => toPlace(airport, pathNames))
})

/** A tenth of a degree is eleven kilometres: near enough for airports, and one answer serves a whole city. */
const roughly = (degrees: number): number => Math.round(degrees * 10) / 10

/** Airports around a point, nearest first; `distance` in kilometres. */
export const placesNear = (point: { readonly lat: number; readonly lon: number }, distance: number, locale: Locale) => {
  const [lat, lon] = [roughly(point.lat), roughly(point.lon)]
  return cachedJson(
    cachePolicies.airports,
    `near ${locale} ${lat} ${lon} ${distance}`,
    askNearby(lat, lon, distance, locale),
  )
}
