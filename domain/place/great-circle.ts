/** Degrees. */
export interface Point {
  readonly lat: number
  readonly lon: number
}

/** The Earth's mean, in kilometres. */
export const earthRadius = 6371

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The angle between two places as seen from the middle of the Earth, in radians; exact for neighbours too (haversine). */
export const angleBetween = (a: Point, b: Point): number => {
  const lat = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const lon = Math.sin(radians(b.lon - a.lon) / 2) ** 2
  const chord = lat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * lon
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)))
}

export const kilometresBetween = (a: Point, b: Point): number => earthRadius * angleBetween(a, b)
