import { describe, expect, it } from 'vitest'
import { heightOf, priceScale } from './price-bars.ts'

const barsOf = (...prices: readonly (number | undefined)[]) =>
  prices.map((price, place) => ({ day: `2027-03-0${place}`, price }))

describe('the axis of the price graph', () => {
  it.each([
    [[110_000, 150_000, 190_000], 50_000, 200_000, [200_000, 150_000, 100_000]],
    [[112_300, 115_000, 118_310], 110_000, 120_000, [120_000, 115_000]],
    [[4_000, 90_000], 0, 100_000, [100_000, 50_000]],
    [[50_000], 49_900, 50_000, [50_000]],
  ] as const)('of %j goes from %i to %i', (prices, floor, top, lines) => {
    expect(priceScale(barsOf(...prices, undefined))).toEqual({ floor, top, lines })
  })

  it('begins below the lowest price, whose bar is still to be seen, and holds the highest', () => {
    for (let lowest = 100; lowest < 400_000; lowest = Math.ceil(lowest * 1.37))
      for (const spread of [1, 1.03, 1.4, 3, 20]) {
        const highest = Math.round(lowest * spread)
        const scale = priceScale(barsOf(lowest, highest))
        expect(scale.floor).toBeLessThan(lowest)
        expect(heightOf(lowest, scale)).toBeGreaterThan(scale.floor > 0 ? 0.06 : 0)
        expect(heightOf(highest, scale)).toBeLessThanOrEqual(1)
        expect(scale.lines.length).toBeLessThanOrEqual(4)
      }
  })
})
