export const cabins = ['economy', 'premium_economy', 'business', 'first'] as const
export type Cabin = (typeof cabins)[number]

/** A flight search as the results URL writes it. Days are local, `YYYY-MM-DD`; codes are of airports or cities. */
export interface FlightSearch {
  readonly from: string
  readonly to: string
  readonly departure: string
  /** undefined for one-way */
  readonly return: string | undefined
  readonly adults: number
  readonly children: number
  /** the children's ages in years, one each */
  readonly ages: readonly number[]
  readonly infants: number
  readonly cabin: Cabin
}
