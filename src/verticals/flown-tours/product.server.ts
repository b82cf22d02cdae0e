import type { ProductMadeOfOthers } from '../product-on-server.server.ts'
import { priceFlownTour } from './booking/flown-tour.server.ts'
import { flownTours } from './booking/product.ts'

/** Flights with a tour, as the site's server needs them while they are booked: after that they are both. */
export const product: ProductMadeOfOthers = { ...flownTours, price: priceFlownTour }
