import type { ProductMadeOfOthers } from '../product-on-server.server.ts'
import { priceOuting } from './booking/outing-item.server.ts'
import { outings } from './booking/product.ts'

/** Flights with an activity, as the site's server needs them while they are booked: after that they are both. */
export const product: ProductMadeOfOthers = { ...outings, price: priceOuting }
