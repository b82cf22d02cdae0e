import { Effect } from 'effect'
import { addDays } from '#/domain/dates.ts'
import { runServer } from '#/server/runtime.server.ts'
import type { Problem } from '../../problem.ts'
import { Flights } from './flights.server.ts'
import { parseFlightSearch } from './parse-flight-search.ts'

const statuses: Readonly<Record<Problem['_tag'], number>> = {
  InvalidRequest: 400,
  NotFound: 404,
  OfferGone: 410,
  SupplierTimeout: 504,
  Unavailable: 503,
  BackendDown: 503,
  InternalError: 500,
}

const problemAnswer = (problem: Problem): Response =>
  Response.json(problem, { status: statuses[problem._tag], headers: { 'cache-control': 'no-store' } })

const unreadable: Problem = {
  _tag: 'InvalidRequest',
  code: 'invalid_request',
  message: 'The parameters are not a flight search.',
  requestId: undefined,
}

/** It may still be yesterday at the origin. */
const earliestToday = (): string => addDays(new Date().toISOString().slice(0, 10), -1)

/** Answers a search with all its offers. Unlike the page it mends nothing: who calls it has a whole search. */
export const answerFlightList = async (url: URL): Promise<Response> => {
  const parameters = Object.fromEntries(url.searchParams)
  const { search, mended, unresolved } = parseFlightSearch(parameters, earliestToday(), { from: 'BOG', to: 'MAD' })
  if (mended.length > 0 || unresolved.from || unresolved.to) return problemAnswer(unreadable)
  const found = await runServer(Flights.use((flights) => flights.search(search)).pipe(Effect.provide(Flights.layer)))
  if (!found.ok) return problemAnswer(found.problem)
  const cacheControl = found.value.stale ? 'no-store' : 'public, max-age=60'
  return new Response(found.value.text, {
    headers: { 'content-type': 'application/json', 'cache-control': cacheControl },
  })
}
