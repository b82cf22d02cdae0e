import type { ActivityAvailabilityAnswer, PartyRefusal } from '#contract/products/activities/activity-availability.ts'
import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type { Money } from '#domain/money/money.ts'
import type { Problem, Result } from '#domain/problem.ts'
import type { ActivitySearch } from '../search/activity-search.ts'
import type { Correction } from '../search/correction.ts'

export type ActivityOption = ActivityDetail['options'][number]
export type OptionTimes = ActivityAvailabilityAnswer['options'][number]
export type ActivityDay = OptionTimes['days'][number]
export type ActivityTime = ActivityDay['times'][number]

/** An activity for a party on its days, as its page shows it. */
export interface ActivityForParty {
  readonly activity: ActivityDetail
  readonly search: ActivitySearch
  readonly corrections: readonly Correction[]
  /** the place's day, `YYYY-MM-DD` */
  readonly today: string
  readonly times: Result<readonly OptionTimes[]>
  /** when its times were asked for, in milliseconds */
  readonly askedAt: number
  /** of the time that the address chooses, which was not reserved as it was shown; undefined where it chooses none */
  readonly checked: Exclude<CheckedTime, { readonly outcome: 'reserved' }> | undefined
  /** a reservation of theirs that a choice on this page is made instead of */
  readonly instead: string | undefined
  /** by which a choice on this page is named: whoever repeats it reserves nothing twice */
  readonly key: string
}

/** What became of a time that was to be reserved. */
export type CheckedTime =
  | { readonly outcome: 'reserved'; readonly offerId: string; readonly total: Money }
  | {
      readonly outcome: 'price_changed'
      readonly offerId: string
      readonly previous: Money
      /** of now */
      readonly price: ActivityTime['price']
    }
  | { readonly outcome: 'sold_out'; readonly vacancies: number }
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'refused'; readonly refusal: PartyRefusal }
  /** nobody answered */
  | { readonly outcome: 'unknown' }

export type LoadedActivity =
  | { readonly state: 'reserved'; readonly offerId: string; readonly total: Money; readonly search: ActivitySearch }
  | { readonly state: 'found'; readonly found: ActivityForParty }
  /** nobody knows an activity of this code */
  | { readonly state: 'unknown' }
  | { readonly state: 'problem'; readonly problem: Problem }
