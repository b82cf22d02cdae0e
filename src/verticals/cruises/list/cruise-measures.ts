import { type ListedSailing, lowestPrice } from '../sailing/sailing.ts'

/** What sailings are put in order by. Nothing to sell is dearer than anything (rule cruise-1). */
export interface CruiseMeasures {
  readonly balcony: Float64Array
  readonly lowest: Float64Array
  /** of the day, in milliseconds */
  readonly sails: Float64Array
}

export const measure = (sailings: readonly ListedSailing[]): CruiseMeasures => ({
  balcony: Float64Array.from(sailings, ({ prices }) => prices.balcony ?? Infinity),
  lowest: Float64Array.from(sailings, ({ prices }) => lowestPrice(prices) ?? Infinity),
  sails: Float64Array.from(sailings, ({ sailDate }) => Date.parse(sailDate)),
})
