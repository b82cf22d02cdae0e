import { geoDistance, geoInterpolate, geoNaturalEarth1Raw } from 'd3-geo'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GeoPoint, angleBetween, arcPath, project, worldCentre, worldScale, worldWidth } from './world-map.ts'

const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

const pair = ({ longitude, latitude }: GeoPoint): [number, number] => [longitude, latitude]
const pointsOf = (path: string): number[][] =>
  [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])])

describe('project', () => {
  it('is the projection that d3-geo calls Natural Earth', () => {
    fc.assert(
      fc.property(place, (point) => {
        const [x, y] = geoNaturalEarth1Raw((point.longitude * Math.PI) / 180, (point.latitude * Math.PI) / 180)
        const { x: mapX, y: mapY } = project(point)
        expect(mapX).toBeCloseTo(worldCentre.x + worldScale * x, 6)
        expect(mapY).toBeCloseTo(worldCentre.y - worldScale * y, 6)
      }),
    )
  })
})

describe('angleBetween', () => {
  it('is the great-circle angle', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(angleBetween(a, b)).toBeCloseTo(geoDistance(pair(a), pair(b)), 5)
      }),
    )
  })
})

describe('arcPath', () => {
  const bogota = { latitude: 4.7, longitude: -74.1 }
  const madrid = { latitude: 40.5, longitude: -3.6 }
  const sydney = { latitude: -33.9, longitude: 151.2 }
  const losAngeles = { latitude: 33.9, longitude: -118.4 }

  it('leads from one place to the other by the great circle', () => {
    const points = pointsOf(arcPath(bogota, madrid))
    const middle = geoInterpolate(pair(bogota), pair(madrid))(0.5)
    const expected = [bogota, { longitude: middle[0], latitude: middle[1] }, madrid].map(project)
    for (const [index, at] of [0, (points.length - 1) / 2, points.length - 1].entries()) {
      expect(points[at]?.[0]).toBeCloseTo(expected[index]?.x ?? Number.NaN, 0)
      expect(points[at]?.[1]).toBeCloseTo(expected[index]?.y ?? Number.NaN, 0)
    }
  })

  it('is nowhere half a unit beside the great circle', () => {
    const points = pointsOf(arcPath(bogota, madrid))
    const curve = Array.from({ length: 1001 }, (_, index) => {
      const [longitude, latitude] = geoInterpolate(pair(bogota), pair(madrid))(index / 1000)
      return project({ latitude, longitude })
    })
    for (const [index, [x = 0, y = 0]] of points.slice(1).entries()) {
      const middle = { x: (x + (points[index]?.[0] ?? 0)) / 2, y: (y + (points[index]?.[1] ?? 0)) / 2 }
      expect(Math.min(...curve.map((at) => Math.hypot(at.x - middle.x, at.y - middle.y)))).toBeLessThan(0.5)
    }
  })

  it.each([
    [bogota, madrid, 1],
    [sydney, losAngeles, 2],
  ])('is drawn in one piece unless it crosses the edge of the map', (from, to, pieces) => {
    expect(arcPath(from, to).match(/M/g)).toHaveLength(pieces)
  })

  it('never draws a line across the whole map, and never a number that is none', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const path = arcPath(from, to)
        expect(path).not.toContain('NaN')
        for (const piece of path.split('M').filter(Boolean)) {
          const points = pointsOf(`M${piece}`)
          for (const [index, point] of points.entries())
            expect(Math.abs((point[0] ?? 0) - (points[index - 1]?.[0] ?? point[0] ?? 0))).toBeLessThanOrEqual(
              worldWidth / 2,
            )
        }
      }),
    )
  })

  it('is empty where there is no way to draw', () => expect(arcPath(bogota, bogota)).toBe(''))
})
