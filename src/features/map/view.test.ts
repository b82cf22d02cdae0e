import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { spotOf } from './mercator.ts'
import { fitView, isInView, movedBy, offsetOf, showing, zoomedAt } from './view.ts'

const size = { width: 600, height: 400 }
const place = fc.record({
  latitude: fc.double({ min: -70, max: 70, noNaN: true }),
  longitude: fc.double({ min: -170, max: 170, noNaN: true }),
})
const pixel = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) })

it('fits all places of a region', () =>
  fc.assert(
    fc.property(place, fc.array(pixel, { minLength: 1, maxLength: 20 }), ({ latitude, longitude }, steps) => {
      const places = steps.map(({ x, y }) => ({ latitude: latitude + y / 1000, longitude: longitude + x / 1000 }))
      const view = fitView(places, size)
      expect(places.every((one) => isInView(view, spotOf(one), size))).toBe(true)
    }),
  ))

it('does not go to the doorstep of one place alone', () =>
  expect(fitView([{ latitude: 10, longitude: 10 }], size).zoom).toBe(14))

it('zooms around what is pointed at, and moves by as much as it is told', () =>
  fc.assert(
    fc.property(place, pixel, fc.double({ min: 6, max: 15, noNaN: true }), (at, point, zoom) => {
      const view = { centre: spotOf(at), zoom: 10 }
      const spot = movedBy(view, { x: -point.x, y: -point.y }).centre
      const zoomed = offsetOf(zoomedAt(view, zoom, point), spot)
      expect(zoomed.x).toBeCloseTo(point.x, 3)
      expect(zoomed.y).toBeCloseTo(point.y, 3)
    }),
  ))

it('leaves the map alone for what is well inside, and brings in what is not', () => {
  const view = fitView([{ latitude: 40, longitude: -3 }], size)
  expect(showing(view, view.centre, size)).toEqual(view)
  const away = movedBy(view, { x: -900, y: 500 }).centre
  expect(isInView(view, away, size)).toBe(false)
  expect(isInView(showing(view, away, size), away, size)).toBe(true)
})
