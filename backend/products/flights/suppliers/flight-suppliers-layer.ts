import { env } from 'cloudflare:workers'
import { Layer } from 'effect'
import { FlightSupplier } from '../flight-supplier.ts'
import { flightSources } from './flight-sources.ts'
import { mergedSuppliers } from './merged-suppliers.ts'
import { numberIn } from '../../../settings.ts'

/** Every supplier of flights that is switched on, as the one that the rest of the backend asks. */
export const flightSuppliersLayer = Layer.succeed(
  FlightSupplier,
  mergedSuppliers(flightSources, {
    limitMs: numberIn(env.SUPPLIER_LIMIT_MS, 4000, { least: 1, most: 7000 }),
    graceMs: numberIn(env.SUPPLIER_GRACE_MS, 800),
  }),
)
