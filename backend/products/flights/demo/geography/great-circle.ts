import { earthRadius, radians } from '#domain/place/great-circle.ts'

/** A point of the globe as a unit vector, so that a distance costs three products and one arc cosine. */
export interface GlobePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const globePoint = (lat: number, lon: number): GlobePoint => {
  const [phi, lambda] = [radians(lat), radians(lon)]
  const across = Math.cos(phi)
  return { x: across * Math.cos(lambda), y: across * Math.sin(lambda), z: Math.sin(phi) }
}

/** Of the angle between two points: the nearer they are, the greater. */
export const cosineBetween = (a: GlobePoint, b: GlobePoint): number => a.x * b.x + a.y * b.y + a.z * b.z

/** The same of points so many kilometres apart. */
export const cosineOf = (km: number): number => Math.cos(km / earthRadius)

/** Great-circle distance in kilometres. */
export const distanceKm = (a: GlobePoint, b: GlobePoint): number =>
  earthRadius * Math.acos(Math.min(1, Math.max(-1, cosineBetween(a, b))))
