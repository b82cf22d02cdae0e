import type { City } from './cities.ts'

/** A suggested trip: where it leads, the search that finds it, and where its lowest price is asked for. */
export interface RouteOffer {
  readonly to: City
  /** the results page's own part of its path, `vuelos-bogota-madrid` */
  readonly url: string
  readonly search: Readonly<Record<string, string>>
  /** days, `YYYY-MM-DD` */
  readonly departure: string
  readonly return: string
  /** answers lowest prices by departure day: `{ currency, days }` in minor units */
  readonly priceAddress: string
}
