import { todayInUtc } from '#/server/today.server.ts'
import { tourCountrySlugs } from '#domain/tour-countries.ts'
import { setFailedStatus } from '#/features/results/answer/answer-in-time.server.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { tourListFrom } from '../offer/tour-mapper.server.ts'
import { searchTours } from '../offer/tours.server.ts'
import { parseTourSearch } from '../search/parse-tour-search.ts'
import { peopleOf, serialiseTourSearch } from '../search/tour-search.ts'
import type { LoadedTours } from './loaded-tours.ts'

/** What a list of tours is rendered from: all of them, since they are few. */
export const loadToursOnServer = async (url: ResultsUrl): Promise<LoadedTours> => {
  const today = todayInUtc()
  const { search, corrections } = parseTourSearch(url, today)
  const found = await runServer(searchTours(search, visitorAddress()))
  if (!found.ok) setFailedStatus(found.problem)
  const slug = search.country === undefined ? undefined : tourCountrySlugs[search.country]
  return {
    search,
    corrections,
    today,
    parameters: serialiseTourSearch(search, slug),
    answer: found.ok
      ? { ok: true, value: tourListFrom(found.value, peopleOf(search.party), requestScope().locale) }
      : found,
  }
}
