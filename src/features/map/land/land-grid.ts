/** The side of a tile in its own units, and how far its land reaches over each edge, so that no seam shows between two. */
export const tileUnits = 4096
export const overlap = 16

/** The grids that land is cut into, as zooms of the usual pyramid of tiles, coarsest first; a view takes the finest that it has reached. */
export const landLevels = [0, 3, 6] as const
export type LandLevel = (typeof landLevels)[number]

/** A tile of the pyramid. */
export interface Tile {
  readonly level: LandLevel
  readonly column: number
  readonly row: number
}

export const tileName = ({ level, column, row }: Tile): string => `${level}-${column}-${row}.txt`

/** `coast` alone has a file. */
export type Ground = 'sea' | 'land' | 'coast'

const letters = { s: 'sea', l: 'land', c: 'coast' } as const satisfies Record<string, Ground>
const letterOf = { sea: 's', land: 'l', coast: 'c' } as const

/** What each tile of a level is, row by row, as runs: `12s3c40l`. */
export const writeGrounds = (grounds: readonly Ground[]): string => {
  let text = ''
  for (let start = 0; start < grounds.length;) {
    const ground = grounds[start] ?? 'sea'
    let end = start + 1
    while (end < grounds.length && grounds[end] === ground) end += 1
    text += `${end - start}${letterOf[ground]}`
    start = end
  }
  return text
}

export const readGrounds = (text: string): readonly Ground[] =>
  [...text.matchAll(/(\d+)([slc])/g)].flatMap(([, count, letter]) =>
    Array.from<Ground>({ length: Number(count) }).fill(letters[letter as keyof typeof letters]),
  )

export const tileIndex = ({ level, column, row }: Tile): number => row * 2 ** level + column
