import type { ProductOnServer } from '../product-on-server.server.ts'
import { bookedStays } from './booked/booked-stays.server.ts'
import { hotels } from './booking/product.ts'
import { priceStay } from './booking/stay-item.server.ts'

/** Stays, as the site's server needs them: booked, and once they are. */
export const product: ProductOnServer = { ...hotels, ...bookedStays, price: priceStay }
