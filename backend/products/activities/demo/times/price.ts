import { monthOf, weekdayOf } from '../../../demo/calendar.ts'
import { mix, unit } from '../../../demo/deterministic.ts'
import type { Activity } from '../made/activity.ts'
import type { Option } from '../made/options.ts'
import type { Party } from './party.ts'

/** What a party pays, in cents: each unit's price times how many, and their sum. */
export interface PartyPrice {
  readonly units: readonly { readonly code: string; readonly quantity: number; readonly each: number }[]
  readonly total: number
}

const weekendShare = 1.08
const busyMonths: ReadonlySet<number> = new Set([1, 7, 8, 12])
const busyShare = 1.1
/** of the activity whose price is another once it is reserved */
const risenShare = 1.08

/** An adult's price on a day, in steps of half a dollar. */
const adultPrice = ({ city, seed, terms }: Activity, day: number): number => {
  const level = 0.55 + city.level / 220
  const own = 0.85 + unit(mix(seed, 5)) * 0.4
  const weekend = weekdayOf(day) === 0 || weekdayOf(day) === 6 ? weekendShare : 1
  const season = busyMonths.has(monthOf(day)) ? busyShare : 1
  return Math.max(500, Math.round((terms.dollars * level * own * weekend * season * 100) / 50) * 50)
}

/** The one place where units are added up. */
export const priceOf = (activity: Activity, { units }: Party, day: number, reserving: boolean): PartyPrice => {
  const raised = reserving && activity.outcome === 'price_up' ? risenShare : 1
  const adult = Math.round(adultPrice(activity, day) * raised)
  const priced = units.map(({ unit: { unitCode, share }, quantity }) => ({
    code: unitCode,
    quantity,
    each: Math.round((adult * share) / 100),
  }))
  return { units: priced, total: priced.reduce((sum, { quantity, each }) => sum + quantity * each, 0) }
}

/** How many have come before, in one place of a deterministic world. */
export const takenOf = ({ seed }: Activity, { number, capacity }: Option, day: number, time: number): number => {
  if (capacity === null) return 0
  const hash = mix(seed, day, time, 30 + number)
  const full = hash % 14 === 0
  return full ? capacity : Math.floor(unit(mix(hash, 6)) ** 1.6 * capacity)
}
