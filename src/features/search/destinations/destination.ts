import type { Names } from '#domain/names.ts'

/** A city whose hotels are sold. Its point is its centre, from which distances are counted. */
export interface Destination {
  readonly code: string
  readonly name: Names
  readonly countryName: Names
  readonly lat: number
  readonly lon: number
  /** IANA */
  readonly timeZone: string
}

/** What a few letters may mean: a city, or a hotel and the city that it is in. */
export interface DestinationSuggestion {
  readonly destination: Destination
  /** undefined for the city itself */
  readonly hotel: { readonly code: string; readonly name: string; readonly stars: number } | undefined
}
