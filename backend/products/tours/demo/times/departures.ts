import type { DepartureStatus } from '#domain/tour-kinds.ts'
import { dateOf } from '../../../demo/calendar.ts'
import { type Taken, nothingTaken, takenKey } from '../../../demo/reservations/reservation-rows.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import type { Tour } from '../made/tour.ts'

/** One departure, by the number of its first day since 1970. */
export interface Departure {
  readonly tour: Tour
  readonly day: number
  readonly status: DepartureStatus
  /** null where the operator has to be asked */
  readonly left: number | null
  /** the last day on which it may be called off; null where enough have booked */
  readonly callOffDay: number | null
}

/** Nothing is sold later than so many days before it begins. */
const cutOffDays = 4

/** What is left at most for `few`. */
const fewPlaces = 4

/** How many have booked a departure, in one place of a deterministic world. */
const bookedOf = ({ seed, most, fewest, outcome }: Tour, day: number): number => {
  switch (outcome) {
    case null:
      return mix(seed, day, 11) % 12 === 0 ? most : Math.floor(unit(mix(seed, day, 12)) ** 1.4 * most)
    case 'sold_out':
      return most
    case 'few':
      return most - 3
    case 'guaranteed':
      return fewest
    default:
      return 0
  }
}

const isOnRequest = ({ seed, outcome }: Tour, day: number): boolean =>
  outcome === null ? mix(seed, day, 13) % 11 === 0 : outcome.startsWith('on_request')

const statusOf = (left: number, isGuaranteed: boolean): DepartureStatus => {
  if (left === 0) return 'sold_out'
  if (left <= fewPlaces) return 'few'
  return isGuaranteed ? 'guaranteed' : 'available'
}

/** The last day on which a departure is sold. */
export const lastSoldDay = ({ day, callOffDay }: Pick<Departure, 'day' | 'callOffDay'>): number =>
  Math.min(day - cutOffDays, callOffDay ?? Infinity)

/** The departure on a day; undefined where the tour does not begin on it, or has been called off. */
const departureOn = (tour: Tour, day: number, today: number, taken: Taken): Departure | undefined => {
  if ((day + tour.seed) % tour.everyDays !== 0) return undefined
  const booked = bookedOf(tour, day)
  const isGuaranteed = booked >= tour.fewest
  const callOffDay = isGuaranteed ? null : day - tour.callOffDays
  if (lastSoldDay({ day, callOffDay }) < today) return undefined
  const left = Math.max(0, tour.most - booked - (taken.get(takenKey(tour.code, '', dateOf(day))) ?? 0))
  const asks = isOnRequest(tour, day)
  return {
    tour,
    day,
    status: asks ? 'on_request' : statusOf(left, isGuaranteed),
    left: asks ? null : left,
    callOffDay,
  }
}

/** Departures from one day to another, both included, the earliest first; `taken` is what was reserved here. */
export const departuresOf = (
  tour: Tour,
  from: number,
  to: number,
  today: number,
  taken: Taken = nothingTaken,
): readonly Departure[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).flatMap((day) => {
    const departure = departureOn(tour, day, today, taken)
    return departure ? [departure] : []
  })

/** Whether everybody of a party has a place, or may have once the operator was asked. */
export const fits = ({ left }: Departure, people: number): boolean => left === null || left >= people
