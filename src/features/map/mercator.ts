import type { GeoPoint } from '#domain/place/world-map.ts'

/** A place on the square of the Web Mercator projection: both from 0 to 1, `y` growing to the south. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** Pixels of the whole world's side at zoom 0; each zoom doubles it. */
const worldPixels = 256

/** Where the square ends. */
const highest = 85.0511

export const worldSize = (zoom: number): number => worldPixels * 2 ** zoom

export const spotOf = ({ latitude, longitude }: GeoPoint): Spot => {
  const phi = (Math.max(-highest, Math.min(highest, latitude)) * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(phi)) / Math.PI) / 2 }
}

export const placeOf = ({ x, y }: Spot): GeoPoint => ({
  latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  longitude: x * 360 - 180,
})

const equatorMetres = 40_075_016.7

/** How far a pixel goes at a place. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (equatorMetres * Math.cos((latitude * Math.PI) / 180)) / worldSize(zoom)
