export type Alliance = 'star' | 'skyteam' | 'oneworld'
export type AirlineKind = 'full-service' | 'low-cost' | 'regional'

export interface Hub {
  readonly code: string
  /** 1 for the main hub, less for each one after it */
  readonly weight: number
  /** whether wide-bodies leave here for other continents */
  readonly gateway: boolean
}

export interface Airline {
  readonly code: string
  /** its code as a number, for hashes */
  readonly number: number
  readonly name: string
  readonly kind: AirlineKind
  readonly alliance: Alliance | null
  readonly partners: ReadonlySet<string>
  /** countries between and inside which its flights are home flights */
  readonly home: ReadonlySet<string>
  readonly hubs: readonly Hub[]
  /** IATA codes of aircraft types, smallest first */
  readonly fleet: readonly string[]
  /** how much of each region it flies to, by region letter (see geography/regions.ts) */
  readonly reach: { readonly [region: string]: number | undefined }
  /** name of its set in fares/fare-families.ts */
  readonly fares: string
  /** the airline that flies its regional aircraft under its name */
  readonly regionalOperator: string | null
  /** whether it sells connections over its hubs */
  readonly connects: boolean
}
