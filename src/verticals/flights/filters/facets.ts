import {
  type FareFilters,
  type LegFilters,
  type StopChoice,
  type TimeBand,
  stopChoices,
  timeBandNames,
} from './flight-filters.ts'
import { minuteSteps, priceSteps } from './facet-steps.ts'
import { type ResultsTable, fareFlag } from '../results/query/results-table.ts'

/** Buckets of a facet at most (rule search-7). */
const maximumBuckets = 200

/** `count` is how many rows would be left with this bucket alone chosen in its facet, and all other facets as they are. */
export interface Bucket<Key> {
  readonly key: Key
  readonly count: number
}

export interface Facets {
  readonly stops: readonly Bucket<StopChoice>[]
  readonly departure: readonly Bucket<TimeBand>[]
  readonly arrival: readonly Bucket<TimeBand>[]
  readonly airlines: readonly Bucket<string>[]
  /** minutes at most */
  readonly duration: readonly Bucket<number>[]
  /** whole units of the currency at most */
  readonly price: readonly Bucket<number>[]
  readonly refundable: number
  readonly zeroPenalty: number
}

/** One bit for each facet that a row fails. */
const failing = { stops: 1, departure: 2, arrival: 4, airlines: 8, duration: 16, price: 32, fare: 64 } as const

const minorPerUnit = 100

export const fareFlagsOf = (fare: FareFilters, bags: boolean): number =>
  (fare.refundable ? fareFlag.refundable : 0) |
  (fare.zeroPenalty ? fareFlag.zeroPenalty : 0) |
  (bags ? fareFlag.bags : 0)

export const totalsOf = (table: ResultsTable, flags: number): Float64Array => table.totals[flags] ?? new Float64Array()

/** Which values of a column are allowed, as a lookup; undefined where all are. */
const allowed = <Value>(all: readonly Value[], chosen: readonly Value[]): Uint8Array | undefined =>
  chosen.length === 0 ? undefined : Uint8Array.from(all, (value) => (chosen.includes(value) ? 1 : 0))

const anyAllowed = (lookup: Uint8Array, values: Uint16Array): boolean => {
  for (const value of values) if (lookup[value] === 1) return true
  return false
}

/** By row, the bits of the facets that it fails; 0 where it passes all. */
export const failures = (table: ResultsTable, leg: LegFilters, fare: FareFilters, flags: number): Uint8Array => {
  const stops = allowed(stopChoices, leg.stops)
  const departure = allowed(timeBandNames, leg.departure)
  const arrival = allowed(timeBandNames, leg.arrival)
  const airlines = allowed(table.airlines, leg.airlines)
  const maxMinutes = leg.maxMinutes ?? Infinity
  const minTotal = (fare.minPrice ?? 0) * minorPerUnit
  const maxTotal = (fare.maxPrice ?? Infinity) * minorPerUnit
  const totals = totalsOf(table, flags)
  return Uint8Array.from(table.slices, (_, row) => {
    const total = totals[row] ?? Infinity
    let bits = 0
    if (stops?.[table.stops[row] ?? 0] === 0) bits |= failing.stops
    if (departure?.[table.departureBand[row] ?? 0] === 0) bits |= failing.departure
    if (arrival?.[table.arrivalBand[row] ?? 0] === 0) bits |= failing.arrival
    if (airlines && !anyAllowed(airlines, table.rowAirlines[row] ?? new Uint16Array())) bits |= failing.airlines
    if ((table.minutes[row] ?? 0) > maxMinutes) bits |= failing.duration
    if (total === Infinity) bits |= failing.fare
    else if (total < minTotal || total > maxTotal) bits |= failing.price
    return bits
  })
}

const passing = (fails: Uint8Array): number => fails.reduce((count, bits) => count + (bits === 0 ? 1 : 0), 0)

/** Counts rows by a column's value, among those that fail nothing but the column's own facet. */
const countValues = (fails: Uint8Array, own: number, column: Uint8Array, length: number): Uint32Array => {
  const counts = new Uint32Array(length)
  for (let row = 0; row < fails.length; row++) {
    if (((fails[row] ?? 0) & ~own) === 0) counts[column[row] ?? 0]!++
  }
  return counts
}

const countAirlines = (fails: Uint8Array, table: ResultsTable): Uint32Array => {
  const counts = new Uint32Array(table.airlines.length)
  for (let row = 0; row < fails.length; row++) {
    if (((fails[row] ?? 0) & ~failing.airlines) !== 0) continue
    for (const airline of table.rowAirlines[row] ?? []) counts[airline]!++
  }
  return counts
}

/** For each step, the rows whose value is at most that. */
const countSteps = (
  fails: Uint8Array,
  own: number,
  column: Float64Array,
  steps: readonly number[],
  unit: number,
): readonly Bucket<number>[] => {
  const counts = new Uint32Array(steps.length)
  for (let row = 0; row < fails.length; row++) {
    if (((fails[row] ?? 0) & ~own) !== 0) continue
    for (let step = 0; step < steps.length; step++) {
      if ((column[row] ?? Infinity) <= (steps[step] ?? 0) * unit) counts[step]!++
    }
  }
  return steps.map((key, step) => ({ key, count: counts[step] ?? 0 }))
}

const buckets = <Key>(keys: readonly Key[], counts: Uint32Array): readonly Bucket<Key>[] =>
  keys.map((key, index) => ({ key, count: counts[index] ?? 0 })).slice(0, maximumBuckets)

const countWithFare = (table: ResultsTable, leg: LegFilters, fare: FareFilters, bags: boolean): number =>
  passing(failures(table, leg, fare, fareFlagsOf(fare, bags)))

/** How many rows each choice would leave, given the other facets as they are. */
export const facetsOf = (table: ResultsTable, leg: LegFilters, fare: FareFilters, bags: boolean): Facets => {
  const flags = fareFlagsOf(fare, bags)
  const fails = failures(table, leg, fare, flags)
  const totals = totalsOf(table, flags)
  return {
    stops: buckets(stopChoices, countValues(fails, failing.stops, table.stops, stopChoices.length)),
    departure: buckets(timeBandNames, countValues(fails, failing.departure, table.departureBand, timeBandNames.length)),
    arrival: buckets(timeBandNames, countValues(fails, failing.arrival, table.arrivalBand, timeBandNames.length)),
    airlines: buckets(table.airlines, countAirlines(fails, table)),
    duration: countSteps(fails, failing.duration, table.minutes, minuteSteps(table.minutes, leg.maxMinutes), 1),
    price: countSteps(fails, failing.price, totals, priceSteps(totals, fare.maxPrice), minorPerUnit),
    refundable: countWithFare(table, leg, { ...fare, refundable: true }, bags),
    zeroPenalty: countWithFare(table, leg, { ...fare, zeroPenalty: true }, bags),
  }
}
