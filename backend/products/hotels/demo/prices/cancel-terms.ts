import type { CancelTerms } from '#contract/products/hotels/room-rate.ts'
import { dateOf, instant, minutesPerDay, weekdayOf } from '../../../demo/calendar.ts'
import { mix } from '../../../demo/deterministic.ts'
import { utcOf } from '../../../demo/zone-offset.ts'
import type { Hotel } from '../house/hotel.ts'
import type { Plan } from './plans.ts'
import type { RoomPrice } from './room-price.ts'

/** What is kept in cents by whoever cancels before a UTC minute; null: later. */
interface KeptStep {
  readonly until: number | null
  readonly keeps: number
}

export interface KeptTerms {
  readonly steps: readonly KeptStep[]
  readonly fixedNights: readonly number[]
}

const sixInTheEvening = 18 * 60

/** The UTC minute at which it is six in the evening at the hotel, so many days before a day. */
const deadline = ({ destination }: Hotel, day: number, before: number): number =>
  utcOf(destination.timeZone, (day - before) * minutesPerDay + sixInTheEvening)

const freeDays = [1, 2, 3, 5] as const

/** Nights that are never given back: Friday and Saturday; of the hotel that is named for them the first, whatever its day. */
const fixedOf = ({ outcome }: Hotel, days: readonly number[]): readonly number[] =>
  outcome === 'fixed_nights' ? days.slice(0, 1) : days.filter((day) => weekdayOf(day) === 5 || weekdayOf(day) === 6)

const stepsOf = (
  hotel: Hotel,
  { cancelling }: Plan,
  days: readonly number[],
  price: RoomPrice,
  fixed: readonly number[],
): readonly KeptStep[] => {
  const arrival = days[0] ?? 0
  const all = price.net + price.tax
  const nightOf = (at: number): number => (price.nets[at] ?? 0) + (price.taxes[at] ?? 0)
  const free = deadline(hotel, arrival, freeDays[mix(hotel.seed, 23) % freeDays.length] ?? 2)
  const last = { until: null, keeps: all }
  switch (cancelling) {
    case 'never':
      return [last]
    case 'flexible':
      return [{ until: free, keeps: 0 }, { until: deadline(hotel, arrival, 0), keeps: nightOf(0) }, last]
    case 'partial':
      return [
        { until: deadline(hotel, arrival, 7), keeps: Math.round(all * 0.3) },
        { until: deadline(hotel, arrival, 2), keeps: Math.round(all * 0.6) },
        last,
      ]
    case 'fixed_nights':
      return [
        { until: free, keeps: days.reduce((sum, day, at) => sum + (fixed.includes(day) ? nightOf(at) : 0), 0) },
        last,
      ]
  }
}

/** Whether a plan has nights that it fixes and others: with none, or with all of them fixed, it is another plan. */
const fixesSome = ({ cancelling }: Plan, days: readonly number[], fixed: readonly number[]): boolean =>
  cancelling !== 'fixed_nights' || (fixed.length > 0 && fixed.length < days.length)

/**
 * How a room is cancelled at a plan; undefined where the plan is not sold: its deadline is over when it is asked for, or it fixes no
 * night of the stay or all of them. A deadline after which as much is kept as before is none.
 */
export const keptTerms = (
  hotel: Hotel,
  plan: Plan,
  days: readonly number[],
  price: RoomPrice,
  askedAt: number,
): KeptTerms | undefined => {
  const fixed = fixedOf(hotel, days)
  const steps = stepsOf(hotel, plan, days, price, fixed)
  const [first] = steps
  if (!first || (first.until !== null && first.until <= askedAt) || !fixesSome(plan, days, fixed)) return undefined
  return {
    steps: steps.filter(({ keeps }, at) => keeps !== steps[at + 1]?.keeps),
    fixedNights: plan.cancelling === 'fixed_nights' ? fixed : [],
  }
}

const keptAt = ({ steps }: KeptTerms, at: number | null): number =>
  steps.find(({ until }) => until === null || (at !== null && at <= until))?.keeps ?? 0

/** What holds for several rooms together: at every moment what is kept of each, added up. */
export const addedTerms = (rooms: readonly KeptTerms[]): KeptTerms => {
  const moments = [
    ...new Set(rooms.flatMap(({ steps }) => steps.flatMap(({ until }) => (until === null ? [] : [until])))),
  ]
  const ends = [...moments.toSorted((a, b) => a - b), null]
  const steps = ends.map((until) => ({ until, keeps: rooms.reduce((sum, room) => sum + keptAt(room, until), 0) }))
  return { steps, fixedNights: [...new Set(rooms.flatMap(({ fixedNights }) => fixedNights))].toSorted((a, b) => a - b) }
}

export const shownTerms = ({ steps, fixedNights }: KeptTerms): CancelTerms => {
  const free = steps.findLast(({ until, keeps }) => until !== null && keeps === 0)?.until ?? null
  return {
    refundability: free !== null ? 'refundable' : steps.length === 1 ? 'non_refundable' : 'partially',
    freeUntil: free === null ? null : instant(free),
    steps: steps.map(({ until, keeps }) => ({
      until: until === null ? null : instant(until),
      keeps: { amount: keeps, currency: 'USD' },
    })),
    fixedNights: fixedNights.map(dateOf),
  }
}
