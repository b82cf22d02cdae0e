import { geoDistance } from 'd3-geo'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { angleBetween, kilometresBetween } from './great-circle.ts'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

it('is the great-circle angle that d3-geo measures', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(angleBetween(a, b)).toBeCloseTo(geoDistance([a.lon, a.lat], [b.lon, b.lat]), 6)
    }),
  )
})

it.each([
  ['Bogotá to Madrid', { lat: 4.7016, lon: -74.1469 }, { lat: 40.4719, lon: -3.5626 }, 8032],
  ['over the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111],
  ['to the other side of the world', { lat: 90, lon: 0 }, { lat: -90, lon: 0 }, 20_015],
  ['nowhere', { lat: 4.7, lon: -74.1 }, { lat: 4.7, lon: -74.1 }, 0],
])('%s, in whole kilometres', (_way, from, to, kilometres) => {
  expect(Math.abs(kilometresBetween(from, to) - kilometres)).toBeLessThan(8)
})
