import type { PlaceName } from '#domain/place/airport.ts'
import { type FlightSearch, serialiseFlightSearch } from '../../search/flight-search.ts'
import { parseFlightSearch } from '../../search/parse-flight-search.ts'

/** A search that was made in this browser, and its places by name. */
export interface RecentSearch {
  readonly search: FlightSearch
  readonly from: PlaceName
  readonly to: PlaceName
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
  JSON.stringify(list.map(({ from, to, ...recent }) => ({ query: recentKey({ from, to, ...recent }), from, to })))

const isName = (value: unknown): value is PlaceName =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'cityName', 'pathName'].every((field) => typeof Reflect.get(value, field) === 'string')

const readOne = (value: unknown, today: string): readonly RecentSearch[] => {
  if (typeof value !== 'object' || value === null) return []
  const [query, from, to] = ['query', 'from', 'to'].map((field): unknown => Reflect.get(value, field))
  if (typeof query !== 'string' || !isName(from) || !isName(to)) return []
  const raw = Object.fromEntries(new URLSearchParams(query))
  const { search, corrections } = parseFlightSearch(raw, today, { from: from.code, to: to.code })
  return corrections.length === 0 && search.from === from.code && search.to === to.code ? [{ search, from, to }] : []
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
