import type { Problem } from '#domain/problem.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import type { PricedTrip } from './priced-trip.ts'

/** Where the traveller chose the trip, or would choose one like it. */
export interface TripResults {
  readonly path: string
  readonly search: FlightSearch
}

export type LoadedTrip =
  | {
      readonly state: 'priced'
      readonly trip: PricedTrip
      readonly results: TripResults | undefined
      /** code of the city where it lands; undefined where nothing but flights is sold there */
      readonly destination: string | undefined
    }
  | {
      readonly state: 'problem'
      readonly problem: Problem
      readonly results: TripResults | undefined
      /** whether the address says enough to find the same flights again */
      readonly canFindAgain: boolean
    }
  /** the same flights under a new offer, whose address takes this one's place */
  | { readonly state: 'found'; readonly offerId: string; readonly fare: string }
