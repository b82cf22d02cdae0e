import type { PlaceName } from '#domain/place/airport.ts'
import { type FlightSearch, serialiseFlightSearch } from '../../search/flight-search.ts'
import { parseFlightSearch } from '../../search/parse-flight-search.ts'

/** A search that was made in this browser, and its places by name. */
export interface RecentSearch {
  readonly search: FlightSearch
  readonly from: PlaceName
  readonly to: PlaceName
  /** the language of these names; missing where it was not written down */
  readonly locale?: string
}

const kept = 5

/** What tells one search from another. */
export const recentKey = ({ search }: RecentSearch): string =>
  new URLSearchParams(serialiseFlightSearch(search)).toString()

/** The list with a search at its front: each search once, five at most. */
export const withRecent = (list: readonly RecentSearch[], added: RecentSearch): readonly RecentSearch[] =>
  [added, ...list.filter((recent) => recentKey(recent) !== recentKey(added))].slice(0, kept)

export const withoutRecent = (list: readonly RecentSearch[], key: string): readonly RecentSearch[] =>
  list.filter((recent) => recentKey(recent) !== key)

export const writeRecent = (list: readonly RecentSearch[]): string =>
  JSON.stringify(list.map(({ search, ...recent }) => ({ query: recentKey({ search, ...recent }), ...recent })))

const isName = (value: unknown): value is PlaceName =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'cityName', 'pathName'].every((field) => typeof Reflect.get(value, field) === 'string')

const readOne = (value: unknown, today: string): readonly RecentSearch[] => {
  if (typeof value !== 'object' || value === null) return []
  const [query, from, to, locale] = ['query', 'from', 'to', 'locale'].map((field): unknown => Reflect.get(value, field))
  if (typeof query !== 'string' || !isName(from) || !isName(to)) return []
  const raw = Object.fromEntries(new URLSearchParams(query))
  const { search, corrections } = parseFlightSearch(raw, today, { from: from.code, to: to.code })
  const isWhole = corrections.length === 0 && search.from === from.code && search.to === to.code
  return isWhole ? [{ search, from, to, ...(typeof locale === 'string' && { locale }) }] : []
}

/** What `writeRecent` wrote, without searches whose days have passed; empty where it was anything else. */
export const readRecent = (text: string | null, today: string): readonly RecentSearch[] => {
  try {
    const values: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(values) ? values.slice(0, kept).flatMap((value) => readOne(value, today)) : []
  } catch {
    return []
  }
}

/** The places of recent searches, each once, latest first. */
export const recentPlaces = (list: readonly RecentSearch[]): readonly PlaceName[] => [
  ...new Map(list.flatMap(({ to, from }) => [to, from]).map((place) => [place.code, place])).values(),
]

/** The places whose names are in another language than this one, each once. */
export const codesToName = (list: readonly RecentSearch[], locale: string): readonly string[] =>
  recentPlaces(list.filter((recent) => recent.locale !== locale)).map(({ code }) => code)

/** The list with the names of a language. A search stays as it was while it is not known what both of its places are called. */
export const withNamesIn = (
  list: readonly RecentSearch[],
  locale: string,
  names: ReadonlyMap<string, PlaceName>,
): readonly RecentSearch[] =>
  list.map((recent) => {
    const [from, to] = [names.get(recent.from.code), names.get(recent.to.code)]
    return recent.locale !== locale && from && to ? { ...recent, from, to, locale } : recent
  })
