import type { FlightSearch } from './flight-search.ts'
import type { Correction } from './correction.ts'
import { parseCabin } from './parse-cabin.ts'
import { parseFares } from './parse-fares.ts'
import { parseDays } from './parse-days.ts'
import { type SearchDefaults, type UnresolvedPlaces, parsePlaces } from './parse-places.ts'
import { parseTravellers } from './parse-travellers.ts'
import { textOf, textsOf } from '#/features/search/raw-values.ts'

export interface ParsedFlightSearch {
  /** always one that can be sent; a default stands in for each place that is `unresolved` */
  readonly search: FlightSearch
  readonly corrections: readonly Correction[]
  /** places written as words, which the server resolves before it searches (`resolvePlaces`) */
  readonly unresolved: UnresolvedPlaces
}

const splitAges = (raw: unknown): readonly string[] =>
  textsOf(raw).flatMap((text) => text.split(/[\s,;|+]+/).filter((age) => age !== ''))

/**
 * The search that a results URL asks for, with everything it left out or got wrong corrected to the nearest sensible
 * value. Never throws. `today` is the origin's day; the two `defaults` differ. Where the origin's day is not known, `latestToday`
 * is the last that it may be: by that one sales end.
 */
export const parseFlightSearch = (
  raw: Readonly<Record<string, unknown>>,
  today: string,
  defaults: SearchDefaults,
  latestToday = today,
): ParsedFlightSearch => {
  const places = parsePlaces({ from: textOf(raw.from), to: textOf(raw.to) }, defaults)
  const days = parseDays(
    { departure: textOf(raw.departure), return: textOf(raw.return), tripType: textOf(raw.tripType) },
    today,
    latestToday,
  )
  const travellers = parseTravellers({
    adults: textOf(raw.adults),
    children: textOf(raw.children),
    infants: textOf(raw.infants),
    ages: splitAges(raw.ages),
  })
  const cabin = parseCabin(textOf(raw.cabin))
  const fares = parseFares(textsOf(raw.fares))
  const { unresolved, ...endpoints } = places.value
  return {
    search: {
      ...endpoints,
      ...days.value,
      ...travellers.value,
      cabin: cabin.value,
      ...(fares.value.length > 0 ? { fares: fares.value } : {}),
    },
    corrections: [
      ...places.corrections,
      ...days.corrections,
      ...travellers.corrections,
      ...cabin.corrections,
      ...fares.corrections,
    ],
    unresolved,
  }
}
