import { angleBetween as angleOf, radians } from './great-circle.ts'

/** Degrees. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

export const worldWidth = 960
export const worldHeight = 440

/** Units of the map per radian on the equator, and where (0°, 0°) lies; `scripts/world-map.ts` draws the land by the same. */
export const worldScale = 175
export const worldCentre = { x: worldWidth / 2, y: 262 }

export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** Where a place lies on the map, by the Natural Earth projection (Šavrič, Jenny, Patterson, Petrovič, Hurni 2011). */
export const project = ({ latitude, longitude }: GeoPoint): MapPoint => {
  const phi = radians(latitude)
  const squared = phi * phi
  const fourth = squared * squared
  const across = 0.8707 - 0.131979 * squared + fourth * (-0.013791 + fourth * (0.003971 * squared - 0.001529 * fourth))
  const up = phi * (1.007226 + squared * (0.015085 + fourth * (-0.044475 + 0.028874 * squared - 0.005916 * fourth)))
  return { x: worldCentre.x + worldScale * radians(longitude) * across, y: worldCentre.y - worldScale * up }
}

type Vector = readonly [number, number, number]

const vectorOf = ({ latitude, longitude }: GeoPoint): Vector => {
  const [phi, lambda] = [radians(latitude), radians(longitude)]
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
}

const pointOf = ([x, y, z]: Vector): GeoPoint => ({
  latitude: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI,
  longitude: (Math.atan2(y, x) * 180) / Math.PI,
})

/** The angle between two places as seen from the middle of the Earth, in radians. */
export const angleBetween = (from: GeoPoint, to: GeoPoint): number =>
  angleOf({ lat: from.latitude, lon: from.longitude }, { lat: to.latitude, lon: to.longitude })

/** The points of the great circle between two places, by the share of the way to them. */
const greatCircle = (from: GeoPoint, to: GeoPoint, angle: number): ((share: number) => GeoPoint) => {
  const [a, b, wide] = [vectorOf(from), vectorOf(to), Math.sin(angle)]
  return (share) => {
    const [start, end] = [Math.sin((1 - share) * angle) / wide, Math.sin(share * angle) / wide]
    return pointOf([start * a[0] + end * b[0], start * a[1] + end * b[1], start * a[2] + end * b[2]])
  }
}

/** Radians of the way that are drawn as a straight line: its middle is less than half a unit beside the curve. */
const step = radians(3)
const fewestSteps = 4
const tenth = (value: number): number => Math.round(value * 10) / 10

/**
 * The great circle between two places as an SVG path, broken where it leaves one edge of the map and comes in at the
 * other. Empty for a place and itself, or its antipode, between which there is no one way.
 */
export const arcPath = (from: GeoPoint, to: GeoPoint): string => {
  const angle = angleBetween(from, to)
  if (angle < 1e-6 || Math.PI - angle < 1e-6) return ''
  const steps = Math.max(fewestSteps, 2 * Math.ceil(angle / step / 2))
  const pointAt = greatCircle(from, to, angle)
  const points = Array.from({ length: steps + 1 }, (_, index) => project(pointAt(index / steps)))
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const isBroken = !before || Math.abs(point.x - before.x) > worldWidth / 2
      return `${isBroken ? 'M' : 'L'}${tenth(point.x)} ${tenth(point.y)}`
    })
    .join('')
}
