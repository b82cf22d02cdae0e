import type { ActivityPart as ShownActivity } from '#contract/products/activities/activity-part.ts'
import type { Buyer } from '../product.ts'

interface ActivityToBook extends Pick<ShownActivity, 'item' | 'extras'> {
  readonly customer: Buyer['customer']
}

/** The order as an activity's system takes it: what was reserved under a uuid, at its price, who leads, and what was asked. */
export const activityOrderRequest = ({ item, extras, customer }: ActivityToBook) => ({
  uuid: item.id,
  price: item.price.total,
  lead: extras.lead,
  contact: { email: customer.email, phone: customer.phone },
  answers: extras.answers,
})
export type ActivityOrderRequest = ReturnType<typeof activityOrderRequest>
