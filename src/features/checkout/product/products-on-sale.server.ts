import { getGlobalStartContext } from '@tanstack/react-start'
import type { ProductsOnSale } from './product.ts'

declare module '#/server/request-context.ts' {
  interface RequestContext {
    /** every kind of travel that can be booked here */
    readonly products?: ProductsOnSale
  }
}

/** What the Worker's entry has handed in with the request. */
export const productsOnSale = (): ProductsOnSale => getGlobalStartContext()?.products ?? {}
