import { nightsBetween } from '#domain/time/dates.ts'
import { dayPricesAddress, serialiseDayPricesQuestion } from '#/verticals/flights/prices/day-prices.ts'
import { type FlightSearch, resultsPath, serialiseFlightSearch } from '#/verticals/flights/search/flight-search.ts'
import type { City } from '#/features/home/cities.ts'
import type { PopularRoutes } from '#/features/home/popular-routes.ts'
import type { RouteOffer } from '#/features/home/route-offer.ts'

type RoundTrip = FlightSearch & { readonly return: string }

const priceAddress = (search: RoundTrip): string => {
  const { from, to, adults, children, infants, cabin, departure } = search
  const stay = nightsBetween(departure, search.return)
  const days = { start: departure, end: departure, stay, departure: undefined }
  return `${dayPricesAddress}?${serialiseDayPricesQuestion({ from, to, adults, children, infants, cabin, ...days })}`
}

const offerOf = (from: City, to: City, days: RoundTrip): RouteOffer => {
  const search = { ...days, from: from.code, to: to.code }
  return {
    to,
    url: resultsPath(search, { from: from.names.es, to: to.names.es }).split('/')[1] ?? '',
    search: serialiseFlightSearch(search),
    departure: search.departure,
    return: search.return,
    priceAddress: priceAddress(search),
  }
}

/** The searches and prices behind the home page's suggestions, on the days and for the travellers that its form starts with. */
export const routeOffers = ({ from, to }: PopularRoutes, start: FlightSearch): readonly RouteOffer[] =>
  to.map((city) => offerOf(from, city, { ...start, return: start.return ?? start.departure }))
