import { Clock, Effect } from 'effect'
import { earliestToday, latestToday } from '#/server/today.server.ts'
import { cityOf } from '#domain/place/airport.ts'
import { dayInZone } from '#domain/time/dates.ts'
import type { Point } from '#domain/place/great-circle.ts'
import type { PageScope } from '#/features/visitor/page-scope.ts'
import type { Locale } from '#/i18n/locale.ts'
import { runServer } from '#/server/runtime.server.ts'
import { placesNear } from '../form/places/airports.server.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Correction } from './correction.ts'
import { parseFlightSearch } from './parse-flight-search.ts'
import type { SearchDefaults } from './parse-places.ts'
import { resolvePlaces } from './resolve-places.server.ts'
import type { ResolvedSearch } from './resolved-search.ts'

/** Where visitors of the default point (rule visitor-1) fly from, and where most would fly to; each stands in for the other. */
const fallback: SearchDefaults = { from: 'BOG', to: 'MAD' }
export const fallbackOrigin = fallback.from
export const fallbackZone = 'America/Bogota'

/** Kilometres around a visitor in which an airport still counts as theirs. */
const nearbyDistance = 150

/**
 * Airports near a visitor, nearest first; none where the backend cannot say, since a form works without them: the call has its
 * own line in the log.
 */
export const placesNearVisitor = (point: Point, locale: Locale) =>
  placesNear(point, nearbyDistance, locale).pipe(Effect.orElseSucceed(() => []))

const defaultsFor = Effect.fn('searchDefaults')(function* (point: Point, locale: Locale) {
  const [nearest] = yield* placesNearVisitor(point, locale)
  const from = nearest ? cityOf(nearest).code : fallback.from
  return { from, to: from === fallback.to ? fallback.from : fallback.to } satisfies SearchDefaults
})

export const isAboutPlaces = ({ field }: Correction): boolean => field === 'from' || field === 'to'

/**
 * The search that a results URL asks for, whatever it left out or got wrong: parsed on the calendar of its origin, its
 * places looked up, and everything that was corrected named. `point` is where the visitor is.
 */
export const resolveFlightSearch = Effect.fn('resolveFlightSearch')(function* (
  raw: Readonly<Record<string, unknown>>,
  point: Point,
  locale: Locale,
) {
  const now = new Date(yield* Clock.currentTimeMillis)
  const placesFrom = (defaults: SearchDefaults) =>
    resolvePlaces(parseFlightSearch(raw, dayInZone(now, 'UTC'), defaults), defaults, locale)
  const asWritten = yield* placesFrom(fallback)
  // where the visitor is matters to a search that leaves a place out alone
  const isWhole = !asWritten.corrections.some(isAboutPlaces)
  const defaults = isWhole ? fallback : yield* defaultsFor(point, locale)
  const resolved = isWhole ? asWritten : yield* placesFrom(defaults)
  const today = dayInZone(now, resolved.places.from?.timeZone ?? fallbackZone)
  const atOrigin = parseFlightSearch(raw, today, defaults)
  const { from, to } = resolved.search
  return {
    ...resolved,
    today,
    search: { ...atOrigin.search, from, to },
    corrections: [
      ...resolved.corrections.filter(isAboutPlaces),
      ...atOrigin.corrections.filter((correction) => !isAboutPlaces(correction)),
    ],
  } satisfies ResolvedSearch
})

/** The search as its URL alone says it, between the days that it may be anywhere: what is past, or not sold yet, is only known with the origin. */
const parseAlone = (url: ResultsUrl) => {
  const today = earliestToday()
  const { unresolved, ...parsed } = parseFlightSearch(url, today, fallback, latestToday())
  return { unresolved, resolved: { ...parsed, today, places: { from: undefined, to: undefined } } }
}

/** The search that a URL asks for without the help of the backend; undefined where it leaves a place to be found. */
export const resolveWithoutLookup = (url: ResultsUrl): ResolvedSearch | undefined => {
  const { unresolved, resolved } = parseAlone(url)
  const needsLookup = unresolved.from || unresolved.to || resolved.corrections.some(isAboutPlaces)
  return needsLookup ? undefined : resolved
}

/** The search that a URL asks for; where the backend cannot say what is meant, the URL is taken at its word. */
export const resolveSearch = async (
  url: ResultsUrl,
  { locale, visitor }: Pick<PageScope, 'locale' | 'visitor'>,
): Promise<ResolvedSearch> => {
  const { latitude, longitude } = visitor.coordinates
  const found = await runServer(resolveFlightSearch(url, { lat: latitude, lon: longitude }, locale))
  return found.ok ? found.value : parseAlone(url).resolved
}
