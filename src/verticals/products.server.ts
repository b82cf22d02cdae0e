import { byKind } from '#/features/checkout/product/product-on-pages.ts'
import type { ProductsOnSale } from '#/features/checkout/product/product.ts'
import type { TripProducts } from '#/features/trips/trip-product.server.ts'
import type { ProductMadeOfOthers, ProductOnServer } from './product-on-server.server.ts'

const found = byKind(
  import.meta.glob<ProductOnServer | ProductMadeOfOthers>('./*/product.server.ts', { eager: true, import: 'product' }),
)

/** Every kind of travel that can be booked here, by its kind: the `product.server.ts` of each folder. */
export const products: ProductsOnSale = found

/** Those of which there are parts in what was booked. */
export const tripProducts: TripProducts = Object.fromEntries(
  Object.entries(found).flatMap(([kind, product]) => ('booked' in product ? [[kind, product]] : [])),
)
