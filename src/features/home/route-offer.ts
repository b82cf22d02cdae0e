import type { Money } from '#domain/money/money.ts'
import type { City } from './cities.ts'

/** What the server knows of prices when it draws the page. */
export interface RoutePrices {
  /** by the code of the destination; without those that could not be had */
  readonly lowest: Readonly<Record<string, Money>>
  /** epoch milliseconds from which on they are no longer believed */
  readonly moveAt: number
}

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
  /** undefined where the server could not have it in time */
  readonly priced: Money | undefined
  readonly pricesMoveAt: number
}
