import type { Paxes } from '#contract/products/pax.ts'
import { fallbackAge } from '#domain/activity-kinds.ts'
import { lastBookableDay } from '#domain/time/bookable-days.ts'
import { addDays } from '#domain/time/dates.ts'
import type { RequestFault } from '../api/refuse-faults.ts'
import { dayOf } from './demo/calendar.ts'

/** Days by their numbers since 1970, both included, and the age of everybody who comes along. */
export interface RequestedDays {
  readonly from: number
  readonly to: number
  readonly ages: readonly number[]
}

interface WhenAndWho {
  readonly from: string
  readonly to: string
  readonly paxes: typeof Paxes.Type
}

/** A request's days and ages, whose age nobody said at the specification's 30. */
export const requestedDays = ({ from, to, paxes }: WhenAndWho): RequestedDays => ({
  from: dayOf(from),
  to: dayOf(to),
  ages: paxes.map(({ age }) => age ?? fallbackAge),
})

/** Every fault of its days beyond their form: where something begins, it may still be yesterday. */
export const dayFaults = ({ from, to }: Pick<WhenAndWho, 'from' | 'to'>, nowMs: number): readonly RequestFault[] => {
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const last = lastBookableDay(today)
  return [
    ...(from < addDays(today, -1) ? [{ path: 'payload.from', message: 'is in the past' }] : []),
    ...(to > last ? [{ path: 'payload.to', message: `is after ${last}, the last day that is sold` }] : []),
  ]
}
