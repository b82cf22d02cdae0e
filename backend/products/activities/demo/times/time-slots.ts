import type { ActivityTime } from '#contract/products/activities/activity-availability.ts'
import type { TimeOfDay } from '#domain/activity-kinds.ts'
import { localTimeText, minutesPerDay, weekdayOf } from '../../../demo/calendar.ts'
import { type Taken, takenKey } from '../../../demo/reservations/reservation-rows.ts'
import { utcOf } from '../../../demo/zone-offset.ts'
import type { Activity } from '../made/activity.ts'
import { freeHoursOf } from '../made/cancelling.ts'
import type { Option } from '../made/options.ts'
import type { Party } from './party.ts'
import { type PartyPrice, priceOf, takenOf } from './price.ts'

/** When it is asked, as a UTC minute, what was booked by then, and whether it is asked to be reserved, which may cost more. */
export interface Asking {
  readonly minute: number
  readonly booked: Taken
  readonly reserving?: boolean
}

/** One time of one day for one party. Local minutes since 1970 at the place; UTC minutes where the name says so. */
export interface TimeSlot {
  readonly day: number
  readonly start: number
  readonly end: number
  readonly utcStart: number
  readonly open: { readonly from: string; readonly to: string } | null
  readonly status: ActivityTime['status']
  readonly available: boolean
  readonly vacancies: number | null
  readonly capacity: number | null
  readonly utcCutoff: number
  readonly utcFreeUntil: number | null
  readonly timesOfDay: readonly TimeOfDay[]
  readonly price: PartyPrice
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const noon = 720
const six = 1080

const timesOfDayOf = (from: number, to: number): readonly TimeOfDay[] => [
  ...(from < noon ? (['morning'] as const) : []),
  ...(from < six && to > noon ? (['afternoon'] as const) : []),
  ...(to > six ? (['evening'] as const) : []),
]

const isClosed = ({ terms, seed }: Activity, day: number): boolean =>
  terms.closesWeekly && weekdayOf(day) === 1 + (seed % 2)

const fewLeft = 4

/** How many may come to a time of which nothing was booked here; null where nobody counts. */
const placesOf = (activity: Activity, option: Option, day: number, minute: number): number | null => {
  if (option.capacity === null) return null
  if (activity.outcome === 'sold_out') return 0
  if (activity.outcome === 'limited') return 3
  if (activity.outcome !== null) return option.capacity
  return option.capacity - takenOf(activity, option, day, minute)
}

const statusOf = (vacancies: number | null): ActivityTime['status'] => {
  if (vacancies === null) return 'FREESALE'
  if (vacancies === 0) return 'SOLD_OUT'
  return vacancies <= fewLeft ? 'LIMITED' : 'AVAILABLE'
}

/** The times of an option on a day, as they are when they are asked for. */
export const slotsOf = (
  activity: Activity,
  option: Option,
  party: Party,
  day: number,
  { minute: askedAt, booked, reserving = false }: Asking,
): readonly TimeSlot[] => {
  const { terms, city, minutes } = activity
  const price = priceOf(activity, party, day, reserving)
  if (isClosed(activity, day)) return []
  const begins = terms.open ? [terms.open.from] : option.starts
  const free = freeHoursOf(terms.cancelling)
  return begins.map((time) => {
    const minute = minuteOf(time)
    const until = terms.open ? minuteOf(terms.open.to) : minute + minutes
    const start = day * minutesPerDay + minute
    const utcStart = utcOf(city.timeZone, start)
    const utcCutoff = utcStart - terms.cutoffMinutes
    const closed = utcCutoff <= askedAt
    const places = closed ? 0 : placesOf(activity, option, day, minute)
    const taken = booked.get(takenKey(activity.code, option.code, localTimeText(start))) ?? 0
    const vacancies = places === null ? null : Math.max(0, places - taken)
    const utcFreeUntil = free === null ? null : utcStart - free * 60
    return {
      day,
      start,
      end: day * minutesPerDay + until,
      utcStart,
      open: terms.open,
      status: closed ? 'CLOSED' : statusOf(vacancies),
      available: !closed && (vacancies === null || vacancies >= party.places),
      vacancies,
      capacity: option.capacity,
      utcCutoff,
      utcFreeUntil: utcFreeUntil !== null && utcFreeUntil > askedAt ? utcFreeUntil : null,
      timesOfDay: timesOfDayOf(minute, terms.open ? until : minute + 1),
      price,
    }
  })
}
