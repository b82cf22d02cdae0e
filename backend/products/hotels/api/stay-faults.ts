import { addDays } from '#domain/time/dates.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import type { StayDateTimeRange } from '#contract/products/hotels/stay.ts'
import type { RequestFault } from '../../../api/refuse-faults.ts'

/** The first day that it may be anywhere on Earth: where a hotel is, it may still be yesterday. */
const earliestToday = (nowMs: number): string => addDays(new Date(nowMs).toISOString().slice(0, 10), -1)

/** Every fault of a stay beyond its form. */
export const stayFaults = ({ startDate, endDate }: StayDateTimeRange, nowMs: number): readonly RequestFault[] => {
  const at = 'payload.rateInfo.stayDateTimeRange'
  const first = earliestToday(nowMs)
  const last = lastBookableDay(new Date(nowMs).toISOString().slice(0, 10))
  return [
    ...(startDate < first ? [{ path: `${at}.startDate`, message: 'is in the past' }] : []),
    ...(endDate > last ? [{ path: `${at}.endDate`, message: `is after ${last}, the last day that is sold` }] : []),
  ]
}
