import type { ResultsTable } from '../results/query/results-table.ts'

export const flightSorts = ['best', 'cheapest', 'fastest', 'nearest'] as const
export type FlightSort = (typeof flightSorts)[number]
export const defaultSort: FlightSort = 'best'

/** How much each counts in the order "best", of one; told to the traveller in "why this order" (rule search-3). */
export const bestWeights = { price: 0.5, duration: 0.35, stops: 0.15 } as const

/** Columns that orders are made of, by row. Lower is better in each. */
interface SortColumns extends Pick<ResultsTable, 'minutes' | 'stops' | 'distance' | 'daysOff'> {
  /** minor units; rows that cannot be sold as asked hold Infinity and are not in the order */
  readonly totals: Float64Array
  /** where a bag was asked for, 1 for rows whose price lacks it: they come after the others wherever price counts */
  readonly bagless: Uint8Array | undefined
}

/** Places each value between the lowest (0) and the highest (1); all 0 where they are equal. */
const normalised = (values: ArrayLike<number>): Float64Array => {
  let low = Infinity
  let high = -Infinity
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? 0
    if (value < low) low = value
    if (value > high && value !== Infinity) high = value
  }
  const span = high - low
  return Float64Array.from(values, (value) => (span > 0 ? (value - low) / span : 0))
}

const bestScores = ({ totals, minutes, stops }: SortColumns): Float64Array => {
  const [price, duration, changes] = [normalised(totals), normalised(minutes), normalised(stops)]
  return price.map(
    (score, row) =>
      score * bestWeights.price + (duration[row] ?? 0) * bestWeights.duration + (changes[row] ?? 0) * bestWeights.stops,
  )
}

const keysOf = (sort: FlightSort, columns: SortColumns): readonly ArrayLike<number>[] => {
  const { totals, minutes, stops, distance, daysOff } = columns
  const bagless = columns.bagless ?? []
  if (sort === 'cheapest') return [bagless, totals, minutes, stops]
  if (sort === 'fastest') return [minutes, bagless, totals, stops]
  if (sort === 'nearest') return [distance, daysOff, bagless, totals, minutes]
  return [bagless, bestScores(columns), totals, minutes]
}

/** Negative where row `a` comes before row `b`. A total order: rows equal in everything keep the order of the table. */
export const rowOrder = (sort: FlightSort, columns: SortColumns): ((a: number, b: number) => number) => {
  const keys = keysOf(sort, columns)
  return (a, b) => {
    for (const key of keys) {
      const difference = (key[a] ?? 0) - (key[b] ?? 0)
      if (difference !== 0 && !Number.isNaN(difference)) return difference
    }
    return a - b
  }
}
