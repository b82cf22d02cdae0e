import { CellHeap } from './cell-heap.ts'
import { flatDistance, isClear, keel } from './clear-way.ts'
import type { Coast, Point } from './coast.ts'

/** Places of a grid over the sea, by their number. */
interface Grid {
  readonly columns: number
  readonly rows: number
  readonly placeOf: (cell: number) => Point
  readonly nearest: (place: Point) => number
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most - 1, Math.round(value)))

const gridOver = (from: Point, to: Point, step: number, around: number): Grid => {
  const [west, south] = [Math.min(from[0], to[0]) - around, Math.max(-78, Math.min(from[1], to[1]) - around)]
  const [east, north] = [Math.max(from[0], to[0]) + around, Math.min(80, Math.max(from[1], to[1]) + around)]
  const columns = Math.ceil((east - west) / step) + 1
  const rows = Math.ceil((north - south) / step) + 1
  return {
    columns,
    rows,
    placeOf: (cell) => [west + (cell % columns) * step, south + Math.floor(cell / columns) * step],
    nearest: ([x, y]) => clamp((y - south) / step, rows) * columns + clamp((x - west) / step, columns),
  }
}

const roundabout = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const))
  .filter(([right, down]) => right !== 0 || down !== 0)

interface Search {
  readonly coast: Coast
  readonly costAt: (place: Point) => number
  readonly step: number
  /** degrees around the two places within which a way is looked for */
  readonly around: number
}

/** A* over a grid: the way over water to a place, or to the first that is `wide` enough; undefined where the grid knows none. */
export const searchWater = (
  { coast, costAt, step, around }: Search,
  from: Point,
  to: Point,
  isWide?: (place: Point) => boolean,
): Point[] | undefined => {
  const grid = gridOver(from, to, step, around)
  const [start, goal] = [grid.nearest(from), isWide ? -1 : grid.nearest(to)]
  const best = new Map<number, number>([[start, 0]])
  const cameFrom = new Map<number, number>()
  const done = new Set<number>()
  const open = new CellHeap()
  const placeOf = (cell: number): Point => {
    if (cell === start) return from
    return cell === goal ? to : grid.placeOf(cell)
  }
  const wayTo = (end: number): Point[] => {
    const way: Point[] = []
    for (let cell: number | undefined = end; cell !== undefined; cell = cameFrom.get(cell)) way.unshift(placeOf(cell))
    return way
  }
  open.push(start, 0)
  while (open.size > 0) {
    const cell = open.pop()
    if (done.has(cell)) continue
    done.add(cell)
    const here = placeOf(cell)
    if (cell === goal || isWide?.(here)) return wayTo(cell)
    const [column, row] = [cell % grid.columns, Math.floor(cell / grid.columns)]
    for (const [right, down] of roundabout) {
      const [nextColumn, nextRow] = [column + right, row + down]
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= grid.columns || nextRow >= grid.rows) continue
      const next = nextRow * grid.columns + nextColumn
      if (done.has(next)) continue
      const there = placeOf(next)
      const cost = (best.get(cell) ?? 0) + flatDistance(here, there) * ((costAt(here) + costAt(there)) / 2)
      if (cost >= (best.get(next) ?? Infinity) || !isClear(coast, here, there, keel)) continue
      best.set(next, cost)
      cameFrom.set(next, cell)
      open.push(next, cost + (isWide ? 0 : flatDistance(there, to)))
    }
  }
  return undefined
}
