import { addDays } from '#domain/time/dates.ts'
import { type Money, toDecimal } from '#domain/money/money.ts'
import { type City, cityByCode } from '#/features/home/cities.ts'
import { fallbackCounts } from '#domain/traveller/travellers.ts'
import { resultsPath, serialiseFlightSearch } from '../search/flight-search.ts'
import { type ExploreAnswer, type ExploreUrl, nightsOf } from './explore.ts'

/** A place to go to: what it costs, and the search that shows it at that price. */
export interface ExploreTrip {
  readonly to: City
  readonly departure: string
  readonly return: string | undefined
  readonly price: Money
  readonly url: string
  readonly search: Readonly<Record<string, string>>
}

/** Cheapest first. */
export const tripsOf = ({ from, prices }: ExploreAnswer, url: ExploreUrl): readonly ExploreTrip[] => {
  const nights = nightsOf(url)
  return (prices?.places ?? []).flatMap(({ to: code, departure, lowest }) => {
    const to = cityByCode(code)
    if (!to || !from || !prices) return []
    const back = nights === undefined ? undefined : addDays(departure, nights)
    const search = {
      from: from.code,
      to: code,
      departure,
      return: back,
      ...fallbackCounts,
      ages: [],
      cabin: 'economy' as const,
    }
    return [
      {
        to,
        departure,
        return: back,
        price: { amount: lowest, currency: prices.currency },
        url: resultsPath(search, { from: from.pathName, to: to.names.es }).split('/')[1] ?? '',
        search: { ...serialiseFlightSearch(search), sort: 'cheapest' },
      },
    ]
  })
}

/** Those that a budget in whole units allows. */
export const withinBudget = (trips: readonly ExploreTrip[], budget: number | undefined): readonly ExploreTrip[] =>
  budget === undefined ? trips : trips.filter(({ price }) => Number(toDecimal(price)) <= budget)
