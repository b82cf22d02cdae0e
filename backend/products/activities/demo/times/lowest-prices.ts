import type { FoundActivity } from '#contract/products/activities/activity-search.ts'
import { type TimeOfDay, timesOfDay } from '#domain/activity-kinds.ts'
import { dateOf } from '../../../demo/calendar.ts'
import { dollars } from '../../../demo/dollars.ts'
import type { TimeSlot } from './time-slots.ts'

interface Price {
  readonly total: number
  readonly cancelsFree: boolean
  readonly times: TimeOfDay[]
}

/** The lowest total of each time of a day, each before the lowest that can be cancelled for nothing; Infinity where there is none. */
type Lowest = number[]

const lowestByDay = (slots: readonly TimeSlot[]): ReadonlyMap<number, Lowest> => {
  const days = new Map<number, Lowest>()
  for (const { day, timesOfDay: times, price, utcFreeUntil } of slots) {
    const lowest = days.get(day) ?? timesOfDay.flatMap(() => [Infinity, Infinity])
    days.set(day, lowest)
    for (const time of times) {
      const at = timesOfDay.indexOf(time) * 2
      lowest[at] = Math.min(lowest[at] ?? Infinity, price.total)
      if (utcFreeUntil !== null) lowest[at + 1] = Math.min(lowest[at + 1] ?? Infinity, price.total)
    }
  }
  return days
}

/** The prices of a day, each with its times. One that can be cancelled for nothing stands for one that cannot and costs the same. */
const pricesOf = (lowest: Lowest): readonly Price[] => {
  const prices: Price[] = []
  lowest.forEach((total, at) => {
    const time = timesOfDay[at >> 1]
    const cancelsFree = at % 2 === 1
    if (total === Infinity || time === undefined || (!cancelsFree && lowest[at + 1] === total)) return
    const same = prices.find((own) => own.total === total && own.cancelsFree === cancelsFree)
    if (same) same.times.push(time)
    else prices.push({ total, cancelsFree, times: [time] })
  })
  return prices
}

/** The lowest prices of these times by day and time of day, the lowest first; days on which one is had at the same times stand together. */
export const lowestPrices = (slots: readonly TimeSlot[]): FoundActivity['prices'] => {
  const found = new Map<string, { readonly price: Price; readonly days: number[] }>()
  for (const [day, lowest] of lowestByDay(slots))
    for (const price of pricesOf(lowest)) {
      const name = `${price.total} ${price.cancelsFree} ${price.times.join()}`
      const same = found.get(name) ?? { price, days: [] }
      found.set(name, same)
      same.days.push(day)
    }
  return [...found.values()]
    .toSorted((a, b) => a.price.total - b.price.total)
    .map(({ price: { total, cancelsFree, times }, days }) => ({
      total: dollars(total),
      dates: days.toSorted((a, b) => a - b).map(dateOf),
      timesOfDay: times,
      cancelsFree,
    }))
}
