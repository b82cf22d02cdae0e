import { describe, expect, it } from 'vitest'
import { roundDistance } from './scale.ts'

describe('roundDistance', () => {
  it.each([
    ['es', 10, 1, 'kilometer', 100],
    ['es', 4, 200, 'meter', 50],
    ['es', 9.05, 500, 'meter', 55.2],
    ['en', 40, 2, 'mile', 80.5],
    ['en', 15, 1, 'mile', 107.3],
    ['en', 10, 2000, 'foot', 61],
    ['en', 0.3, 100, 'foot', 101.6],
  ])('in %s, at %d metres a pixel, is %d %s', (locale, metresPerPixel, count, unit, pixels) => {
    const found = roundDistance(metresPerPixel, locale)
    expect(found).toMatchObject({ count, unit })
    expect(found.pixels).toBeCloseTo(pixels, 1)
  })
})
