import { Effect } from 'effect'
import type { Locale } from '#/i18n/locale.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { type DayPrices, pricedSearch } from '../prices/day-prices.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import type { NearbyOffer } from './nearby-offer.ts'
import { dayPrices } from '../prices/prices.server.ts'
import { daysAround, departingOn, stayOf } from '../search/search-on-days.ts'

/** Kilometres that people go by land for a flight, and how many airports that far are tried at each end. */
const reach = 200
const airportsTried = 3

/** Days before and after. */
const daysTried = 3

const offersShown = 6

interface NamedAirport {
  readonly code: string
  readonly city: string
  readonly cityCode: string
}

interface Pair {
  readonly from: NamedAirport
  readonly to: NamedAirport
}

const airportsAround = Effect.fn('airportsAround')(function* (code: string, locale: Locale) {
  const { airports } = yield* BackendClient
  const groups = yield* airports.search({ query: { term: code, lang: locale, limit: 1 } })
  const own = groups.flatMap((group) => group.airports).find((airport) => airport.airportCode === code)
  if (!own) return []
  const { lat, lon } = own.location
  const near = yield* airports.nearby({ query: { lat, lon, distance: reach, lang: locale } })
  const others = near
    .filter(({ airportCode, cityCode }) => airportCode !== code && !(own.isCity && cityCode === own.cityCode))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, airportsTried)
  return [own, ...others].map(({ airportCode, cityName, cityCode }): NamedAirport => ({
    code: airportCode,
    city: cityName,
    cityCode,
  }))
})

const pricesAround = (search: FlightSearch, days: number, today: string) =>
  dayPrices({
    ...pricedSearch(search),
    ...daysAround(search.departure, days, today, stayOf(search)),
    stay: stayOf(search),
    departure: undefined,
  }).pipe(
    Effect.map((text): DayPrices => JSON.parse(text)),
    Effect.timeout('2 seconds'),
    Effect.orElseSucceed((): DayPrices => ({ currency: 'USD', days: {} })),
  )

const offersOf = (search: FlightSearch, from: string, to: string, prices: DayPrices): readonly NearbyOffer[] =>
  Object.entries(prices.days).map(([day, total]) => ({
    search: departingOn(search, day),
    from,
    to,
    total,
    currency: prices.currency,
  }))

/** How many of the two airports are others than the ones asked for. */
const changesOf = ({ search: { from, to } }: NearbyOffer, asked: FlightSearch): number =>
  Number(from !== asked.from) + Number(to !== asked.to)

/**
 * What flies near a search that found nothing: other days of the same route, then airports around both ends. A city stands for its own
 * airports, and no trip leads to where it starts.
 */
export const nearbyOffers = Effect.fn('nearbyOffers')(
  function* (search: FlightSearch, today: string, locale: Locale) {
    const [origins, destinations] = yield* Effect.all(
      [airportsAround(search.from, locale), airportsAround(search.to, locale)],
      { concurrency: 2 },
    )
    const pairs = origins.flatMap((from) => destinations.map((to): Pair => ({ from, to })))
    const isAsked = ({ from, to }: Pair): boolean => from.code === search.from && to.code === search.to
    const found = yield* Effect.forEach(
      pairs.filter((pair) => isAsked(pair) || pair.from.cityCode !== pair.to.cityCode),
      (pair) => {
        const { from, to } = pair
        const route = { ...search, from: from.code, to: to.code }
        return Effect.map(pricesAround(route, isAsked(pair) ? daysTried : 0, today), (prices) =>
          offersOf(route, from.city, to.city, prices),
        )
      },
      { concurrency: 4 },
    )
    return found
      .flat()
      .toSorted((a, b) => changesOf(a, search) - changesOf(b, search) || a.total - b.total)
      .slice(0, offersShown)
  },
  Effect.orElseSucceed((): readonly NearbyOffer[] => []),
)
