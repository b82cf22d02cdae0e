import { type TimeBand, timeBandOf } from '#domain/time/time-bands.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { WrittenOffer } from './offer-text.ts'

type Facets = SearchAnswer['facets']
type Bucket = Facets['stops'][number]

/** Filter aggregation size (rule search-7). */
const mostBuckets = 200
const priceStep = 50_00

const bandOf = (at: string): TimeBand => timeBandOf(Number(at.slice(11, 13)))

const stopsKey = (segments: FlightOffer['itineraries'][number]['segments']): string => String(segments.length - 1)

const hoursKey = (duration: string): string => /PT(\d+)H/.exec(duration)?.[1] ?? '0'

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const bucketsOf = (counts: Map<string, number>): readonly Bucket[] =>
  [...counts]
    .map(([key, number]) => ({ key, count: number }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostBuckets)

/** What of an offer is counted. */
interface Counted {
  readonly out: Pick<FlightOffer['itineraries'][number], 'duration' | 'segments'>
  readonly total: number
  readonly seller: string | undefined
}

/** Counts over the way out of every offer: stops, whole hours, price steps of 50 dollars (in cents), time bands, airline. */
const countsOf = (offers: readonly Counted[]): Facets => {
  const [stops, duration, price] = [new Map(), new Map(), new Map()]
  const [departureTime, arrivalTime, airline] = [new Map(), new Map(), new Map()]
  for (const { out, total, seller } of offers) {
    const first = out.segments[0]
    const last = out.segments.at(-1)
    if (!first || !last) continue
    count(stops, stopsKey(out.segments))
    count(duration, hoursKey(out.duration))
    count(price, String(Math.floor(total / priceStep) * priceStep))
    count(departureTime, bandOf(first.departure.at))
    count(arrivalTime, bandOf(last.arrival.at))
    count(airline, seller ?? first.carrierCode)
  }
  return {
    stops: bucketsOf(stops),
    duration: bucketsOf(duration),
    price: bucketsOf(price),
    departureTime: bucketsOf(departureTime),
    arrivalTime: bucketsOf(arrivalTime),
    airline: bucketsOf(airline),
  }
}

export const facetsOf = (offers: readonly WrittenOffer[]): Facets =>
  countsOf(offers.map(({ out, total, sellers }) => ({ out: out.itinerary, total, seller: sellers[0] })))

/** The same counts of offers that are not written yet. */
export const facetsOfOffers = (offers: readonly FlightOffer[]): Facets =>
  countsOf(
    offers.flatMap(({ itineraries: [out], price, validatingAirlineCodes: [seller] }) =>
      out ? [{ out, total: price.intTotal.amount, seller }] : [],
    ),
  )
