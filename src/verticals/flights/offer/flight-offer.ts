import type { Names } from '#domain/names.ts'

export interface AirportInfo {
  readonly name: Names
  readonly city: Names
  readonly cityCode: string
  readonly lat: number
  readonly lon: number
}

/** Local wall-clock time as minutes since 1970-01-01T00:00, so that days and times of day are a division away. */
export type LocalMinutes = number

export const minutesPerDay = 1440

export interface Segment {
  readonly from: string
  readonly to: string
  readonly fromTerminal: string | undefined
  readonly toTerminal: string | undefined
  readonly departure: LocalMinutes
  readonly arrival: LocalMinutes
  /** elapsed minutes from gate to gate */
  readonly minutes: number
  readonly carrier: string
  readonly number: string
  /** who flies it, where that is another airline than the one that sells it */
  readonly operating: string | undefined
  readonly aircraft: string
  /** airports where the aeroplane lands on the way under the same flight number */
  readonly technicalStops: readonly string[]
}

/** One direction of a trip: its segments in order. */
export interface Slice {
  /** the flights by number, `AV26.IB6589~1`: the same flights of the same search always have the same key */
  readonly key: string
  readonly segments: readonly Segment[]
  /** elapsed minutes from the first departure to the last arrival */
  readonly minutes: number
  /** kilograms of CO₂e per traveller; undefined where a segment does not say */
  readonly co2: number | undefined
}

/** `allowed` and `penalty` are null where the airline does not say: unknown is not "no" (rule search-4). */
export interface FareRule {
  readonly allowed: boolean | null
  /** minor units of the list's currency */
  readonly penalty: number | null
}

export interface BagAllowance {
  readonly quantity: number
  readonly kilograms: number | undefined
}

export type SeatRule = 'included' | 'for_a_fee' | 'at_check_in' | 'unknown'

/** What a fare includes and allows; many offers share one. */
export interface FareRules {
  readonly label: string
  readonly cabinBags: BagAllowance | null
  readonly checkedBags: BagAllowance | null
  readonly change: FareRule
  readonly refund: FareRule
  readonly seat: SeatRule
}

/** One way to buy an offer's flights. Amounts are minor units of the list's currency. */
export interface Fare {
  /** the offer's id with this fare */
  readonly id: string
  /** for all travellers, taxes and fees included */
  readonly total: number
  /** what one first checked bag of one traveller is charged for the whole trip, margin included; undefined where it is included, cannot be had or is not known */
  readonly bag: number | undefined
  readonly rules: FareRules
}

export interface FlightOffer {
  readonly outbound: Slice
  /** undefined for one-way */
  readonly inbound: Slice | undefined
  /** cheapest first, never empty */
  readonly fares: readonly Fare[]
  /** the cheapest fare for one adult, minor units; undefined where that fare is not among these */
  readonly perAdult: number | undefined
  /** seats left at this price; nobody counts beyond 9 */
  readonly seats: number
  /** true where the airline only holds the seats and payment follows later */
  readonly holdOnly: boolean
}

/** A whole answer to a search. */
export interface FlightList {
  readonly currency: string
  /** epoch milliseconds after which the prices do not hold */
  readonly expiresAt: number
  /** kilograms of CO₂e of one traveller, of the itineraries of this answer; undefined where too few are known */
  readonly medianCo2: number | undefined
  /** true where a supplier did not answer, so that flights may be missing */
  readonly partial: boolean
  readonly airports: Readonly<Record<string, AirportInfo>>
  readonly carriers: Readonly<Record<string, string>>
  readonly aircraft: Readonly<Record<string, string>>
  readonly offers: readonly FlightOffer[]
}

/** The list without its offers: what every row needs to be told in words. */
export type FlightNames = Omit<FlightList, 'offers'>

export const dayOf = (time: LocalMinutes): number => Math.floor(time / minutesPerDay)

/** Minutes since midnight. */
export const timeOfDay = (time: LocalMinutes): number => time - dayOf(time) * minutesPerDay

const endOf = <Item>(items: readonly Item[], index: number): Item => {
  const item = items.at(index)
  if (item === undefined) throw new RangeError('a slice has at least one segment')
  return item
}

export const firstSegment = (slice: Slice): Segment => endOf(slice.segments, 0)
export const lastSegment = (slice: Slice): Segment => endOf(slice.segments, -1)

/** Days by which the calendar has moved on at the arrival: the "+1" of a timetable. Negative across the date line. */
export const daysLater = (slice: Slice): number =>
  dayOf(lastSegment(slice).arrival) - dayOf(firstSegment(slice).departure)

/** Connections and technical stops: everything between the first departure and the last arrival. */
export const stopCount = (slice: Slice): number =>
  slice.segments.length - 1 + slice.segments.reduce((sum, segment) => sum + segment.technicalStops.length, 0)

/** The airlines that sell the slice's segments, each once, in order. */
export const carriersOf = (slice: Slice): readonly string[] => [
  ...new Set(slice.segments.map((segment) => segment.carrier)),
]

/** The airlines that fly segments which others sell, each once, in order. */
export const operatorsOf = (slice: Slice): readonly string[] => [
  ...new Set(slice.segments.flatMap(({ operating }) => operating ?? [])),
]

export const isRefundable = (rules: FareRules): boolean => rules.refund.allowed === true
export const hasZeroPenalty = (rules: FareRules): boolean => rules.change.allowed === true && rules.change.penalty === 0
export const hasCabinBag = (rules: FareRules): boolean => (rules.cabinBags?.quantity ?? 0) > 0

const segmentKey = (segment: Segment, firstDay: number): string => {
  const later = dayOf(segment.departure) - firstDay
  return `${segment.carrier}${segment.number}${later > 0 ? `~${later}` : ''}`
}

export const sliceKey = (segments: readonly Segment[]): string => {
  const firstDay = dayOf(endOf(segments, 0).departure)
  return segments.map((segment) => segmentKey(segment, firstDay)).join('.')
}
