import type { DocumentVault } from '../../../orders/order-ports.ts'
import type { Supplier } from '../../product.ts'
import type { FlightSearching, PriceMemory } from '../flight-supplier.ts'
import type { FlightTypes } from '../flight-types.ts'

type Asked = 'search' | 'offer' | 'validate'

/** What a source's order desk works with. */
export interface DeskTools {
  readonly database: D1Database
  readonly vault: DocumentVault['Service']
  readonly holdSeconds: number
}

/**
 * One supplier of flights: how its offers are found, and its order desk. `code` names it in routed offer ids. A supplier that
 * tells no prices beyond its searches has none of those calls.
 */
export interface FlightSource {
  readonly code: string
  readonly isOn: (env: Cloudflare.Env) => boolean
  readonly searching: Pick<FlightSearching, Asked> & Partial<Omit<FlightSearching, Asked>> & Partial<PriceMemory>
  readonly desk: (tools: DeskTools) => Omit<Supplier<FlightTypes>, 'name' | 'check' | 'lastCheck'>
}
