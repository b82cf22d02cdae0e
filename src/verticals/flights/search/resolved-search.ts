import type { Place } from '#domain/place/airport.ts'
import type { FlightSearch } from './flight-search.ts'
import type { Correction } from './correction.ts'

/** A search as a results page shows it. */
export interface ResolvedSearch {
  readonly search: FlightSearch
  readonly corrections: readonly Correction[]
  /** an endpoint is missing where the backend does not know its code by name */
  readonly places: { readonly from: Place | undefined; readonly to: Place | undefined }
  /** the origin's day, `YYYY-MM-DD` */
  readonly today: string
}
