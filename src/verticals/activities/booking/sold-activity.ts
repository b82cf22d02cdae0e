import type { ActivityOffer as Reserved } from '#contract/products/activities/activity-reservation.ts'
import type { Draft, Item } from '#/features/checkout/draft/draft.ts'

/** A time of an activity as it was reserved, and as it is booked. */
export type SoldActivity = typeof Reserved.Type

/** An activity in the checkout. One grown-up of the party is named; all others are counted. */
export interface ActivityItem extends Item {
  readonly activity: SoldActivity
  /** what the addresses of its pages say of it */
  readonly search: Readonly<Record<string, string>>
}

/** Answers to its questions and their units, by `answerKey` and `unitKey`. */
export type ActivityExtras = Readonly<Record<string, string>>

interface WithQuestions {
  readonly activity: Pick<SoldActivity, 'activity' | 'ages'>
}

/** The same questions are asked of the same party, whatever the time. */
export const asksTheSame = ({ activity: before }: WithQuestions, { activity: now }: WithQuestions): boolean =>
  before.activity.activityCode === now.activity.activityCode && before.ages.join() === now.ages.join()

export type ActivityBookingDraft = Draft<ActivityItem, ActivityExtras>
