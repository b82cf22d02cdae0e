/** The middle of a box and its size, in pixels. */
export interface LabelBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const gap = 2

/** As large as a usual label: most boxes meet four cells. */
const cell = 64

const touch = (a: LabelBox, b: LabelBox): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width + 2 * gap && Math.abs(a.y - b.y) * 2 < a.height + b.height + 2 * gap

const cellsOf = ({ x, y, width, height }: LabelBox): string[] => {
  const cells: string[] = []
  const last = { column: Math.floor((x + width / 2 + gap) / cell), row: Math.floor((y + height / 2 + gap) / cell) }
  for (let column = Math.floor((x - width / 2 - gap) / cell); column <= last.column; column += 1)
    for (let row = Math.floor((y - height / 2 - gap) / cell); row <= last.row; row += 1) cells.push(`${column} ${row}`)
  return cells
}

/** Takes a box if it touches none that was taken before; only those nearby on a grid are looked at. */
export const createRoom = (): ((box: LabelBox) => boolean) => {
  const taken = new Map<string, LabelBox[]>()
  return (box) => {
    const cells = cellsOf(box)
    if (cells.some((name) => taken.get(name)?.some((other) => touch(box, other)))) return false
    for (const name of cells) {
      const others = taken.get(name)
      if (others) others.push(box)
      else taken.set(name, [box])
    }
    return true
  }
}

/** Which of some boxes have room beside each other: the first ones win. */
export const placeBoxes = (boxes: readonly LabelBox[]): readonly boolean[] => boxes.map(createRoom())
