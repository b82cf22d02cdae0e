import type { Point } from '#domain/place/great-circle.ts'
import type { Filters } from '#/features/results/facet.ts'
import {
  type FlightList,
  type FlightOffer,
  type Slice,
  dayOf,
  firstSegment,
  lastSegment,
  stopCount,
} from '../../offer/flight-offer.ts'
import { cheapestFares, fareFlag, flagCombinations } from './fare-price.ts'
import { distanceOff, pointOf } from './results-distance.ts'

/** One flight to choose in a direction, with all offers that hold it. */
export interface FlightLeg {
  readonly slice: Slice
  /** those whose return may be chosen by the filters */
  readonly offers: readonly FlightOffer[]
  /** by fare flags: the cheapest total in minor units, Infinity where no fare has what is asked */
  readonly totals: readonly number[]
  /** true where bags are asked for and no fare has or sells one */
  readonly bagless: boolean
  /** true where its emissions are known to be below the median of the search */
  readonly isLowCo2: boolean
  /** kilometres by which its two airports lie off the ones asked for */
  readonly distance: number
  /** days by which the departure lies off the one asked for */
  readonly daysOff: number
  /** of a departure: whether a return is sold with it that passes the filters of the way back */
  hasReturn(this: void, filters: Filters): boolean
}

/** What the orders measure, by row. Lower is better in each. */
export interface LegMeasures {
  /** by fare flags, then by row */
  readonly totals: readonly Float64Array[]
  readonly bagless: Uint8Array
  readonly minutes: Float64Array
  readonly stops: Uint8Array
  readonly distance: Float64Array
  readonly daysOff: Float64Array
}

/** Of the rows of each list once: the orders and several filters look at the same. */
const columnsOfTotals = new WeakMap<readonly FlightLeg[], readonly Float64Array[]>()

/** The rows' totals in minor units, by fare flags. */
export const totalsByTerms = (rows: readonly FlightLeg[]): readonly Float64Array[] => {
  const known = columnsOfTotals.get(rows)
  if (known) return known
  const columns = Array.from({ length: flagCombinations }, (_, flags) =>
    Float64Array.from(rows, ({ totals }) => totals[flags] ?? Infinity),
  )
  columnsOfTotals.set(rows, columns)
  return columns
}

export const measureLegs = (rows: readonly FlightLeg[]): LegMeasures => ({
  totals: totalsByTerms(rows),
  bagless: Uint8Array.from(rows, ({ bagless }) => (bagless ? 1 : 0)),
  minutes: Float64Array.from(rows, ({ slice }) => slice.minutes),
  stops: Uint8Array.from(rows, ({ slice }) => Math.min(stopCount(slice), 2)),
  distance: Float64Array.from(rows, ({ distance }) => distance),
  daysOff: Float64Array.from(rows, ({ daysOff }) => daysOff),
})

const grouped = (offers: readonly FlightOffer[], sliceOf: (offer: FlightOffer) => Slice | undefined) => {
  const groups = new Map<string, { readonly slice: Slice; readonly offers: FlightOffer[] }>()
  for (const offer of offers) {
    const slice = sliceOf(offer)
    if (slice === undefined) continue
    const group = groups.get(slice.key) ?? { slice, offers: [] }
    group.offers.push(offer)
    groups.set(slice.key, group)
  }
  return [...groups.values()]
}

/** What was asked for in one direction. */
export interface RequestedLeg {
  readonly from: string
  readonly to: string
  /** local day, `YYYY-MM-DD` */
  readonly day: string
  readonly bagTravellers: number
}

interface Group {
  readonly slice: Slice
  readonly offers: readonly FlightOffer[]
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

const pricesOf = (offers: readonly FlightOffer[], bagTravellers: number) => {
  const fares = cheapestFares(offers, bagTravellers)
  return {
    offers,
    totals: fares.map((fare) => fare?.total ?? Infinity),
    bagless: fares[fareFlag.bags]?.bag === 'none',
  }
}

const legOf = (asked: RequestedLeg, { airports, medianCo2 = -Infinity }: FlightList) => {
  const from: Point | undefined = pointOf(asked.from, airports)
  const to: Point | undefined = pointOf(asked.to, airports)
  return ({ slice, offers }: Group): FlightLeg => {
    return {
      slice,
      ...pricesOf(offers, asked.bagTravellers),
      hasReturn: () => true,
      isLowCo2: (slice.co2 ?? Infinity) < medianCo2,
      distance:
        distanceOff(airports[firstSegment(slice).from], from) + distanceOff(airports[lastSegment(slice).to], to),
      daysOff: Math.abs(dayOf(firstSegment(slice).departure) - dayNumber(asked.day)),
    }
  }
}

/** The departures to choose from; a round trip's price is that of the cheapest return with it. `passing`: see `passingReturns`. */
export const departureLegs = (
  list: FlightList,
  asked: RequestedLeg,
  passing: (filters: Filters) => ReadonlySet<string>,
): readonly FlightLeg[] =>
  grouped(list.offers, (offer) => offer.outbound)
    .map(legOf(asked, list))
    .map((leg) => ({ ...leg, hasReturn: (filters) => leg.offers.some(isSoldWith(passing(filters))) }))

const isSoldWith =
  (returns: ReadonlySet<string>) =>
  ({ inbound }: FlightOffer): boolean =>
    !inbound || returns.has(inbound.key)

/** The departures with no more than these returns, at the prices of those; without any it has no price. */
export const withReturns = (
  legs: readonly FlightLeg[],
  returns: ReadonlySet<string>,
  bagTravellers: number,
): readonly FlightLeg[] =>
  legs.map((leg) => ({ ...leg, ...pricesOf(leg.offers.filter(isSoldWith(returns)), bagTravellers) }))

/** All returns of the list, each once. */
export const allReturnLegs = (list: FlightList, asked: RequestedLeg): readonly FlightLeg[] =>
  grouped(list.offers, (offer) => offer.inbound).map(legOf(asked, list))

/** The returns that are sold with a chosen departure. */
export const returnLegs = (list: FlightList, outboundKey: string, asked: RequestedLeg): readonly FlightLeg[] =>
  grouped(
    list.offers.filter((offer) => offer.outbound.key === outboundKey),
    (offer) => offer.inbound,
  ).map(legOf(asked, list))
