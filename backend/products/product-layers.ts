import { Effect, Layer } from 'effect'
import { DocumentEncryption, Suppliers } from '../orders/order-ports.ts'
import { activityOrderSuppliers } from './activities/activity-order-suppliers.ts'
import { activitySupplierLayer } from './activities/activity-supplier-layer.ts'
import { activitiesHandlers } from './activities/api/activities-handlers.ts'
import { activitySessionHandlers } from './activities/api/activity-session-handlers.ts'
import { flightsHandlers } from './flights/api/flights-handlers.ts'
import { pricesHandlers } from './flights/api/prices-handlers.ts'
import { flightOrderSuppliers } from './flights/suppliers/flight-order-suppliers.ts'
import { flightSuppliersLayer } from './flights/suppliers/flight-suppliers-layer.ts'
import { hotelsHandlers } from './hotels/api/hotels-handlers.ts'
import { hotelSessionHandlers } from './hotels/api/hotel-session-handlers.ts'
import { hotelOrderSuppliers } from './hotels/hotel-order-suppliers.ts'
import { hotelSupplierLayer } from './hotels/hotel-supplier-layer.ts'
import { packagesHandlers } from './packages/api/packages-handlers.ts'
import { packageSessionHandlers } from './packages/api/package-session-handlers.ts'
import { toursHandlers } from './tours/api/tours-handlers.ts'
import { tourSupplierLayer } from './tours/tour-supplier-layer.ts'
import { tourSessionHandlers } from './tours/api/tour-session-handlers.ts'
import { tourOrderSuppliers } from './tours/tour-order-suppliers.ts'
import type { SupplierOf, SuppliersByKind } from './products.ts'
import type { SupplierTools } from './supplier-tools.ts'

/** Who sells each kind of travel; a further kind is a name here and one below. */
const suppliersWith = (tools: SupplierTools): SuppliersByKind => ({
  flight: flightOrderSuppliers(tools),
  hotel: hotelOrderSuppliers(tools),
  activity: activityOrderSuppliers(tools),
  tour: tourOrderSuppliers(tools),
})

/** What answers the calls of each kind of travel. */
export const productHandlers = Layer.mergeAll(
  flightsHandlers,
  pricesHandlers,
  hotelsHandlers,
  hotelSessionHandlers,
  packagesHandlers,
  packageSessionHandlers,
  activitiesHandlers,
  activitySessionHandlers,
  toursHandlers,
  tourSessionHandlers,
)

/** What those handlers search in. */
export const productServices = Layer.mergeAll(
  flightSuppliersLayer,
  hotelSupplierLayer,
  activitySupplierLayer,
  tourSupplierLayer,
)

/** A part's own supplier, by the offer that it was made of. */
export const suppliersLayer = (tools: Omit<SupplierTools, 'encryption'>) =>
  Layer.effect(
    Suppliers,
    Effect.map(DocumentEncryption, (encryption) => {
      const suppliers = suppliersWith({ ...tools, encryption })
      const of: SupplierOf = ({ kind, quote }) => suppliers[kind](quote.offerId)
      return { of }
    }),
  )
