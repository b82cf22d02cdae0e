/** A point of the globe as a unit vector, so that a distance costs three products and one arc cosine. */
export interface GlobePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

const earthRadiusKm = 6371
const radians = Math.PI / 180

export const globePoint = (lat: number, lon: number): GlobePoint => {
  const across = Math.cos(lat * radians)
  return { x: across * Math.cos(lon * radians), y: across * Math.sin(lon * radians), z: Math.sin(lat * radians) }
}

/** Great-circle distance in kilometres. */
export const distanceKm = (a: GlobePoint, b: GlobePoint): number =>
  earthRadiusKm * Math.acos(Math.min(1, Math.max(-1, a.x * b.x + a.y * b.y + a.z * b.z)))
