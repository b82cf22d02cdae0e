import type { ProductsOnSale } from '#/features/checkout/product/product.ts'
import { priceFlights } from './flights/booking/flight-item.server.ts'
import { flights } from './flights/booking/product.ts'

/** Every kind of travel that can be booked here, by its kind. */
export const products: ProductsOnSale = {
  flight: { ...flights, price: priceFlights },
}
