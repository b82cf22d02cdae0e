import { Clock, Effect } from 'effect'
import { cityOf } from '#domain/place/airport.ts'
import { dayInZone } from '#domain/time/dates.ts'
import type { Point } from '#domain/place/great-circle.ts'
import type { Locale } from '#/i18n/locale.ts'
import { placesNear } from '../form/places/airports.server.ts'
import type { Mend } from './mend.ts'
import { parseFlightSearch } from './parse-flight-search.ts'
import type { SearchDefaults } from './parse-places.ts'
import { resolvePlaces } from './resolve-places.server.ts'

/** Where visitors of the default point (rule visitor-1) fly from, and where most would fly to; each stands in for the other. */
export const fallbackOrigin = 'BOG'
const fallbackDestination = 'MAD'
export const fallbackZone = 'America/Bogota'

/** Kilometres around a visitor in which an airport still counts as theirs. */
const nearbyDistance = 150

/** Airports near a visitor, nearest first; none where the backend cannot say, since a form works without them. */
export const placesNearVisitor = (point: Point, locale: Locale) =>
  placesNear(point, nearbyDistance, locale).pipe(
    Effect.tapError((failure) => Effect.logWarning('nearby airports did not come', failure)),
    Effect.orElseSucceed(() => []),
  )

const defaultsFor = Effect.fn('searchDefaults')(function* (point: Point, locale: Locale) {
  const [nearest] = yield* placesNearVisitor(point, locale)
  const from = nearest ? cityOf(nearest).code : fallbackOrigin
  return { from, to: from === fallbackDestination ? fallbackOrigin : fallbackDestination } satisfies SearchDefaults
})

const isAboutPlaces = ({ field }: Mend): boolean => field === 'from' || field === 'to'

/**
 * The search that a results URL asks for, whatever it left out or got wrong: parsed on the calendar of its origin, its
 * places looked up, and everything that was mended named. `point` is where the visitor is.
 */
export const openFlightSearch = Effect.fn('openFlightSearch')(function* (
  raw: Readonly<Record<string, unknown>>,
  point: Point,
  locale: Locale,
) {
  const now = new Date(yield* Clock.currentTimeMillis)
  const defaults = yield* defaultsFor(point, locale)
  const parsed = parseFlightSearch(raw, dayInZone(now, 'UTC'), defaults)
  const resolved = yield* resolvePlaces(parsed, defaults, locale)
  const today = dayInZone(now, resolved.places.from?.timeZone ?? fallbackZone)
  const there = parseFlightSearch(raw, today, defaults)
  const { from, to } = resolved.search
  return {
    ...resolved,
    today,
    search: { ...there.search, from, to },
    mended: [...resolved.mended.filter(isAboutPlaces), ...there.mended.filter((mend) => !isAboutPlaces(mend))],
  }
})
