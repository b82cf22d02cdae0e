import type { ProductsOnSale } from '#/features/checkout/product/product.ts'
import type { TripProducts } from '#/features/trips/trip-product.server.ts'

/** What a kind of travel is to the site's server: how it is booked, and how it is shown once it was. */
export type ProductOnServer = ProductsOnSale[string] & TripProducts[string]

/** One that is made of others: once it is booked, it is theirs, part by part. */
export type ProductMadeOfOthers = ProductsOnSale[string]
