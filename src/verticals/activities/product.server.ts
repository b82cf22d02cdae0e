import type { ProductOnServer } from '../product-on-server.server.ts'
import { bookedActivities } from './booked/booked-activities.server.ts'
import { priceActivity } from './booking/activity-item.server.ts'
import { activities } from './booking/product.ts'

/** Activities, as the site's server needs them: booked, and once they are. */
export const product: ProductOnServer = { ...activities, ...bookedActivities, price: priceActivity }
