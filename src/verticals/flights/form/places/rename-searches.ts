import type { PlaceName } from '#domain/place/airport.ts'
import { visitQueries } from '#/features/answers/visit-queries.ts'
import { placeSuggestions } from './place-suggestions.ts'
import { storeSearches, storedSearches } from './recent-searches-storage.ts'
import { codesToName, readRecent, withNamesIn, writeRecent } from './recent-searches.ts'

const nameIn = async (code: string, locale: string): Promise<PlaceName | undefined> => {
  const groups = await visitQueries().fetchQuery(placeSuggestions(code, locale))
  const place = groups.flatMap(({ places }) => places).find((found) => found.code === code)
  return place && { code, cityName: place.cityName, pathName: place.pathName }
}

/** Has the searches of this browser name their places in a language. Names that cannot be had now are asked for another time. */
export const renameSearches = async (locale: string, today: string): Promise<void> => {
  const codes = codesToName(readRecent(storedSearches(), today), locale)
  const answers = await Promise.allSettled(codes.map((code) => nameIn(code, locale)))
  const names = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []))
  const list = readRecent(storedSearches(), today)
  const named = withNamesIn(list, locale, new Map(names.map((name) => [name.code, name])))
  if (named.some((recent, at) => recent !== list[at])) storeSearches(writeRecent(named))
}
