import type { Effect } from 'effect'
import type { GenericSchema } from 'valibot'
import type { Money } from '#domain/money/money.ts'
import { ownValue } from '#domain/own-value.ts'
import type { BackendClient } from '#/server/backend/backend-client.server.ts'
import type { BackendIds } from '../machine/checkout-state.ts'
import type { AnyExtras, Draft, Item } from '../draft/draft.ts'
import type { BookingInContext, NamedInCalls, PaymentCalls } from '../session/booking-context.server.ts'
import type { Step } from '../steps/step.ts'
import type { BookingPages } from './booking-pages.ts'

/** A name in both languages, as answers give it that are kept without a language. */
export type Names = Readonly<Record<'en' | 'es', string>>

/** What lists say of a trip: where it leads and the first day, `YYYY-MM-DD`. */
export interface ListLine {
  readonly title: Names
  readonly day: string
}

/**
 * One kind of travel, as its booking needs it: on the server alone. Features know no kind; they find a draft's product by
 * its `kind` in the registry that the entry of the server hands in.
 */
export interface Product<Sold extends Item = Item, Extras = AnyExtras> {
  readonly kind: string
  /** of the fields of the extras that a traveller changed */
  readonly extrasSchema: GenericSchema<unknown, object>
  /** every step of a booking, in the order of its calls */
  readonly steps: readonly Step[]
  readonly noExtras: Extras
  /** What a price that was chosen with extras holds of them. */
  extrasOf(item: Sold): Extras
  /** Whether what was added to an offer belongs to another one as well, by the backend's own rule; to the same offer it always does. */
  keepsExtras?(before: Sold, item: Sold): boolean
  /** What of an earlier draft's extras, be it of another kind, belongs to this as well; undefined where nothing does. */
  extrasFrom?(earlier: Draft, item: Sold): Extras | undefined
  /** What the traveller is shown, agrees to, and pays. */
  total(item: Sold, extras: Extras): Money
  listLine(item: Sold): ListLine | undefined
  pages(item: Sold): BookingPages
  inCalls(item: Sold, ids: BackendIds): NamedInCalls
  /** missing where it is paid for by the session's own calls */
  readonly payment?: PaymentCalls
}

interface PriceFailure {
  readonly _tag: string
  readonly message: string
}

/** A product whose offers the backend can be asked about. */
export interface ProductOnSale extends Product {
  /** The offer as the backend prices it now; undefined where its answer holds none. */
  price(offerId: string, shown: Money): Effect.Effect<Item | undefined, PriceFailure, BackendClient>
}

/** By their kinds. */
export type Products = Readonly<Record<string, Product>>
export type ProductsOnSale = Readonly<Record<string, ProductOnSale>>

export const productOf = (products: Products, kind: string): Product => {
  const product = ownValue(products, kind)
  if (!product) throw new Error(`No product is registered as ${kind}`)
  return product
}

export const draftTotal = (product: Pick<Product, 'total'>, { item, extras }: Draft): Money =>
  product.total(item, extras)

/** A booking as its object keeps it, with its product. */
export interface BookingOfProduct extends BookingInContext {
  readonly product: Product
}
