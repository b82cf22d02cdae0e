import { nightsBetween } from '#domain/time/dates.ts'
import {
  type DayPricesQuestion,
  dayPricesAddress,
  pricedSearch,
  serialiseDayPricesQuestion,
} from '#/verticals/flights/prices/day-prices.ts'
import { type FlightSearch, resultsPath, serialiseFlightSearch } from '#/verticals/flights/search/flight-search.ts'
import type { PopularRoutes } from '#/features/home/popular-routes.ts'
import type { RouteOffer, RoutePrices } from '#/features/home/route-offer.ts'

type RoundTrip = FlightSearch & { readonly return: string }

/** A row of cards. */
const mostShown = 6

/** The price of the day that a suggested trip begins on, and of no other. */
const priceQuestion = (search: RoundTrip): DayPricesQuestion => {
  const { departure } = search
  const stay = nightsBetween(departure, search.return)
  return { ...pricedSearch(search), start: departure, end: departure, stay, departure: undefined }
}

/** The trips of the home page's suggestions, on the days and for the travellers that its form starts with. */
const tripsOf = ({ from, to }: PopularRoutes, start: FlightSearch): readonly RoundTrip[] =>
  to
    .slice(0, mostShown)
    .map(({ code }) => ({ ...start, from: from.code, to: code, return: start.return ?? start.departure }))

/** The trips differ by where they lead alone. */
export const routePricesQuestion = (
  routes: PopularRoutes,
  start: FlightSearch,
): { readonly question: DayPricesQuestion; readonly codes: readonly string[] } | undefined => {
  const trips = tripsOf(routes, start)
  const [first] = trips
  return first && { question: priceQuestion(first), codes: trips.map(({ to }) => to) }
}

/** The searches and prices behind the home page's suggestions. */
export const routeOffers = (routes: PopularRoutes, start: FlightSearch, prices: RoutePrices): readonly RouteOffer[] =>
  tripsOf(routes, start).flatMap((search, index) => {
    const to = routes.to[index]
    return to
      ? [
          {
            to,
            url: resultsPath(search, { from: routes.from.names.es, to: to.names.es }).split('/')[1] ?? '',
            search: serialiseFlightSearch(search),
            departure: search.departure,
            return: search.return,
            priceAddress: `${dayPricesAddress}?${serialiseDayPricesQuestion(priceQuestion(search))}`,
            priced: prices.lowest[to.code],
            pricesMoveAt: prices.moveAt,
          },
        ]
      : []
  })
