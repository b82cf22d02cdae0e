import { shellWords } from '#/i18n/words.ts'

/** The map with its words. Apart, so that the names of all that it consists of are no part of a page's first script. */
export const loadCountryMap = async (learn: (routeIds: readonly string[]) => Promise<void>) => {
  const [{ CountryMap }] = await Promise.all([import('./country-map-part.tsx'), learn([shellWords])])
  return CountryMap
}
