import { byKind } from '#/features/checkout/product/product-on-pages.ts'
import type { ProductOnServer } from './product-on-server.server.ts'

/** Every kind of travel that can be booked here, by its kind: the `product.server.ts` of each folder. */
export const products = byKind(
  import.meta.glob<ProductOnServer>('./*/product.server.ts', { eager: true, import: 'product' }),
)
