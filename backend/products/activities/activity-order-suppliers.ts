import { Clock, Effect } from 'effect'
import { offerExpired, offerGone, unavailable } from '../../orders/order-problem.ts'
import type { Supplier } from '../product.ts'
import type { SupplierTools } from '../supplier-tools.ts'
import { readOfferId } from '../demo/reservations/packaged.ts'
import type { ActivityTypes } from './activity-types.ts'
import { activityDesk } from './demo/booking/activity-desk.ts'
import { demoActivities } from './demo/demo-activities.ts'
import { foundActivity, packagedActivityPart } from './found-activity.ts'

/** The supplier of activities, as orders know it. What was reserved stands until its holds end. */
export const activityOrderSuppliers = (tools: SupplierTools) => {
  const supplier: Supplier<ActivityTypes> = {
    name: 'DEMO',
    check: Effect.fn('activity.check')(function* (offerId: string) {
      const { uuid, isPackaged } = readOfferId(offerId)
      const offer = yield* demoActivities.offer(uuid).pipe(
        Effect.catchTags({
          NoSuchActivity: () => Effect.fail(offerGone('These places are sold.')),
          ActivityOfferExpired: () => Effect.fail(offerExpired()),
          ActivitySupplierFailed: () => Effect.fail(unavailable()),
        }),
      )
      const now = yield* Clock.currentTimeMillis
      return isPackaged ? packagedActivityPart(offer, now) : foundActivity(offer, now)
    }),
    ...activityDesk(tools),
  }
  return (_offerId: string): Supplier<ActivityTypes> => supplier
}
