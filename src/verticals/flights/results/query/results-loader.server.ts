import { getRequest } from '@tanstack/react-start/server'
import { answerInTime, takesPieces, within } from '#/features/results/answer/answer-in-time.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { answeredNow, keepPageToOneVisitor } from '#/server/cache/page-sharing.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { isAboutPlaces, resolveWithoutLookup, resolveSearch } from '../../search/resolve-search.server.ts'
import type { ResolvedSearch } from '../../search/resolved-search.ts'
import { flightResults } from './flight-results.ts'
import { type FlightSearch, searchName } from '../../search/flight-search.ts'
import { searchFlights } from '../../offer/flights.server.ts'
import type { NearbyOffer } from '../../offer/nearby-offer.ts'
import { nearbyOffers } from '../../offer/nearby-offers.server.ts'
import type { FlightNeeds } from '../../offer/flight-needs.ts'
import { type OfferColumns, fromOfferColumns } from '../../offer/offer-columns.ts'
import type { AnsweredSearch, FirstAnswer } from './loaded-results.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { parseResultsQuery } from './results-query.ts'
import { resultsView, trimmedView } from './results-view.ts'

const findNearby = async (search: FlightSearch, today: string): Promise<readonly NearbyOffer[]> => {
  const found = await runServer(nearbyOffers(search, today, requestScope().locale))
  return found.ok ? found.value : []
}

const findFirst = async (
  { search, today }: ResolvedSearch,
  url: ResultsUrl,
  needs: FlightNeeds | undefined,
): Promise<FirstAnswer> => {
  const found = await runServer(searchFlights(search, visitorAddress()))
  if (!found.ok) return found
  const columns: OfferColumns = JSON.parse(found.value.text)
  const results = flightResults(fromOfferColumns(columns), search, needs)
  const view = resultsView(results, parseResultsQuery(url).query)
  const nearby = view.list?.total === 0 && !needs ? await findNearby(search, today) : undefined
  return { ok: true, stale: found.value.stale, answeredAt: answeredNow(), view: trimmedView(view), nearby }
}

/** What a results page is rendered from, on the server: places by name and the first offers, both asked for at once. */
export const loadResultsOnServer = async (url: ResultsUrl, needs?: FlightNeeds): Promise<AnsweredSearch> => {
  const request = getRequest()
  const waitsForAll = !takesPieces(request) || url[waitKey] !== undefined
  const plain = resolveWithoutLookup(url)
  const early = plain && findFirst(plain, url, needs)
  const resolving = resolveSearch(url, requestScope())
  const named = await within(resolving, waitsForAll || plain === undefined)
  const asked: ResolvedSearch = named ?? plain ?? (await resolving)
  // places are told by their codes until they are found; where one was not understood, the visitor's own stands in for it
  if (!named || asked.corrections.some(isAboutPlaces)) keepPageToOneVisitor()
  const isSame = plain && searchName(plain.search) === searchName(asked.search)
  const pending = isSame && early ? early : findFirst(asked, url, needs)
  return { ...asked, ...(await answerInTime(request, pending, waitsForAll)) }
}
