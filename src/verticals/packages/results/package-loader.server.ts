import { getRequest } from '@tanstack/react-start/server'
import { answerInTime, takesPieces } from '#/features/results/answer/answer-in-time.server.ts'
import { type ResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { answeredNow, keepPageToOneVisitor } from '#/server/cache/page-sharing.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { fromOfferColumns } from '../../flights/offer/offer-columns.ts'
import { isAboutPlaces } from '../../flights/search/resolve-search.server.ts'
import { flightResults } from '../../flights/results/query/flight-results.ts'
import type { FirstAnswer } from '../../flights/results/query/loaded-results.ts'
import { parseResultsQuery } from '../../flights/results/query/results-query.ts'
import { resultsView, trimmedView } from '../../flights/results/query/results-view.ts'
import { hotelResults } from '../../hotels/list/hotel-list.ts'
import { parseHotelQuery } from '../../hotels/list/hotel-query.ts'
import { hotelsView } from '../../hotels/list/hotels-view.ts'
import { fromHotelColumns } from '../../hotels/offer/hotel-columns.ts'
import type { FirstHotels } from '../../hotels/results/loaded-hotels.ts'
import { chosenRates } from '../../hotels/stay/stay-parameters.ts'
import { findChosenFlight } from '../offer/chosen-flight.server.ts'
import type { ChosenFlight } from '../offer/chosen-flight.ts'
import { searchPackageFlights } from '../offer/package-flights.server.ts'
import { staysOf } from '../offer/package-stays.server.ts'
import { checkChosen, findRooms } from '../rooms/package-rooms.server.ts'
import { type PackageSearch, flightsOf } from '../search/package-search.ts'
import { resolvePackage } from '../search/resolve-package.server.ts'
import { stayFacets } from '../stays/stay-facets.ts'
import type { FoundPackage, PackageStep } from './loaded-package.ts'

const firstFlights = async (search: PackageSearch, url: ResultsUrl): Promise<FirstAnswer> => {
  const found = await runServer(searchPackageFlights(search, visitorAddress()))
  if (!found.ok) return found
  const results = flightResults(fromOfferColumns(JSON.parse(found.value.text)), flightsOf(search))
  const { bags: _never, ...asked } = url
  const view = trimmedView(resultsView(results, parseResultsQuery(asked).query))
  return { ok: true, stale: found.value.stale, answeredAt: answeredNow(), view, nearby: undefined }
}

const firstStays = async (search: PackageSearch, flight: ChosenFlight, url: ResultsUrl): Promise<FirstHotels> => {
  const found = await runServer(staysOf({ search, flight }, visitorAddress()))
  if (!found.ok) return found
  if (!found.value) return { ok: false, problem: { ...noStays, requestId: undefined } }
  const results = hotelResults(fromHotelColumns(JSON.parse(found.value.text)), stayFacets)
  const view = hotelsView(results, parseHotelQuery(url).query)
  return { ok: true, stale: found.value.stale, answeredAt: answeredNow(), view }
}

const noStays = { _tag: 'NotFound', code: 'not_found', message: 'No stays are sold where this flight goes.' } as const

/** How an answer is waited for. */
interface Waiting {
  readonly request: Request
  readonly waitsForAll: boolean
}

const roomsStep = async (search: PackageSearch, flight: ChosenFlight, url: ResultsUrl): Promise<PackageStep> => {
  const asked = { search, flightOfferId: flight.offerId, hotelCode: url.hotel ?? '' }
  const checked = await checkChosen(url, asked, visitorAddress())
  if (checked?.outcome === 'same')
    return { step: 'checked', offer: checked.offer, rates: chosenRates(url, search.rooms.length) ?? [] }
  const found = await findRooms(asked, checked, visitorAddress())
  if (found.ok) return { step: 'rooms', flight, rooms: found.value }
  return found.problem._tag === 'NotFound' ? { step: 'gone', of: 'hotel' } : { step: 'problem', problem: found.problem }
}

const gone: ReadonlySet<string> = new Set(['NotFound', 'OfferGone', 'InvalidRequest'])

/** `waiting` is missing where the browser asks for lists itself. */
const nextOf = async (search: PackageSearch, url: ResultsUrl, waiting?: Waiting): Promise<PackageStep> => {
  const answered = <Found extends FirstAnswer | FirstHotels>(ask: () => Promise<Found>) =>
    waiting ? answerInTime(waiting.request, ask(), waiting.waitsForAll) : { answer: undefined }
  if (url.flight === undefined) return { step: 'flight', ...(await answered(() => firstFlights(search, url))) }
  const flight = await runServer(findChosenFlight(url.flight))
  if (!flight.ok)
    return gone.has(flight.problem._tag) ? { step: 'gone', of: 'flight' } : { step: 'problem', problem: flight.problem }
  if (url.hotel !== undefined) return roomsStep(search, flight.value, url)
  const sent = await answered(() => firstStays(search, flight.value, url))
  return { step: 'stay', flight: flight.value, ...sent }
}

/** What a page of a package is rendered from, on the server: what was searched for, and what is to be chosen next. */
export const findPackageOnServer = async (url: ResultsUrl): Promise<FoundPackage> => {
  const request = getRequest()
  const resolved = await resolvePackage(url, requestScope())
  // where a place was not understood, the visitor's own stands in for it
  if (resolved.corrections.flight.some(isAboutPlaces)) keepPageToOneVisitor()
  const waitsForAll = !takesPieces(request) || url[waitKey] !== undefined
  return { ...resolved, next: await nextOf(resolved.search, url, { request, waitsForAll }) }
}

/** The same for a page that is come to within the site. */
export const findPackageStep = async (url: ResultsUrl): Promise<FoundPackage> => {
  const resolved = await resolvePackage(url, requestScope())
  return { ...resolved, next: await nextOf(resolved.search, url) }
}
