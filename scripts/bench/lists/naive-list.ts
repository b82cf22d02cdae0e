import type { Filters } from '../../../src/features/results/facet.ts'
import { stopCount } from '../../../src/verticals/flights/offer/flight-offer.ts'
import { bestWeights } from '../../../src/verticals/flights/filters/flight-sorts.ts'
import { fareFlag } from '../../../src/verticals/flights/results/query/fare-price.ts'
import type { FlightLeg } from '../../../src/verticals/flights/results/query/results-table.ts'
import type { ResultsQuery } from '../../../src/verticals/flights/results/query/results-query.ts'
import type { ListedFlights } from '../../../src/verticals/flights/results/query/results-view.ts'
import { naiveFilters } from './naive-filters.ts'

/**
 * A list of flights as somebody writes it first: an array of offers, filtered; each choice of each filter counted by filtering
 * them all again as if it were made; each order sorted. What the engine is held beside, and held to.
 */
const perPage = 10

/** Which price of an offer counts. */
const termsOf = (filters: Filters, bags: boolean): number =>
  [filters.refundable, filters.cabinBag]
    .flatMap((conditions) => (conditions ?? []) as readonly (keyof typeof fareFlag)[])
    .reduce((bits, condition) => bits | fareFlag[condition], bags ? fareFlag.bags : 0)

const filtered = (legs: readonly FlightLeg[], filters: Filters, bags: boolean): readonly FlightLeg[] => {
  const terms = termsOf(filters, bags)
  return legs.filter((leg) =>
    naiveFilters.every(({ name, passes }) => filters[name] === undefined || passes(leg, filters[name] as never, terms)),
  )
}

/** 0 for the lowest of some values, 1 for the highest. */
const between = (values: readonly number[]): ((value: number) => number) => {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity)
  const high = values.filter((value) => value !== Infinity).reduce((most, value) => Math.max(most, value), -Infinity)
  return (value) => (high > low ? (value - low) / (high - low) : 0)
}

const changes = ({ slice }: FlightLeg): number => Math.min(stopCount(slice), 2)
const minutes = ({ slice }: FlightLeg): number => slice.minutes

const orders = (legs: readonly FlightLeg[], terms: number, bags: boolean) => {
  const total = (leg: FlightLeg): number => leg.totals[terms] ?? 0
  const [price, duration, stops] = [between(legs.map(total)), between(legs.map(minutes)), between(legs.map(changes))]
  const score = (leg: FlightLeg): number =>
    price(total(leg)) * bestWeights.price +
    duration(minutes(leg)) * bestWeights.duration +
    stops(changes(leg)) * bestWeights.stops
  const bagless = (leg: FlightLeg): number => (bags && leg.bagless ? 1 : 0)
  const keys = {
    best: [bagless, score, total, minutes],
    cheapest: [bagless, total, minutes, changes],
    fastest: [minutes, bagless, total, changes],
    nearest: [({ distance }: FlightLeg) => distance, ({ daysOff }: FlightLeg) => daysOff, bagless, total, minutes],
  }
  return Object.entries(keys).map(([name, of]) => ({
    name,
    compare: (a: FlightLeg, b: FlightLeg): number => {
      for (const key of of) if (key(a) !== key(b)) return key(a) - key(b)
      return 0
    },
  }))
}

/** What the page shows of a list, without its words. */
export const naiveView = (legs: readonly FlightLeg[], { filters, sort, page, bags }: ResultsQuery) => {
  const terms = termsOf(filters, bags)
  const left = filtered(legs, filters, bags)
  const sorted = orders(legs, terms, bags).map(({ name, compare }) => ({ name, legs: left.toSorted(compare) }))
  const pages = Math.max(1, Math.ceil(left.length / perPage))
  const current = Math.min(page, pages)
  const counted = naiveFilters.flatMap(({ name, choices }) => {
    const options = choices(legs, filters[name] as never, terms)
    const count = (value: unknown): number => filtered(legs, { ...filters, [name]: value }, bags).length
    return options ? [[name, options.map(({ key, value }) => ({ key, count: count(value) }))]] : []
  })
  return {
    rows: sorted
      .find(({ name }) => name === sort)
      ?.legs.slice((current - 1) * perPage, current * perPage)
      .map(({ slice }) => slice.key),
    total: legs.length,
    matched: left.length,
    page: current,
    pages,
    buckets: Object.fromEntries(counted),
    leaders: Object.fromEntries(
      sorted.flatMap(({ name, legs: [first] }) =>
        first ? [[name, { total: first.totals[terms], minutes: first.slice.minutes }]] : [],
      ),
    ),
  }
}

/** The same of what the engine found. */
export const comparable = ({ rows, total, matched, page, pages, buckets, leaders }: ListedFlights) => ({
  rows: rows.map(({ slice }) => slice.key),
  total,
  matched,
  page,
  pages,
  buckets,
  leaders,
})
