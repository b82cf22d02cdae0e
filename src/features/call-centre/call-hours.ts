import { type ZonedDateTime, fromDate } from '@internationalized/date'
import type { WorkingHours } from './working-hours.ts'

/** The hours that are running, else the next ones. */
export interface CallWindow {
  readonly isOpen: boolean
  readonly opensAt: Date
  readonly closesAt: Date
}

const atHour = (day: ZonedDateTime, hour: number): Date => {
  const midnight = { minute: 0, second: 0, millisecond: 0 }
  return hour === 24
    ? day
        .add({ days: 1 })
        .set({ hour: 0, ...midnight })
        .toDate()
    : day.set({ hour, ...midnight }).toDate()
}

/**
 * When somebody picks up, or will next, as instants: the clock of the hours' zone decides, through changes to and from
 * summer time. Hours that close before they open go on past midnight.
 */
export const callWindow = (hours: WorkingHours, now: Date): CallWindow => {
  const today = fromDate(now, hours.zone)
  const nights = hours.closes <= hours.opens ? 1 : 0
  const window = [-1, 0, 1, 2]
    .map((days) => {
      const day = today.add({ days })
      return { opensAt: atHour(day, hours.opens), closesAt: atHour(day.add({ days: nights }), hours.closes) }
    })
    .find(({ closesAt }) => closesAt > now)
  if (!window) throw new RangeError(`no hours after ${now.toISOString()}`)
  return { ...window, isOpen: window.opensAt <= now }
}
