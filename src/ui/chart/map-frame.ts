import { type MapPoint, worldHeight, worldWidth } from '#domain/place/world-map.ts'

/** The part of the map that is shown, in its units. */
export interface MapFrame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const shape = worldWidth / worldHeight
const margin = 36
const continent = 360

const within = (start: number, length: number, limit: number): number => Math.max(0, Math.min(start, limit - length))

/** The smallest frame of the map's own shape that holds all points with room around them, and never leaves the map. */
export const frameAround = (points: readonly MapPoint[], narrowest = continent): MapFrame => {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [across, down] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top]
  const width = Math.min(worldWidth, Math.max(narrowest, across, down * shape))
  const height = width / shape
  return {
    x: Math.round(within(left - (width - across) / 2, width, worldWidth)),
    y: Math.round(within(top - (height - down) / 2, height, worldHeight)),
    width: Math.round(width),
    height: Math.round(height),
  }
}
