import type { Problem } from '#domain/problem.ts'
import type { Destination } from '#/features/search/destinations/destination.ts'
import { resolveDestination } from '#/features/search/destinations/resolve-destination.server.ts'
import { textOf } from '#/features/search/raw-values.ts'
import type { Locale } from '#/i18n/locale.ts'
import { parseHotelSearch } from './parse-hotel-search.ts'
import type { ResolvedHotelSearch } from './resolved-hotel-search.ts'

/** `problem`: why there is no destination. */
type HotelsAsked =
  | { readonly resolved: ResolvedHotelSearch; readonly problem: Problem }
  | { readonly resolved: ResolvedHotelSearch & { readonly destination: Destination }; readonly problem: undefined }

/**
 * The search that a results URL asks for, whatever it left out or got wrong: its destination looked up, its days read on the
 * calendar there, and everything that was corrected named.
 */
export const resolveHotelSearch = async (
  raw: Readonly<Record<string, unknown>>,
  locale: Locale,
): Promise<HotelsAsked> => {
  const place = await resolveDestination(textOf(raw.destination), locale)
  const { stay, corrections } = parseHotelSearch(raw, place.today)
  const resolved = {
    search: { ...stay, destination: place.code },
    corrections: [...place.corrections, ...corrections],
    today: place.today,
  }
  return place.problem
    ? { resolved: { ...resolved, destination: undefined }, problem: place.problem }
    : { resolved: { ...resolved, destination: place.destination }, problem: undefined }
}
