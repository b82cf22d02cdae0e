import type { Point } from '#domain/place/great-circle.ts'
import {
  type Fare,
  type FlightList,
  type FlightOffer,
  type Slice,
  carriersOf,
  dayOf,
  firstSegment,
  hasZeroPenalty,
  isRefundable,
  lastSegment,
  stopCount,
  timeOfDay,
} from '../../offer/flight-offer.ts'
import { timeBandOf } from '../../filters/flight-filters.ts'
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

/**
 * One direction's flights as rows: each slice once, with all offers that hold it. What filters and sorts read is laid
 * out in columns of numbers beforehand, so that a pass over all rows takes microseconds.
 */
export interface ResultsTable {
  readonly slices: readonly Slice[]
  readonly offers: readonly (readonly FlightOffer[])[]
  /** travellers with a seat of their own, each of whom takes the bag */
  readonly bagTravellers: number
  /** by fare flags, then by row: the cheapest total in minor units, Infinity where no fare has what is asked */
  readonly totals: readonly Float64Array[]
  /** by row: 1 where bags are asked for and no fare of the row has or sells one */
  readonly bagless: Uint8Array
  /** 0, 1, or 2 for two and more */
  readonly stops: Uint8Array
  readonly departureBand: Uint8Array
  readonly arrivalBand: Uint8Array
  readonly minutes: Float64Array
  /** kilometres by which the row's two airports lie off the ones asked for */
  readonly distance: Float64Array
  /** days by which the departure lies off the one asked for */
  readonly daysOff: Float64Array
  /** all airlines, and each row's as indexes into them */
  readonly airlines: readonly string[]
  readonly rowAirlines: readonly Uint16Array[]
}

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

const tableOf = (groups: readonly Group[], asked: AskedLeg, airports: FlightList['airports']): ResultsTable => {
  const { bagTravellers } = asked
  const from: Point | undefined = pointOf(asked.from, airports)
  const to: Point | undefined = pointOf(asked.to, airports)
  const askedDay = dayNumber(asked.day)
  const slices = groups.map((group) => group.slice)
  const offers = groups.map((group) => group.offers)
  const airlines = [...new Set(slices.flatMap(carriersOf))].toSorted()
  const airlineIndex = new Map(airlines.map((code, index) => [code, index]))
  const fares = Array.from({ length: flagCombinations }, (_, flags) =>
    offers.map((row) => cheapestFare(row, flags, bagTravellers)),
  )
  return {
    slices,
    offers,
    bagTravellers,
    totals: fares.map((rows) => Float64Array.from(rows, (fare) => fare?.total ?? Infinity)),
    bagless: Uint8Array.from(fares[fareFlag.bags] ?? [], (fare) => (fare?.bag === 'none' ? 1 : 0)),
    stops: Uint8Array.from(slices, (slice) => Math.min(stopCount(slice), 2)),
    departureBand: Uint8Array.from(slices, (slice) => timeBandOf(timeOfDay(firstSegment(slice).departure))),
    arrivalBand: Uint8Array.from(slices, (slice) => timeBandOf(timeOfDay(lastSegment(slice).arrival))),
    minutes: Float64Array.from(slices, (slice) => slice.minutes),
    distance: Float64Array.from(
      slices,
      (slice) =>
        distanceOff(airports[firstSegment(slice).from], from) + distanceOff(airports[lastSegment(slice).to], to),
    ),
    daysOff: Float64Array.from(slices, (slice) => Math.abs(dayOf(firstSegment(slice).departure) - askedDay)),
    airlines,
    rowAirlines: slices.map((slice) => Uint16Array.from(carriersOf(slice), (code) => airlineIndex.get(code) ?? 0)),
  }
}

/** The departures to choose from; a round trip's price is that of the cheapest return with it. */
export const departureTable = (list: FlightList, asked: AskedLeg): ResultsTable =>
  tableOf(
    grouped(list.offers, (offer) => offer.outbound),
    asked,
    list.airports,
  )

/** The returns that are sold with a chosen departure. */
export const returnTable = (list: FlightList, outboundKey: string, asked: AskedLeg): ResultsTable =>
  tableOf(
    grouped(
      list.offers.filter((offer) => offer.outbound.key === outboundKey),
      (offer) => offer.inbound,
    ),
    asked,
    list.airports,
  )
