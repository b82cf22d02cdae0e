import type { Coast, Point } from './coast.ts'

const radians = Math.PI / 180

/** Degrees between two places as if the Earth were flat between them: good for short ways, and never too long for A*. */
export const flatDistance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.hypot((bx - ax) * Math.cos(((ay + by) / 2) * radians), by - ay)

/** Half of how wide a way has to be, in degrees: of a step of the search, and of a straight way that takes the place of several. */
export const keel = 0.0003
export const channel = 0.002

/** Whether the way between two places is clear with room on both sides. */
export const isClear = (coast: Coast, from: Point, to: Point, half: number): boolean => {
  const shrunk = Math.cos(from[1] * radians)
  const [dx, dy] = [(to[0] - from[0]) * shrunk, to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  if (length === 0) return true
  const [x, y] = [(-dy / length / shrunk) * half, (dx / length) * half]
  return [-1, 0, 1].every(
    (side) => !coast.crosses([from[0] + side * x, from[1] + side * y], [to[0] + side * x, to[1] + side * y]),
  )
}
