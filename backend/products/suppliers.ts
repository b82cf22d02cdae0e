import { Effect, Layer } from 'effect'
import { DocumentVault, Suppliers } from '../orders/order-ports.ts'
import { flightOrderSuppliers } from './flights/suppliers/flight-order-suppliers.ts'
import type { SupplierOf } from './products.ts'

/** Who sells each kind of travel: a part's own supplier, by the offer that it was made of. */
export const suppliersLayer = (database: D1Database, holdSeconds: number) =>
  Layer.effect(
    Suppliers,
    Effect.map(DocumentVault, (vault) => {
      const suppliers = { flight: flightOrderSuppliers({ database, vault, holdSeconds }) }
      const of: SupplierOf = ({ kind, quote }) => suppliers[kind](quote.offerId)
      return { of }
    }),
  )
