import { type Ground, type Tile, landLevels, readGrounds, tileIndex, tileName } from './land-grid.ts'
import { type LandShape, shapeOf, wholeLand } from './land-shape.ts'

/** Where the land of this build is. */
const base = `/assets/land/${import.meta.env.LAND_VERSION}/`

const read = async (name: string): Promise<string> => {
  const answer = await fetch(base + name)
  if (!answer.ok) throw new Error(`${name} answers ${answer.status}`)
  return answer.text()
}

type Index = ReadonlyMap<number, readonly Ground[]>

const readIndex = async (): Promise<Index> => {
  const lines = (await read('index.txt')).split('\n')
  return new Map(landLevels.map((level, place) => [level, readGrounds(lines[place] ?? '')]))
}

/** Land for one map: each part is asked for once, and once more after it could not be had. */
export interface LandSource {
  /** Undefined where there is only sea. */
  load(tile: Tile): Promise<LandShape | undefined>
}

const remember = <Key, Value>(make: (key: Key) => Promise<Value>, nameOf: (key: Key) => string) => {
  const made = new Map<string, Promise<Value>>()
  return (key: Key): Promise<Value> => {
    const name = nameOf(key)
    const known = made.get(name)
    if (known) return known
    const value = make(key).catch((error: unknown) => {
      made.delete(name)
      throw error
    })
    made.set(name, value)
    return value
  }
}

export const createLandSource = (): LandSource => {
  const index = remember(readIndex, () => 'index')
  const load = async (tile: Tile): Promise<LandShape | undefined> => {
    const ground = (await index(undefined)).get(tile.level)?.[tileIndex(tile)]
    if (ground === 'coast') return shapeOf(await read(tileName(tile)))
    return ground === 'land' ? wholeLand : undefined
  }
  return { load: remember(load, tileName) }
}
