import type { Sort } from '#/features/results/list-engine.ts'
import { fareFlag } from '../results/query/fare-price.ts'
import type { LegMeasures } from '../results/query/results-table.ts'

/** How much each counts in the order "best", of one; told to the traveller in "why this order" (rule search-3). */
export const bestWeights = { price: 0.5, duration: 0.35, stops: 0.15 } as const

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

const bestScores = ({ minutes, stops }: LegMeasures, totals: Float64Array): Float64Array => {
  const [price, duration, changes] = [normalised(totals), normalised(minutes), normalised(stops)]
  return price.map(
    (score, row) =>
      score * bestWeights.price + (duration[row] ?? 0) * bestWeights.duration + (changes[row] ?? 0) * bestWeights.stops,
  )
}

type Column = ArrayLike<number>

/** Where a bag is asked for, flights whose price lacks it come after the others wherever price counts. */
const sort = <Name extends string>(
  name: Name,
  keysOf: (measures: LegMeasures, totals: Float64Array, bagless: Column) => readonly Column[],
): Sort<LegMeasures> & { readonly name: Name } => ({
  name,
  keys: (measures, terms) =>
    keysOf(measures, measures.totals[terms] ?? new Float64Array(), terms & fareFlag.bags ? measures.bagless : []),
})

/** The orders, the first of which holds where none is asked for. */
export const flightSorts = [
  sort('best', (measures, totals, bagless) => [bagless, bestScores(measures, totals), totals, measures.minutes]),
  sort('cheapest', ({ minutes, stops }, totals, bagless) => [bagless, totals, minutes, stops]),
  sort('fastest', ({ minutes, stops }, totals, bagless) => [minutes, bagless, totals, stops]),
  sort('nearest', ({ minutes, distance, daysOff }, totals, bagless) => [distance, daysOff, bagless, totals, minutes]),
] as const

export type FlightSort = (typeof flightSorts)[number]['name']
