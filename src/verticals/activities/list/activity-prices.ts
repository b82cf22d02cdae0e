import { offerChoice } from '#/features/results/facets/offer-choice.ts'
import type { Activity, ActivityNames, ActivityPrice } from '../offer/activity.ts'

/** What filters choose of an activity's prices, by their names. */
export const activityPrices = offerChoice<Activity, ActivityNames, ActivityPrice>(({ prices }) => prices, {
  date: ({ dates }) => dates,
  time: ({ timesOfDay }) => timesOfDay,
  cancellation: ({ isFree }) => (isFree ? ['free'] : []),
})
