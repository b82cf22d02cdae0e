import type { Fee } from '../fees.ts'
import type { Cabin } from './fares/cabin.ts'
import type { FareFamilyRules } from './fares/fare-family.ts'
import type { Party } from './fares/half-fare.ts'
import { type DayOfWays, cheaper, dayOfWays, lowestRoundTrip } from './market/lowest-trip.ts'
import { lowestWayOf } from './market/lowest-way.ts'
import { type Market, marketBetween, marketsBetween } from './market/market.ts'
import { type PricedWay, type Wanted, type WaysOn, waysPricer } from './market/priced-way.ts'
import type { Trip } from './market/trip.ts'
import { namedOutcome } from './named-routes.ts'
import type { Quote } from './quote.ts'
import { tripTotal } from './fares/trip-price.ts'
import { tripFamily } from './offers/trip-families.ts'

export interface PriceQuestion {
  readonly from: string
  readonly to: string
  readonly cabin: Cabin
  readonly party: Party
  readonly fees: readonly Fee[]
  readonly quote: Quote
  /** any fare family will do where nobody says */
  readonly accepts?: (family: FareFamilyRules) => boolean
}

const cheapestFamily = { out: 0, back: 0 }

/** What the search for the same trip would show first, in cents; null where nothing is for sale. */
export const totalOf = (trip: Trip | null, { party, fees }: PriceQuestion): number | null => {
  const family = trip && tripFamily(trip, cheapestFamily, { outcome: null })
  return family && tripTotal(family.fare, { party, fees, raise: 0 })
}

export const wantedOf = ({ cabin, party, quote, accepts = () => true }: PriceQuestion): Wanted => ({
  cabin,
  party,
  quote,
  accepts,
})

export const sellsNothing = ({ from, to }: PriceQuestion): boolean => namedOutcome(from, to) === 'no-flights'

/** Each day's ways of every pair of airports, or those of them that are wanted, worked out when first asked for. */
export const daysOf = (
  market: Market,
  waysOn: WaysOn,
  isWanted: (way: PricedWay) => boolean = () => true,
): ((day: number) => readonly DayOfWays[]) => {
  const known = new Map<number, readonly DayOfWays[]>()
  return (day) => {
    const ways = known.get(day) ?? market.map((pair) => dayOfWays(waysOn(pair, day).filter(isWanted)))
    known.set(day, ways)
    return ways
  }
}

/** The lowest price of each day, one way where `stay` is null, else with the return that many days later. */
export const lowestPerDay = (
  question: PriceQuestion,
  days: readonly number[],
  stay: number | null,
): ReadonlyArray<number | null> => {
  if (sellsNothing(question)) return days.map(() => null)
  const wanted = wantedOf(question)
  if (stay === null) {
    const market = marketBetween(question.from, question.to)
    const lowestOf = market.map((pair) => lowestWayOf(pair, wanted))
    return days.map((day) => totalOf(lowestOf.map((lowestOn) => lowestOn(day)).reduce(cheaper, null), question))
  }
  const waysOn = waysPricer(wanted)
  const { out, back } = marketsBetween(question.from, question.to)
  const outOn = daysOf(out, waysOn)
  const backOn = daysOf(back, waysOn)
  return days.map((day) => totalOf(lowestRoundTrip(outOn(day), backOn(day + stay)), question))
}

/** The lowest round trip of each departure (rows) with each return (cells); null where it would come back too early. */
export const lowestGrid = (
  question: PriceQuestion,
  departures: readonly number[],
  returns: readonly number[],
): ReadonlyArray<ReadonlyArray<number | null>> => {
  if (sellsNothing(question)) return departures.map(() => returns.map(() => null))
  const waysOn = waysPricer(wantedOf(question))
  const { out, back } = marketsBetween(question.from, question.to)
  const outOn = daysOf(out, waysOn)
  const backOn = daysOf(back, waysOn)
  return departures.map((departure) =>
    returns.map((day) => (day < departure ? null : totalOf(lowestRoundTrip(outOn(departure), backOn(day)), question))),
  )
}
