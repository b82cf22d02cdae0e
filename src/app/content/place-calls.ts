import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { lastActivityDay } from '#/verticals/activities/search/parse-activity-search.ts'
import { lastCheckOut } from '#/verticals/hotels/search/parse-stay-days.ts'

export interface Asked {
  readonly name: MessageDescriptor
  readonly heading: MessageDescriptor
  readonly action: string
  /** of the first and the last day: as addresses name it, and as a field is labelled */
  readonly first: readonly [string, MessageDescriptor]
  readonly last: readonly [string, MessageDescriptor]
  /** what its days are of */
  readonly days: MessageDescriptor
  readonly fewestNights: number
  readonly lastDay: (today: string) => string
}

/** What is asked for in a place, by the name of its kind of travel. */
export const placeCalls = {
  hotels: {
    name: msg`Hotels`,
    heading: msg`Search hotels`,
    action: '/hoteles/result',
    first: ['checkIn', msg`Check-in`],
    last: ['checkOut', msg`Check-out`],
    days: msg`Days of the stay`,
    fewestNights: 1,
    lastDay: lastCheckOut,
  },
  activities: {
    name: msg`Activities`,
    heading: msg`Search activities`,
    action: '/activities/result',
    first: ['from', msg`First day`],
    last: ['to', msg`Last day`],
    days: msg`Days that you are there`,
    fewestNights: 0,
    lastDay: lastActivityDay,
  },
} satisfies Record<string, Asked>
