import type { Point } from './coast.ts'

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

/** Leaves out the points that lie nearer than `tolerance` to the line without them (Douglas and Peucker). */
export const simplified = (points: readonly Point[], tolerance: number): readonly Point[] => {
  const kept = new Uint8Array(points.length)
  kept[0] = 1
  kept[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span
    let [farthest, at] = [tolerance, -1]
    for (let index = first + 1; index < last; index += 1) {
      const off = distance(points[index] as Point, points[first] as Point, points[last] as Point)
      if (off > farthest) [farthest, at] = [off, index]
    }
    if (at < 0) continue
    kept[at] = 1
    spans.push([first, at], [at, last])
  }
  return points.filter((_, index) => kept[index] === 1)
}
