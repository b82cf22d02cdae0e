import type { ProductMadeOfOthers } from '../product-on-server.server.ts'
import { pricePackage } from './booking/package-item.server.ts'
import { packages } from './booking/product.ts'

/** Packages, as the site's server needs them while they are booked: after that they are flights and stays. */
export const product: ProductMadeOfOthers = { ...packages, price: pricePackage }
