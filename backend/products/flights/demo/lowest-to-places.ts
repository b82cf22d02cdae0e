import { type PriceQuestion, daysOf, sellsNothing, totalOf, wantedOf } from './lowest-prices.ts'
import { type BoundedPath, boundedPaths, leastOf } from './market/bounded-path.ts'
import { type DayOfWays, dayOfWays, lowestOneWay, lowestRoundTrip } from './market/lowest-trip.ts'
import { type AirportPair, type Markets, marketsFrom } from './market/market.ts'
import { waysPricer } from './market/priced-way.ts'
import type { Trip } from './market/trip.ts'
import { namedOutcome } from './named-routes.ts'

type FromPlace = Omit<PriceQuestion, 'to'>

/** The cheapest of some days of departure. */
export interface CheapestDay {
  readonly day: number
  /** cents, for the whole party */
  readonly total: number
}

/** The paths that can be part of a trip of so many cents, where the rest of it costs at least `rest`. */
const within = (paths: readonly BoundedPath[], day: number, rest: number, most: number): AirportPair =>
  paths.filter(({ floor }) => floor(day) + rest <= most).map(({ timed }) => timed)

/** Fees that are a share of a fare are rounded for each traveller: two trips may change places by so many cents. */
const roundedFees = 100

interface Found extends CheapestDay {
  /** cents before fees */
  readonly lowest: number
}

/** Prices single days of a market to one place and back. */
const dayPricer = (markets: Markets, question: PriceQuestion, stay: number | null) => {
  const wanted = wantedOf(question)
  const waysOn = waysPricer(wanted)
  const outs = markets.out.map((pair) => boundedPaths(pair, wanted, stay === null))
  const backs = stay === null ? [] : markets.back.map((pair) => boundedPaths(pair, wanted, false))
  const leastBack = (pair: number, day: number): number => (stay === null ? 0 : leastOf(backs[pair] ?? [], day + stay))
  const pairs = markets.out.map((out, pair) => ({
    outOn: daysOf([out], waysOn),
    backOn: daysOf([markets.back[pair] ?? []], waysOn),
    floor: (day: number): number => leastOf(outs[pair] ?? [], day) + leastBack(pair, day),
  }))
  const priced = (pair: AirportPair, on: number): DayOfWays => dayOfWays(waysOn(pair, on))
  const lowestOf = (out: readonly DayOfWays[], back: () => readonly DayOfWays[]): Trip | null =>
    stay === null ? lowestOneWay(out.flatMap(({ all }) => all)) : lowestRoundTrip(out, back())
  return {
    floor: (day: number): number => Math.min(...pairs.map(({ floor }) => floor(day))),
    /**
     * Whether a day may have a trip below so many cents, by the few paths that can be part of one. Alone they are offered more than
     * they are beside faster ones: it may say yes where the day has none, but never no where it has one.
     */
    mayCostLess: (day: number, most: number): boolean => {
      const out = outs.map((paths, pair) => priced(within(paths, day, leastBack(pair, day), most), day))
      const trip = lowestOf(out, () =>
        backs.map((paths, pair) =>
          priced(within(paths, day + (stay ?? 0), leastOf(outs[pair] ?? [], day), most), day + (stay ?? 0)),
        ),
      )
      return trip !== null && trip.lowest <= most
    },
    /** A day's lowest price: pairs of airports that cannot be cheaper than others are left out. */
    price: (day: number): Found | null => {
      let best: Trip | null = null
      for (const { floor, outOn, backOn } of pairs.toSorted((a, b) => a.floor(day) - b.floor(day))) {
        if (best && floor(day) > best.lowest) break
        const trip = lowestOf(outOn(day), () => backOn(day + (stay ?? 0)))
        if (trip && (!best || trip.lowest < best.lowest)) best = trip
      }
      const total = totalOf(best, question)
      return best && total !== null ? { day, total, lowest: best.lowest } : null
    },
  }
}

const isBetter = (one: Found, other: Found | null): boolean =>
  other === null || one.total < other.total || (one.total === other.total && one.day < other.day)

/** The lowest price of some days of departure to one place, with the return `stay` days later or one way. */
const lowestTo = (pricer: ReturnType<typeof dayPricer>, days: readonly number[]): CheapestDay | null => {
  const ahead = days
    .map((day) => ({ day, floor: pricer.floor(day) }))
    .toSorted((a, b) => a.floor - b.floor || a.day - b.day)
  let best: Found | null = null
  for (const { day, floor } of ahead) {
    const most: number = best ? best.lowest + roundedFees : Number.POSITIVE_INFINITY
    if (floor > most) break
    if (best && !pricer.mayCostLess(day, most)) continue
    const found = pricer.price(day)
    if (found && isBetter(found, best)) best = found
  }
  return best && { day: best.day, total: best.total }
}

/**
 * The cheapest of some days of departure to each of several places: what a search for that day shows first. Days are looked at in the
 * order of what nothing on them can cost less than, until none that is left can be cheaper.
 */
export const lowestToPlaces = (
  question: FromPlace,
  places: readonly string[],
  days: readonly number[],
  stay: number | null,
): ReadonlyArray<CheapestDay | null> => {
  const marketsTo = marketsFrom(question.from)
  return places.map((to) => {
    const asked = { ...question, to }
    if (sellsNothing(asked) || namedOutcome(question.from, to) === 'supplier-timeout') return null
    return lowestTo(dayPricer(marketsTo(to), asked, stay), days)
  })
}
