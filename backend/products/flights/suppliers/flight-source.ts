import type { Supplier } from '../../product.ts'
import type { SupplierTools } from '../../supplier-tools.ts'
import type { FlightSearching, PriceMemory } from '../flight-supplier.ts'
import type { FlightTypes } from '../flight-types.ts'

type Asked = 'search' | 'offer' | 'validate'

/**
 * One supplier of flights: how its offers are found, and its order desk. `code` names it in routed offer ids. A supplier that
 * tells no prices beyond its searches has none of those calls.
 */
export interface FlightSource {
  readonly code: string
  readonly isOn: (env: Cloudflare.Env) => boolean
  readonly searching: Pick<FlightSearching, Asked> & Partial<Omit<FlightSearching, Asked>> & Partial<PriceMemory>
  readonly desk: (tools: SupplierTools) => Omit<Supplier<FlightTypes>, 'name' | 'check' | 'lastCheck'>
}
