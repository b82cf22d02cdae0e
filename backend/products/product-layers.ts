import { Effect, Layer } from 'effect'
import { DocumentVault, Suppliers } from '../orders/order-ports.ts'
import { flightsHandlers } from './flights/api/flights-handlers.ts'
import { pricesHandlers } from './flights/api/prices-handlers.ts'
import { flightOrderSuppliers } from './flights/suppliers/flight-order-suppliers.ts'
import { flightSuppliersLayer } from './flights/suppliers/flight-suppliers-layer.ts'
import { hotelsHandlers } from './hotels/api/hotels-handlers.ts'
import { hotelSessionHandlers } from './hotels/api/hotel-session-handlers.ts'
import { hotelOrderSuppliers } from './hotels/hotel-order-suppliers.ts'
import { hotelSupplierLayer } from './hotels/hotel-supplier-layer.ts'
import type { SupplierOf, SuppliersByKind } from './products.ts'
import type { SupplierTools } from './supplier-tools.ts'

/** Who sells each kind of travel; a further kind is a name here and one below. */
const suppliersWith = (tools: SupplierTools): SuppliersByKind => ({
  flight: flightOrderSuppliers(tools),
  hotel: hotelOrderSuppliers(tools),
})

/** What answers the calls of each kind of travel. */
export const productHandlers = Layer.mergeAll(flightsHandlers, pricesHandlers, hotelsHandlers, hotelSessionHandlers)

/** What those handlers search in. */
export const productServices = Layer.mergeAll(flightSuppliersLayer, hotelSupplierLayer)

/** A part's own supplier, by the offer that it was made of. */
export const suppliersLayer = (tools: Omit<SupplierTools, 'vault'>) =>
  Layer.effect(
    Suppliers,
    Effect.map(DocumentVault, (vault) => {
      const suppliers = suppliersWith({ ...tools, vault })
      const of: SupplierOf = ({ kind, quote }) => suppliers[kind](quote.offerId)
      return { of }
    }),
  )
