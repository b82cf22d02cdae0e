import { getRequest, setResponseStatus } from '@tanstack/react-start/server'
import type { Problem } from '../../problem.ts'
import { runServer } from '#/server/runtime.server.ts'
import { flightResults } from './flight-results.ts'
import type { FlightSearch } from './flight-search.ts'
import { Flights } from './flights.server.ts'
import { Effect } from 'effect'
import { type OfferColumns, fromOfferColumns } from './offer-columns.ts'
import { parseFlightSearch } from './parse-flight-search.ts'
import type { FirstAnswer, LoadedResults } from './results-loader.ts'
import type { ResultsUrl } from './results-parameters.ts'
import { parseResultsQuery } from './results-query.ts'
import { resultsView } from './results-view.ts'

/** How long a page waits for its offers before it is sent without them. */
const patience = 300

const statusOf = (problem: Problem): number => {
  if (problem._tag === 'SupplierTimeout') return 504
  if (problem._tag === 'InvalidRequest' || problem._tag === 'NotFound') return 200
  return problem._tag === 'InternalError' ? 500 : 503
}

const firstAnswer = async (search: FlightSearch, url: ResultsUrl): Promise<FirstAnswer> => {
  const found = await runServer(Flights.use((flights) => flights.search(search)).pipe(Effect.provide(Flights.layer)))
  if (!found.ok) return found
  const columns: OfferColumns = JSON.parse(found.value.text)
  const results = flightResults(fromOfferColumns(columns), search)
  return { ok: true, stale: found.value.stale, view: resultsView(results, parseResultsQuery(url).query) }
}

/**
 * A browser takes a page in pieces; what is not one (a crawler, a preview, curl) is given the whole document at once,
 * since nothing will move late pieces into their place for it.
 */
const takesPieces = (request: Request): boolean => request.headers.get('sec-fetch-dest') === 'document'

const sleep = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds)
  })

/** What a results page is rendered from, on the server. */
export const loadResultsOnServer = async (url: ResultsUrl): Promise<LoadedResults> => {
  const today = new Date().toISOString().slice(0, 10)
  const { search, mended } = parseFlightSearch(url, today, { from: 'BOG', to: 'MAD' })
  const pending = firstAnswer(search, url)
  const inTime = takesPieces(getRequest()) ? await Promise.race([pending, sleep(patience)]) : await pending
  if (inTime && !inTime.ok) setResponseStatus(statusOf(inTime.problem))
  return { search, mended, places: { from: undefined, to: undefined }, answer: inTime ?? pending }
}
