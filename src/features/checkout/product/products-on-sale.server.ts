import { getGlobalStartContext } from '@tanstack/react-start'
import { ownValue } from '#domain/own-value.ts'
import type { ProductOnSale, ProductsOnSale } from './product.ts'

declare module '#/server/request-context.ts' {
  interface RequestContext {
    /** every kind of travel that can be booked here */
    readonly products?: ProductsOnSale
  }
}

/** What the Worker's entry has handed in with the request. */
export const productsOnSale = (): ProductsOnSale => getGlobalStartContext()?.products ?? {}

/** The kind of travel that a visitor names; undefined where nothing is sold as that. */
export const productOnSale = (kind: string): ProductOnSale | undefined => ownValue(productsOnSale(), kind)
