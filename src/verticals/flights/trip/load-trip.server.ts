import { earliestToday, latestToday } from '#/server/today.server.ts'
import { sellsActivities } from '#/features/search/destinations/activity-cities.server.ts'
import type { Problem } from '#domain/problem.ts'
import { runServer } from '#/server/runtime.server.ts'
import { resultsPath } from '../search/flight-search.ts'
import type { LoadedTrip, TripResults } from './loaded-trip.ts'
import { type PricedTrip, cityLandedIn, searchLike } from './priced-trip.ts'
import { type RawTripUrl, type TripUrl, readTripUrl } from './trip-url.ts'
import { findTripAgain, priceTrip } from './trips.server.ts'

const resultsOf = ({ search: asked }: TripUrl, trip: PricedTrip | undefined): TripResults | undefined => {
  const search = asked ?? (trip && searchLike(trip))
  if (!search) return undefined
  const cityOf = (code: string): string | undefined => {
    const airports = trip?.names.airports ?? {}
    return (airports[code] ?? Object.values(airports).find(({ cityCode }) => cityCode === code))?.city.es
  }
  return { path: resultsPath(search, { from: cityOf(search.from), to: cityOf(search.to) }), search }
}

const problemTrip = (url: TripUrl, problem: Problem): LoadedTrip => ({
  state: 'problem',
  problem,
  results: resultsOf(url, undefined),
  canFindAgain: url.search !== undefined && url.areDaysSold && url.outbound !== undefined && url.again === 0,
})

const foundOr = async (url: TripUrl, problem: Problem): Promise<LoadedTrip> => {
  const found = await runServer(findTripAgain(url))
  if (!found.ok) return problemTrip(url, found.problem)
  return found.value === undefined
    ? problemTrip(url, problem)
    : { state: 'found', offerId: found.value.id, fare: found.value.rules.label }
}

const unknownOffer: Problem = {
  _tag: 'NotFound',
  code: 'not_found',
  message: 'The address names no offer that can be read.',
  requestId: undefined,
}

/** Where a trip lands, if activities are sold there; where nobody can say, the trip is shown alone. */
const destinationOf = async (trip: PricedTrip): Promise<string | undefined> => {
  const city = cityLandedIn(trip)
  const sold = city === undefined ? undefined : await runServer(sellsActivities(city))
  return sold?.ok && sold.value ? city : undefined
}

const pricedTrip = async (url: TripUrl, trip: PricedTrip): Promise<LoadedTrip> => ({
  state: 'priced',
  trip,
  results: resultsOf(url, trip),
  destination: await destinationOf(trip),
})

/** The trip of an address with its price of now. Where it was asked for again, flights whose offer is over are searched anew. */
export const loadTripOnServer = async (raw: RawTripUrl): Promise<LoadedTrip> => {
  const url = readTripUrl(raw, earliestToday(), latestToday())
  if (url.offerId === undefined) return problemTrip(url, unknownOffer)
  const priced = await runServer(priceTrip(url.offerId, url.shown))
  if (priced.ok) return pricedTrip(url, priced.value)
  const over = priced.problem._tag === 'OfferGone'
  return over && url.again > 0 ? foundOr(url, priced.problem) : problemTrip(url, priced.problem)
}
