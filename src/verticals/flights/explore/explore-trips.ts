import { addDays } from '#domain/time/dates.ts'
import { type Money, toDecimal } from '#domain/money/money.ts'
import { type City, cityByCode } from '#/features/home/cities.ts'
import { fallbackCounts } from '#domain/traveller/travellers.ts'
import { resultsPath, serialiseFlightSearch } from '../search/flight-search.ts'
import type { ExploreAnswer } from './explore.ts'

/** A place to go to: what it costs, and the search that shows it at that price. */
export interface ExploreTrip {
  readonly to: City
  readonly departure: string
  readonly return: string | undefined
  readonly price: Money
  readonly url: string
  readonly search: Readonly<Record<string, string>>
}

/** Cheapest first; with a return after so many nights. */
export const tripsOf = ({ from, prices }: ExploreAnswer, nights: number | undefined): readonly ExploreTrip[] => {
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

/** By how much a budget is moved, in whole units. */
export const budgetStep = 50

/** The least and the most that a budget can say for these, whole steps of whole units. */
export const budgetRange = (trips: readonly ExploreTrip[]): { readonly least: number; readonly most: number } => {
  const units = trips.map(({ price }) => Math.ceil(Number(toDecimal(price)) / budgetStep) * budgetStep)
  return { least: Math.min(...units), most: Math.max(...units) }
}

/** A budget that was asked for elsewhere, where the cheapest place may be dearer than all of it; undefined for any price. */
export const budgetFor = (trips: readonly ExploreTrip[], asked: number | undefined): number | undefined => {
  if (asked === undefined || trips.length === 0) return asked
  const { least, most } = budgetRange(trips)
  return asked >= most ? undefined : Math.max(least, asked)
}

/** Those that a budget in whole units allows. */
export const withinBudget = (trips: readonly ExploreTrip[], budget: number | undefined): readonly ExploreTrip[] =>
  budget === undefined ? trips : trips.filter(({ price }) => Number(toDecimal(price)) <= budget)
