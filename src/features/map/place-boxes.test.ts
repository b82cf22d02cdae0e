import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelBox, placeBoxes } from './place-boxes.ts'

const box = fc.record({
  x: fc.integer({ min: -500, max: 500 }),
  y: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 24, max: 160 }),
  height: fc.constant(28),
})

const overlap = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

describe('room for labels', () => {
  it('goes to the first of two that overlap', () => {
    const [first, second] = [
      { x: 0, y: 0, width: 60, height: 28 },
      { x: 50, y: 10, width: 60, height: 28 },
    ]
    expect(placeBoxes([first, second])).toEqual([true, false])
    expect(placeBoxes([second, first])).toEqual([true, false])
  })

  it('is the same each time, overlaps nowhere, and is refused only for one that came before', () =>
    fc.assert(
      fc.property(fc.array(box, { maxLength: 200 }), (boxes) => {
        const rooms = placeBoxes(boxes)
        expect(placeBoxes(boxes)).toEqual(rooms)
        boxes.forEach((one, index) => {
          const before = boxes.slice(0, index).filter((_, place) => rooms[place])
          if (rooms[index]) expect(before.some((other) => overlap(one, other))).toBe(false)
          // a gap of two pixels on each side is kept too
          else
            expect(
              before.some((other) => overlap({ ...one, width: one.width + 4, height: one.height + 4 }, other)),
            ).toBe(true)
        })
      }),
    ))
})
