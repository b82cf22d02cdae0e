import type { FlightRoute } from '../content-page.ts'

/** Where a route of a page leads, made by whoever knows how searches are written. */
export interface FlightLink {
  /** the results of a search with the usual days, without a language */
  readonly results: string
  /** answers with the cheapest flight of the next weeks */
  readonly cheapest: string
  /** nights between the two flights of those prices */
  readonly stay: number
}

/** By the codes of the route and of the airline, if one is named: `MAD-BOG-AV`. */
export type FlightLinks = Readonly<Record<string, FlightLink>>

export const routeKey = ({ from, to }: Pick<FlightRoute, 'from' | 'to'>, airlineCode = ''): string =>
  `${from.code}-${to.code}-${airlineCode}`
