import type { Place } from '#domain/place/airport.ts'
import type { FlightSearch } from './flight-search.ts'
import type { Mend } from './mend.ts'

/** A search as a results page shows it. */
export interface AskedSearch {
  readonly search: FlightSearch
  readonly mended: readonly Mend[]
  /** an end is missing where the backend does not know its code by name */
  readonly places: { readonly from: Place | undefined; readonly to: Place | undefined }
  /** the origin's day, `YYYY-MM-DD` */
  readonly today: string
}
