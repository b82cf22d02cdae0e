import type { ProductOnServer } from '../product-on-server.server.ts'
import { bookedFlights } from './booked/booked-flights.server.ts'
import { priceFlights } from './booking/flight-item.server.ts'
import { flights } from './booking/product.ts'

/** Flights, as the site's server needs them: booked, and once they are. */
export const product: ProductOnServer = { ...flights, ...bookedFlights, price: priceFlights }
