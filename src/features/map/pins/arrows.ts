import type { Spot } from '../mercator.ts'

export const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const
export type Arrow = (typeof arrows)[number]

/** Where each arrow leads from each place, by their numbers; -1 where it leads nowhere. */
export type ArrowTable = Readonly<Record<Arrow, readonly number[]>>

const directions: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** What lies in the quarter that an arrow points to comes before what only lies on its side. */
const cost = (along: number, aside: number): number =>
  along <= 0 ? Infinity : Math.hypot(along, aside) + (aside <= along ? 0 : 10)

const nearest = (spots: readonly Spot[], from: number, [right, down]: readonly [number, number]): number => {
  const here = spots[from] as Spot
  let [best, least] = [-1, Infinity]
  spots.forEach(({ x, y }, index) => {
    const [dx, dy] = [x - here.x, y - here.y]
    const found = cost(dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right))
    if (found < least) [best, least] = [index, found]
  })
  return best
}

const reached = (next: readonly (readonly number[])[], count: number): number => {
  const seen = new Set([0])
  for (const from of seen) for (const to of next[from] ?? []) seen.add(to)
  return Math.min(seen.size, count)
}

/** Whether every place is reached from every other: from the first one all, and from all the first one. */
const isWhole = (table: ArrowTable, count: number): boolean => {
  const onward: number[][] = Array.from({ length: count }, () => [])
  const back: number[][] = Array.from({ length: count }, () => [])
  for (const arrow of arrows)
    table[arrow].forEach((to, from) => {
      if (to < 0) return
      onward[from]?.push(to)
      back[to]?.push(from)
    })
  return reached(onward, count) === count && reached(back, count) === count
}

/**
 * Where arrows lead among places: to the nearest one in that direction. That alone may leave a place out, above all where
 * several lie on one spot; then right and left go through all of them from west to east and back.
 */
export const arrowTable = (spots: readonly Spot[]): ArrowTable => {
  const towards = (arrow: Arrow): readonly number[] => spots.map((_, from) => nearest(spots, from, directions[arrow]))
  const table: Record<Arrow, readonly number[]> = {
    ArrowRight: towards('ArrowRight'),
    ArrowLeft: towards('ArrowLeft'),
    ArrowDown: towards('ArrowDown'),
    ArrowUp: towards('ArrowUp'),
  }
  if (spots.length < 2 || isWhole(table, spots.length)) return table
  const eastward = spots.map((_, index) => index).toSorted((a, b) => (spots[a]?.x ?? 0) - (spots[b]?.x ?? 0) || a - b)
  const placeOf = new Map(eastward.map((index, place) => [index, place]))
  const stepped = (by: number): readonly number[] =>
    spots.map((_, index) => eastward[(placeOf.get(index) ?? 0) + by] ?? -1)
  return { ...table, ArrowRight: stepped(1), ArrowLeft: stepped(-1) }
}
