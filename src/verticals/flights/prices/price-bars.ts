import type { DayPrices } from './day-prices.ts'
import { daysFrom } from '../search/search-on-days.ts'

/** A day of the graph. */
export interface PriceBar {
  readonly day: string
  /** minor units; undefined where nothing flies */
  readonly price: number | undefined
}

export const priceBars = ({ days }: DayPrices, start: string, end: string): readonly PriceBar[] =>
  daysFrom(start, end).map((day) => ({ day, price: days[day] }))

/** What the height of a bar says: from `floor` to `top`, a line at each of `lines`. */
export interface PriceScale {
  readonly floor: number
  readonly top: number
  /** from the top down, the floor left out */
  readonly lines: readonly number[]
}

const most = 4

/** 1, 2 or 5 times a power of ten. */
const roundSteps = [1, 2, 5].flatMap((digit) =>
  [100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000].map((ten) => digit * ten),
)

/** An axis of round prices that begins below the lowest: nearby days differ by little, and that little is what is looked for. */
export const priceScale = (bars: readonly PriceBar[]): PriceScale => {
  const prices = bars.flatMap(({ price }) => price ?? [])
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const fits = (step: number): PriceScale | undefined => {
    // a bar of the lowest price is still one that can be seen and pressed
    const floor = Math.max(0, Math.floor((lowest - step / 4) / step) * step)
    const top = Math.ceil(highest / step) * step
    const count = Math.round((top - floor) / step)
    return count <= most
      ? { floor, top, lines: Array.from({ length: count }, (_, line) => top - line * step) }
      : undefined
  }
  const steps = roundSteps.toSorted((a, b) => a - b)
  return steps.map(fits).find((scale) => scale !== undefined) ?? { floor: 0, top: highest, lines: [highest] }
}

/** How much of the height a price takes, from 0 to 1. */
export const heightOf = (price: number, { floor, top }: PriceScale): number =>
  (price - floor) / Math.max(1, top - floor)
