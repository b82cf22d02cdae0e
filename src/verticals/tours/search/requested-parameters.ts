import { tourCountrySlugs } from '#domain/tour-countries.ts'
import { parseTourSearch } from './parse-tour-search.ts'
import { tourSearchKeys } from './search-keys.ts'
import { serialiseTourSearch } from './tour-search.ts'

/** What a form's fields ask for: as links write it, or as it was typed where the page has to tell what it made of it. Other fields stay. */
export const requestedParameters = (
  typed: Readonly<Record<string, string>>,
  today: string,
): Readonly<Record<string, string>> => {
  const { search, corrections } = parseTourSearch(typed, today)
  if (corrections.length > 0) return typed
  const others = Object.entries(typed).filter(([name]) => !tourSearchKeys.includes(name))
  const slug = search.country === undefined ? undefined : tourCountrySlugs[search.country]
  return { ...serialiseTourSearch(search, slug), ...Object.fromEntries(others) }
}
