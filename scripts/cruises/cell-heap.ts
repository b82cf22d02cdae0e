/** Cells by how far they promise to be, the least first. */
export class CellHeap {
  private readonly cells: number[] = []
  private readonly keys: number[] = []

  get size(): number {
    return this.cells.length
  }

  push(cell: number, key: number): void {
    let at = this.cells.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if ((this.keys[above] ?? 0) <= key) break
      this.cells[at] = this.cells[above] ?? 0
      this.keys[at] = this.keys[above] ?? 0
      at = above
    }
    this.cells[at] = cell
    this.keys[at] = key
  }

  pop(): number {
    const first = this.cells[0] ?? 0
    const [cell, key] = [this.cells.pop() ?? 0, this.keys.pop() ?? 0]
    const length = this.cells.length
    if (length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= length) break
      if (below + 1 < length && (this.keys[below + 1] ?? 0) < (this.keys[below] ?? 0)) below += 1
      if ((this.keys[below] ?? 0) >= key) break
      this.cells[at] = this.cells[below] ?? 0
      this.keys[at] = this.keys[below] ?? 0
      at = below
    }
    this.cells[at] = cell
    this.keys[at] = key
    return first
  }
}
