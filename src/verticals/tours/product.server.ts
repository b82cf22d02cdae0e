import type { ProductOnServer } from '../product-on-server.server.ts'
import { bookedTours } from './booked/booked-tours.server.ts'
import { tours } from './booking/product.ts'
import { priceTour } from './booking/tour-item.server.ts'

/** Tours, as the site's server needs them: booked, and once they are. */
export const product: ProductOnServer = { ...tours, ...bookedTours, price: priceTour }
