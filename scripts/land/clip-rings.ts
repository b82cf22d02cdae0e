/** A closed ring: x, y, x, y … */
export type FlatRing = readonly number[]

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What of a ring lies on one side of a line across `axis` (0: x, 1: y), by Sutherland and Hodgman. */
const cut = (ring: FlatRing, axis: 0 | 1, limit: number, side: 1 | -1): number[] => {
  const kept: number[] = []
  for (let index = 0; index < ring.length; index += 2) {
    const before = (index + ring.length - 2) % ring.length
    const [x, y, fromX, fromY] = [ring[index] ?? 0, ring[index + 1] ?? 0, ring[before] ?? 0, ring[before + 1] ?? 0]
    const [here, there] = axis === 0 ? [x, fromX] : [y, fromY]
    const [isIn, wasIn] = [(here - limit) * side >= 0, (there - limit) * side >= 0]
    if (isIn !== wasIn) {
      const share = (limit - there) / (here - there)
      if (axis === 0) kept.push(limit, fromY + share * (y - fromY))
      else kept.push(fromX + share * (x - fromX), limit)
    }
    if (isIn) kept.push(x, y)
  }
  return kept
}

const boundsOf = (ring: FlatRing): Box => {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let index = 0; index < ring.length; index += 2) {
    const [x, y] = [ring[index] ?? 0, ring[index + 1] ?? 0]
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

/** Only the sides that a ring crosses cut it: most islands lie wholly in or out. */
const clipRing = (ring: FlatRing, box: Box): FlatRing => {
  const bounds = boundsOf(ring)
  if (bounds.left > box.right || bounds.right < box.left || bounds.top > box.bottom || bounds.bottom < box.top)
    return []
  let kept = ring
  if (bounds.left < box.left) kept = cut(kept, 0, box.left, 1)
  if (bounds.right > box.right) kept = cut(kept, 0, box.right, -1)
  if (bounds.top < box.top) kept = cut(kept, 1, box.top, 1)
  if (bounds.bottom > box.bottom) kept = cut(kept, 1, box.bottom, -1)
  return kept
}

/** What of some rings lies in a box. Their way round is kept, so that areas of land and of holes still have their signs. */
export const clipRings = (rings: readonly FlatRing[], box: Box): FlatRing[] =>
  rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length >= 6)

/** The area of all rings together: holes go round the other way and count against. */
export const areaOf = (rings: readonly FlatRing[]): number => {
  let twice = 0
  for (const ring of rings)
    for (let index = 0; index < ring.length; index += 2) {
      const next = (index + 2) % ring.length
      twice += (ring[index] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[index + 1] ?? 0)
    }
  return Math.abs(twice / 2)
}
