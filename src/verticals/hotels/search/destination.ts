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
