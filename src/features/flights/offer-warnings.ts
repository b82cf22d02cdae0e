import { type Segment, type Slice, dayOf, minutesPerDay } from './flight-offer.ts'

/** A wait between two segments. */
export interface Layover {
  readonly at: string
  /** where the next segment leaves from, when that is another airport */
  readonly next: string | undefined
  readonly minutes: number
  readonly overnight: boolean
}

export type OfferWarning =
  | { readonly kind: 'technical_stop'; readonly at: string }
  | { readonly kind: 'airport_change'; readonly at: string; readonly next: string; readonly minutes: number }
  | { readonly kind: 'tight' | 'overnight' | 'long'; readonly at: string; readonly minutes: number }

/** Minutes under which a connection needs haste: in one airport, and between two of a city. */
const tight = { sameAirport: 60, otherAirport: 180 } as const
const long = 6 * 60

const night = { from: -1 * 60, to: 5 * 60 } as const
const nightRest = 4 * 60

/** Minutes of the wait that fall between 23:00 and 05:00. */
const minutesAtNight = (arrival: number, departure: number): number => {
  let sum = 0
  for (let day = dayOf(arrival); day <= dayOf(departure) + 1; day++) {
    const start = Math.max(arrival, day * minutesPerDay + night.from)
    const end = Math.min(departure, day * minutesPerDay + night.to)
    sum += Math.max(0, end - start)
  }
  return sum
}

const layoverBetween = (before: Segment, after: Segment): Layover => ({
  at: before.to,
  next: after.from === before.to ? undefined : after.from,
  minutes: after.departure - before.arrival,
  overnight: minutesAtNight(before.arrival, after.departure) >= nightRest,
})

export const layoversOf = (slice: Slice): readonly Layover[] =>
  slice.segments.slice(1).map((after, index) => layoverBetween(slice.segments[index] ?? after, after))

const layoverWarnings = ({ at, next, minutes, overnight }: Layover): readonly OfferWarning[] => {
  const limit = next === undefined ? tight.sameAirport : tight.otherAirport
  return [
    ...(next === undefined ? [] : [{ kind: 'airport_change', at, next, minutes } as const]),
    ...(minutes < limit ? [{ kind: 'tight', at, minutes } as const] : []),
    ...(overnight ? [{ kind: 'overnight', at, minutes } as const] : []),
    ...(minutes >= long && !overnight ? [{ kind: 'long', at, minutes } as const] : []),
  ]
}

/** What a traveller should know of an itinerary before choosing it, in the order in which it happens. */
export const warningsOf = (slice: Slice): readonly OfferWarning[] => {
  const waits = layoversOf(slice)
  return slice.segments.flatMap((segment, index) => {
    const wait = waits[index]
    const stops = segment.technicalStops.map((at) => ({ kind: 'technical_stop', at }) as const)
    return [...stops, ...(wait ? layoverWarnings(wait) : [])]
  })
}
