import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { worldHeight, worldWidth } from '#domain/place/world-map.ts'
import { frameAround } from './map-frame.ts'

const point = fc.record({
  x: fc.integer({ min: 0, max: worldWidth }),
  y: fc.integer({ min: 0, max: worldHeight }),
})

it('holds every point, keeps the shape of the map, and stays on it', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
      const { x, y, width, height } = frameAround(points)
      for (const each of points) {
        expect(each.x).toBeGreaterThanOrEqual(x - 1)
        expect(each.x).toBeLessThanOrEqual(x + width + 1)
        expect(each.y).toBeGreaterThanOrEqual(y - 1)
        expect(each.y).toBeLessThanOrEqual(y + height + 1)
      }
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(worldWidth + 1)
      expect(y + height).toBeLessThanOrEqual(worldHeight + 1)
      expect(width / height).toBeCloseTo(worldWidth / worldHeight, 1)
    }),
  )
})

it('comes no closer than a continent', () => {
  expect(frameAround([{ x: 400, y: 200 }]).width).toBe(360)
})
