import type { FlightSearch } from '../search/flight-search.ts'

/** A search close to one that found nothing, and its lowest price. */
export interface NearbyOffer {
  readonly search: FlightSearch
  /** the cities, in the reader's language */
  readonly from: string
  readonly to: string
  /** for all travellers, minor units of `currency` */
  readonly total: number
  readonly currency: string
}
