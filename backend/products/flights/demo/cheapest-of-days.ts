import { type PriceQuestion, daysOf, sellsNothing, totalOf, wantedOf } from './lowest-prices.ts'
import { lowestOneWay, lowestRoundTrip } from './market/lowest-trip.ts'
import { marketsBetween } from './market/market.ts'
import { type PricedWay, waysPricer } from './market/priced-way.ts'
import type { Trip } from './market/trip.ts'
import { marketingAirlines } from './offers/itinerary-shape.ts'
import { tripsOf } from './search.ts'

interface Question extends PriceQuestion {
  /** the airline that both ways are flown on; any where none is named */
  readonly airline?: string
}

export interface CheapestTrip {
  /** of departure */
  readonly day: number
  readonly trip: Trip
  /** cents, for the whole party */
  readonly total: number
}

const marketedBy =
  (airline: string | undefined) =>
  ({ itinerary }: PricedWay): boolean =>
    airline === undefined || marketingAirlines(itinerary).some(({ code }) => code === airline)

/** A list shows nearly every airline that flies: where none of these did, the next day's will not either. */
const mostSearches = 8

/** Days with what nothing on them can cost less than, the lowest first; days without a flight are left out. */
const floorsOf = (question: Question, days: readonly number[], stay: number | null) => {
  const [waysOn, isWanted] = [waysPricer(wantedOf(question)), marketedBy(question.airline)]
  const { out, back } = marketsBetween(question.from, question.to)
  const [outOn, backOn] = [daysOf(out, waysOn, isWanted), daysOf(back, waysOn, isWanted)]
  return days
    .flatMap((day) => {
      const lowest =
        stay === null
          ? lowestOneWay(outOn(day).flatMap(({ all }) => all))
          : lowestRoundTrip(outOn(day), backOn(day + stay))
      const floor = totalOf(lowest, question)
      return floor === null ? [] : [{ day, floor }]
    })
    .toSorted((a, b) => a.floor - b.floor || a.day - b.day)
}

/** The cheapest of the trips that a search for the day lists. A list is not everything that could be sold. */
const listedOn = (question: Question, day: number, stay: number | null): CheapestTrip | null => {
  const isWanted = marketedBy(question.airline)
  const { from, to, quote } = question
  const returnDay = stay === null ? null : day + stay
  const search = { from, to, departureDay: day, returnDay, ...wantedOf(question) }
  const trip = tripsOf(search, quote).trips.find(({ out, back }) => isWanted(out) && (back === null || isWanted(back)))
  const total = totalOf(trip ?? null, question)
  return trip && total !== null ? { day, trip, total } : null
}

/**
 * The cheapest trip of some days of departure, the first of equals: what whoever searches that day, and filters by the
 * airline where one is named, finds at that price.
 */
export const cheapestOfDays = (
  question: Question,
  days: readonly number[],
  stay: number | null,
): CheapestTrip | null => {
  if (sellsNothing(question)) return null
  let cheapest: CheapestTrip | null = null
  for (const { day, floor } of floorsOf(question, days, stay).slice(0, mostSearches)) {
    if (cheapest && cheapest.total <= floor) break
    const listed = listedOn(question, day, stay)
    if (listed && (cheapest === null || listed.total < cheapest.total)) cheapest = listed
  }
  return cheapest
}
