import type { GeoPoint } from '#domain/place/world-map.ts'
import { type Spot, spotOf, worldSize } from './mercator.ts'

/** What of the world is shown: the place in the middle, and how large the world is. */
export interface View {
  readonly centre: Spot
  readonly zoom: number
}

/** Of the map on the screen, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

export interface Pixel {
  readonly x: number
  readonly y: number
}

const leastZoom = 1
const mostZoom = 17

/** One place alone is shown with the town around it, not with its doorstep. */
const closestFit = 14

/** Room at the edges for the pins' own size and for the buttons. */
const margin = 56

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

const clampView = ({ centre, zoom }: View): View => ({
  centre: { x: between(0, centre.x, 1), y: between(0, centre.y, 1) },
  zoom: between(leastZoom, zoom, mostZoom),
})

const room = (length: number): number => Math.max(length - 2 * Math.min(margin, length / 8), 1)

/** The closest view that has all places in it; the world where there is none. */
export const fitView = (places: readonly GeoPoint[], { width, height }: Size): View => {
  if (places.length === 0) return { centre: { x: 0.5, y: 0.4 }, zoom: leastZoom }
  const spots = places.map(spotOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const share = Math.max((right - left) / room(width), (bottom - top) / room(height))
  const zoom = share === 0 ? closestFit : Math.min(closestFit, Math.log2(1 / (share * worldSize(0))))
  return clampView({ centre: { x: (left + right) / 2, y: (top + bottom) / 2 }, zoom })
}

/** From the middle of the map to a spot, in pixels. */
export const offsetOf = ({ centre, zoom }: View, { x, y }: Spot): Pixel => {
  const size = worldSize(zoom)
  return { x: (x - centre.x) * size, y: (y - centre.y) * size }
}

/** The view after what is shown has been moved by so many pixels. */
export const movedBy = ({ centre, zoom }: View, { x, y }: Pixel): View => {
  const size = worldSize(zoom)
  return clampView({ centre: { x: centre.x - x / size, y: centre.y - y / size }, zoom })
}

/** The view at another zoom, in which what lies at `fixed` (pixels from the middle) stays where it is. */
export const zoomedAt = (view: View, zoom: number, fixed: Pixel): View => {
  const to = between(leastZoom, zoom, mostZoom)
  const share = 1 / worldSize(view.zoom) - 1 / worldSize(to)
  return clampView({ centre: { x: view.centre.x + fixed.x * share, y: view.centre.y + fixed.y * share }, zoom: to })
}

export const isInView = (view: View, spot: Spot, { width, height }: Size): boolean => {
  const { x, y } = offsetOf(view, spot)
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2
}

/** The view with a spot in it: the same where it is well inside, moved as little as needed where not. */
export const showing = (view: View, spot: Spot, { width, height }: Size): View => {
  const { x, y } = offsetOf(view, spot)
  const [across, down] = [Math.max(0, width / 2 - margin), Math.max(0, height / 2 - margin)]
  return movedBy(view, { x: between(-across, x, across) - x, y: between(-down, y, down) - y })
}
