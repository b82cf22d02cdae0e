import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type { Activity } from './activity.ts'
import type { KindTerms } from './kind-terms.ts'

type Refunds = ActivityDetail['cancelling']['refunds']

const refunds: Readonly<Record<KindTerms['cancelling'], Refunds>> = {
  STANDARD: [{ hoursBefore: 24, percentage: 100 }],
  CUSTOM: [
    { hoursBefore: 96, percentage: 100 },
    { hoursBefore: 48, percentage: 50 },
  ],
  ALL_SALES_FINAL: [],
}

/** How it is cancelled, as the contract has it. */
export const cancellingOf = ({ terms }: Activity): ActivityDetail['cancelling'] => ({
  type: terms.cancelling,
  refunds: refunds[terms.cancelling],
  cancelIfBadWeather: terms.needsWeather,
  cancelIfFewerThan: terms.fewest,
})

/** Hours before the start until which everything comes back; null where something is always kept. */
export const freeHoursOf = (cancelling: KindTerms['cancelling']): number | null =>
  refunds[cancelling].find(({ percentage }) => percentage === 100)?.hoursBefore ?? null
