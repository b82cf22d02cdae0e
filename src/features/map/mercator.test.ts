import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { metresPerPixel, placeOf, spotOf } from './mercator.ts'

const place = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('leads back to the place that it was given', () =>
  fc.assert(
    fc.property(place, (asked) => {
      const found = placeOf(spotOf(asked))
      expect(found.latitude).toBeCloseTo(asked.latitude, 8)
      expect(found.longitude).toBeCloseTo(asked.longitude, 8)
    }),
  ))

it('has the equator in the middle, the north above and the east at the right', () => {
  expect(spotOf({ latitude: 0, longitude: 0 }).x).toBeCloseTo(0.5)
  expect(spotOf({ latitude: 0, longitude: 0 }).y).toBeCloseTo(0.5)
  expect(spotOf({ latitude: 60, longitude: 90 }).y).toBeLessThan(0.5)
  expect(spotOf({ latitude: 60, longitude: 90 }).x).toBe(0.75)
})

it('knows how long a degree is: 111 km on the equator, half as many pixels each metre at 60° north', () => {
  const degree = 256 / 360
  expect(degree * metresPerPixel(0, 0)).toBeCloseTo(111_319, 0)
  expect(metresPerPixel(60, 5)).toBeCloseTo(metresPerPixel(0, 6))
})
