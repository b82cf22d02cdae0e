import { worldSize } from '../mercator.ts'
import type { Size, View } from '../view.ts'
import { type LandLevel, type Tile, landLevels } from './land-grid.ts'

/** The finest level whose tiles are not smaller on the screen than they are by their zoom. */
const levelOf = (zoom: number): LandLevel => landLevels.findLast((level) => level <= zoom) ?? 0

/** How many zooms sooner the next finer level is taken where a coarse coast would lie across what is drawn over it. */
const sooner = 2.2

/** Of a view's width and height, on each side of it. */
const around = 0.5

/** The tiles that a view shows, with some around it to be there when it moves. */
export const tilesInView = ({ centre, zoom }: View, { width, height }: Size, isFine = false): readonly Tile[] => {
  const level = levelOf(isFine ? zoom + sooner : zoom)
  const count = 2 ** level
  const size = worldSize(zoom)
  const range = (middle: number, length: number): number[] => {
    const reach = ((0.5 + around) * length) / size
    const first = Math.max(0, Math.floor((middle - reach) * count))
    const last = Math.min(count - 1, Math.floor((middle + reach) * count))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  }
  const rows = range(centre.y, height)
  return range(centre.x, width).flatMap((column) => rows.map((row) => ({ level, column, row })))
}
