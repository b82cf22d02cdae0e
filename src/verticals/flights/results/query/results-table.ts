import type { Point } from '#domain/place/great-circle.ts'
import {
  type Fare,
  type FlightList,
  type FlightOffer,
  type Slice,
  dayOf,
  firstSegment,
  hasZeroPenalty,
  isRefundable,
  lastSegment,
  stopCount,
} from '../../offer/flight-offer.ts'
import { distanceOff, pointOf } from './results-distance.ts'

/** What is asked of a fare, as bits: which of an offer's fares is the one shown depends on them. */
export const fareFlag = { refundable: 1, zeroPenalty: 2, bags: 4 } as const
const flagCombinations = 8

/** How a checked bag stands with a price: inside it, added to it, or not to be had (or not known) with any fare. */
export type BagState = 'included' | 'added' | 'none'

export interface PricedFare {
  readonly offer: FlightOffer
  readonly fare: Fare
  /** for all travellers, with the bag where asked, minor units */
  readonly total: number
  readonly bag: BagState
}

/** One flight to choose in a direction, with all offers that hold it. */
export interface FlightLeg {
  readonly slice: Slice
  readonly offers: readonly FlightOffer[]
  /** by fare flags: the cheapest total in minor units, Infinity where no fare has what is asked */
  readonly totals: readonly number[]
  /** true where bags are asked for and no fare has or sells one */
  readonly bagless: boolean
  /** kilometres by which its two airports lie off the ones asked for */
  readonly distance: number
  /** days by which the departure lies off the one asked for */
  readonly daysOff: number
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

/** The rows' totals in minor units, by fare flags. */
export const totalsByTerms = (rows: readonly FlightLeg[]): readonly Float64Array[] =>
  Array.from({ length: flagCombinations }, (_, flags) =>
    Float64Array.from(rows, ({ totals }) => totals[flags] ?? Infinity),
  )

export const measureLegs = (rows: readonly FlightLeg[]): LegMeasures => ({
  totals: totalsByTerms(rows),
  bagless: Uint8Array.from(rows, ({ bagless }) => (bagless ? 1 : 0)),
  minutes: Float64Array.from(rows, ({ slice }) => slice.minutes),
  stops: Uint8Array.from(rows, ({ slice }) => Math.min(stopCount(slice), 2)),
  distance: Float64Array.from(rows, ({ distance }) => distance),
  daysOff: Float64Array.from(rows, ({ daysOff }) => daysOff),
})

export const bagState = (fare: Fare): BagState => {
  if ((fare.rules.checkedBags?.quantity ?? 0) > 0) return 'included'
  return fare.bag === undefined ? 'none' : 'added'
}

/** What a fare comes to where everyone with a seat of their own takes a checked bag. */
export const totalWithBag = (fare: Fare, bagTravellers: number): number => fare.total + (fare.bag ?? 0) * bagTravellers

const fits = (fare: Fare, flags: number): boolean =>
  ((flags & fareFlag.refundable) === 0 || isRefundable(fare.rules)) &&
  ((flags & fareFlag.zeroPenalty) === 0 || hasZeroPenalty(fare.rules))

const priced = (offer: FlightOffer, fare: Fare, flags: number, bagTravellers: number): PricedFare => {
  const asked = (flags & fareFlag.bags) !== 0
  return { offer, fare, bag: bagState(fare), total: asked ? totalWithBag(fare, bagTravellers) : fare.total }
}

/** A bag that cannot be had makes a fare the last choice where bags are asked for. */
const isBetter = (one: PricedFare, other: PricedFare | undefined, flags: number): boolean => {
  if (other === undefined) return true
  const bagless = (candidate: PricedFare) => (flags & fareFlag.bags) !== 0 && candidate.bag === 'none'
  if (bagless(one) !== bagless(other)) return bagless(other)
  return one.total < other.total
}

/** The cheapest of the offers' fares that has what the flags ask; undefined where none has. */
export const cheapestFare = (
  offers: readonly FlightOffer[],
  flags: number,
  bagTravellers: number,
): PricedFare | undefined => {
  let best: PricedFare | undefined
  for (const offer of offers) {
    for (const fare of offer.fares) {
      if (!fits(fare, flags)) continue
      const candidate = priced(offer, fare, flags, bagTravellers)
      if (isBetter(candidate, best, flags)) best = candidate
    }
  }
  return best
}

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
export interface AskedLeg {
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

const legOf = (asked: AskedLeg, airports: FlightList['airports']) => {
  const from: Point | undefined = pointOf(asked.from, airports)
  const to: Point | undefined = pointOf(asked.to, airports)
  return ({ slice, offers }: Group): FlightLeg => {
    const fares = Array.from({ length: flagCombinations }, (_, flags) =>
      cheapestFare(offers, flags, asked.bagTravellers),
    )
    return {
      slice,
      offers,
      totals: fares.map((fare) => fare?.total ?? Infinity),
      bagless: fares[fareFlag.bags]?.bag === 'none',
      distance:
        distanceOff(airports[firstSegment(slice).from], from) + distanceOff(airports[lastSegment(slice).to], to),
      daysOff: Math.abs(dayOf(firstSegment(slice).departure) - dayNumber(asked.day)),
    }
  }
}

/** The departures to choose from; a round trip's price is that of the cheapest return with it. */
export const departureLegs = (list: FlightList, asked: AskedLeg): readonly FlightLeg[] =>
  grouped(list.offers, (offer) => offer.outbound).map(legOf(asked, list.airports))

/** The returns that are sold with a chosen departure. */
export const returnLegs = (list: FlightList, outboundKey: string, asked: AskedLeg): readonly FlightLeg[] =>
  grouped(
    list.offers.filter((offer) => offer.outbound.key === outboundKey),
    (offer) => offer.inbound,
  ).map(legOf(asked, list.airports))
