import type { Bucket } from '../facet.ts'

const quantiles = [0.1, 0.3, 0.5, 0.8]

/** Values at the quantiles of what can be sold, each once, ascending. */
const valuesAt = (values: Float64Array): number[] => {
  const sorted = values.filter((value) => value !== Infinity).toSorted()
  return quantiles.flatMap((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? [])
}

const distinct = (steps: readonly number[], chosen: number | undefined): readonly number[] =>
  [...new Set(chosen === undefined ? steps : [...steps, chosen])].toSorted((a, b) => a - b)

const roundedUp = (value: number, to: number): number => Math.ceil(value / to) * to

/**
 * Durations in minutes, on whole hours, at which "at most" splits the rows well that have any; the chosen one is always among
 * them.
 */
export const minuteSteps = (minutes: Float64Array, chosen: number | undefined): readonly number[] =>
  distinct(
    valuesAt(minutes.filter((value) => value > 0)).map((value) => roundedUp(value, 60)),
    chosen,
  )

const niceUnit = (price: number): number => {
  const magnitude = 10 ** Math.floor(Math.log10(Math.max(price, 10)))
  return magnitude / 10 >= 10 ? magnitude / 10 : 10
}

/** Prices in whole units, rounded up to two digits, at which "at most" splits the rows well. `totals` are minor units. */
export const priceSteps = (totals: Float64Array, chosen: number | undefined): readonly number[] =>
  distinct(
    valuesAt(totals).map((value) => roundedUp(value / 100, niceUnit(value / 100))),
    chosen,
  )

/** For each step, the rows whose value is at most that many units. */
export const countSteps = (
  rows: ArrayLike<number>,
  column: Float64Array,
  steps: readonly number[],
  unit: number,
): readonly Bucket[] => {
  const bounds = Float64Array.from(steps, (step) => step * unit)
  const counts = new Uint32Array(steps.length)
  for (let index = 0; index < rows.length; index++) {
    const value = column[rows[index] ?? 0] ?? Infinity
    for (let step = 0; step < bounds.length; step++) if (value <= (bounds[step] ?? 0)) counts[step]!++
  }
  return steps.map((key, step) => ({ key: String(key), count: counts[step] ?? 0 }))
}
