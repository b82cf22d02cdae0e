import type { DayPrices } from './day-prices.ts'
import { daysFrom } from '../search/search-on-days.ts'

/** A day of the graph; `x` and `height` are units of its drawing. */
export interface PriceBar {
  readonly day: string
  /** minor units; undefined where nothing flies */
  readonly price: number | undefined
  readonly x: number
  readonly height: number
}

export const barWidth = 14
export const barPitch = 20
export const graphHeight = 140

/** A shortest bar that can still be seen and hit. */
const shortest = 8

/** Bars from zero, so that one twice as high is twice as dear. */
export const priceBars = ({ days }: DayPrices, start: string, end: string): readonly PriceBar[] => {
  const highest = Math.max(1, ...Object.values(days))
  return daysFrom(start, end).map((day, index) => {
    const price = days[day]
    const height = price === undefined ? 0 : Math.max(shortest, Math.round((price / highest) * graphHeight))
    return { day, price, x: index * barPitch, height }
  })
}
