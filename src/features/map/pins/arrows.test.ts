import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrowTable, arrows } from './arrows.ts'
import type { Spot } from '../mercator.ts'

const reachable = (spots: readonly Spot[], from: number): number => {
  const table = arrowTable(spots)
  const seen = new Set([from])
  for (const at of seen)
    for (const arrow of arrows) {
      const next = table[arrow][at]
      if (next !== undefined && next >= 0) seen.add(next)
    }
  return seen.size
}

const spread = fc.double({ min: 0, max: 1, noNaN: true })
/** Many of them on one spot, or in line. */
const coarse = fc.integer({ min: 0, max: 4 }).map((step) => step / 1000)

describe('arrows among pins', () => {
  it.each([
    ['scattered', spread],
    ['on few spots', coarse],
  ])('reach every pin from every pin: %s', (_kind, axis) =>
    fc.assert(
      fc.property(fc.array(fc.record({ x: axis, y: axis }), { minLength: 1, maxLength: 40 }), (spots) => {
        spots.forEach((_, from) => expect(reachable(spots, from)).toBe(spots.length))
      }),
    ),
  )

  it('lead to the nearest in their direction', () => {
    const [middle, east, farEast, north] = [0, 1, 2, 3]
    const table = arrowTable([
      { x: 0.5, y: 0.5 },
      { x: 0.6, y: 0.52 },
      { x: 0.9, y: 0.5 },
      { x: 0.49, y: 0.3 },
    ])
    expect(table.ArrowRight[middle]).toBe(east)
    expect(table.ArrowRight[east]).toBe(farEast)
    expect(table.ArrowLeft[farEast]).toBe(east)
    expect(table.ArrowUp[middle]).toBe(north)
    expect(table.ArrowDown[north]).toBe(middle)
    expect(table.ArrowRight[farEast]).toBe(-1)
  })
})
