import { Effect, Layer } from 'effect'
import { DocumentVault, Suppliers } from '../orders/order-ports.ts'
import { FlightSupplier } from './flights/flight-supplier.ts'
import { checkOfferAt } from './flights/check-offer.ts'
import { demoAirline } from './flights/demo-airline.ts'
import type { FlightTypes } from './flights/flight.ts'
import type { Supplier } from './product.ts'
import type { SupplierOf } from './products.ts'

/** Who sells each kind of travel. */
export const suppliersLayer = (database: D1Database, holdSeconds: number) =>
  Layer.effect(
    Suppliers,
    Effect.gen(function* () {
      const [search, vault] = [yield* FlightSupplier, yield* DocumentVault]
      const demo: Supplier<FlightTypes> = {
        name: 'DEMO',
        check: checkOfferAt(search),
        ...demoAirline(database, vault, holdSeconds),
      }
      const suppliers = { flight: demo }
      const of: SupplierOf = ({ kind }) => suppliers[kind]
      return { of }
    }),
  )
