import { Effect } from 'effect'
import { listResponse } from '#/features/results/answer/list-response.server.ts'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { badRequest } from '#/server/cache/json-response.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { resolvePackage } from '../search/resolve-package.server.ts'
import { findChosenFlight } from './chosen-flight.server.ts'
import { searchPackageFlights } from './package-flights.server.ts'
import { staysOf } from './package-stays.server.ts'

const asked = 'The parameters are not a search for a package.'

/** The search of an address, which whoever asks for a list has whole; undefined where something in it had to be corrected. */
const searchIn = async (url: URL) => {
  const parameters = readResultsUrl(Object.fromEntries(url.searchParams))
  const { search, corrections } = await resolvePackage(parameters, requestScope())
  const isWhole = [corrections.flight, corrections.stay, corrections.own].every(({ length }) => length === 0)
  return isWhole ? search : undefined
}

export const handlePackageFlights = async (url: URL): Promise<Response> => {
  const search = await searchIn(url)
  return search ? listResponse(await runServer(searchPackageFlights(search, visitorAddress()))) : badRequest(asked)
}

export const handlePackageStays = async (url: URL): Promise<Response> => {
  const search = await searchIn(url)
  const flightOfferId = url.searchParams.get('flight')
  if (!search || flightOfferId === null) return badRequest(asked)
  const found = await runServer(
    Effect.flatMap(findChosenFlight(flightOfferId), (flight) => staysOf({ search, flight }, visitorAddress())),
  )
  if (!found.ok) return listResponse(found)
  return found.value ? listResponse({ ok: true, value: found.value }) : badRequest(asked)
}
