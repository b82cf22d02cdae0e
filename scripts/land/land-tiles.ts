import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import {
  type Ground,
  type LandLevel,
  type Tile,
  landLevels,
  overlap,
  tileIndex,
  tileName,
  tileUnits,
  writeGrounds,
} from '../../src/features/map/land/land-grid.ts'
import { type Ring, writeRings } from '../../src/features/map/land/land-rings.ts'
import { spotOf } from '../../src/features/map/mercator.ts'
import { type Box, type FlatRing, areaOf, clipRings } from './clip-rings.ts'
import { unwrapRings } from './unwrap-rings.ts'

/** How fine a coast each level has, of Natural Earth's three. */
const gradeOf: Record<LandLevel, '110m' | '50m' | '10m'> = { 0: '110m', 3: '50m', 6: '10m' }

const atlas = path.dirname(createRequire(import.meta.url).resolve('world-atlas/package.json'))

/** Changes with the data and with how it is written: addresses of tiles hold it. */
export const landVersion = `${JSON.parse(readFileSync(path.join(atlas, 'package.json'), 'utf8')).version}-2`

/** The land of the whole world on the square of the projection. */
const landOf = (grade: string): FlatRing[] => {
  const topology: Topology<{ land: GeometryCollection }> = JSON.parse(
    readFileSync(path.join(atlas, `land-${grade}.json`), 'utf8'),
  )
  const rings = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type !== 'MultiPolygon') throw new Error(`world-atlas holds no land-${grade} as polygons`)
    return geometry.coordinates.flat().map((ring) =>
      // the first point stands at the end of each ring once more
      ring.slice(1).flatMap(([longitude = 0, latitude = 0]) => {
        const { x, y } = spotOf({ latitude, longitude })
        return [x, y]
      }),
    )
  })
  return unwrapRings(rings)
}

const boxOf = (level: number, column: number, row: number): Box => {
  const side = 1 / 2 ** level
  const over = (side * overlap) / tileUnits
  return {
    left: column * side - over,
    top: row * side - over,
    right: (column + 1) * side + over,
    bottom: (row + 1) * side + over,
  }
}

/** In whole units of a tile, without points that fall on the one before. */
const inUnits = (ring: FlatRing, { level, column, row }: Tile): Ring => {
  const scale = tileUnits * 2 ** level
  const units: number[] = []
  for (let index = 0; index < ring.length; index += 2) {
    const x = Math.round((ring[index] ?? 0) * scale - column * tileUnits)
    const y = Math.round((ring[index + 1] ?? 0) * scale - row * tileUnits)
    if (x !== units.at(-2) || y !== units.at(-1)) units.push(x, y)
  }
  return units
}

export interface LandTiles {
  readonly index: string
  /** by their path below the version */
  readonly files: ReadonlyMap<string, string>
}

/** Cuts the world in four again and again, as far as there is coast. */
const cutLevel = (level: LandLevel, files: Map<string, string>): string => {
  const grounds: Ground[] = Array.from<Ground>({ length: 4 ** level }).fill('sea')
  const fill = (ground: Ground, depth: number, column: number, row: number): void => {
    const across = 2 ** (level - depth)
    for (let down = 0; down < across; down += 1)
      for (let right = 0; right < across; right += 1)
        grounds[tileIndex({ level, column: column * across + right, row: row * across + down })] = ground
  }
  const visit = (rings: readonly FlatRing[], depth: number, column: number, row: number): void => {
    const box = boxOf(depth, column, row)
    const inside = clipRings(rings, box)
    const share = areaOf(inside) / ((box.right - box.left) * (box.bottom - box.top))
    if (inside.length === 0 || share > 1 - 1e-9) return fill(inside.length === 0 ? 'sea' : 'land', depth, column, row)
    if (depth < level) {
      for (const down of [0, 1])
        for (const right of [0, 1]) visit(inside, depth + 1, column * 2 + right, row * 2 + down)
      return undefined
    }
    const tile = { level, column, row }
    const shapes = inside.map((ring) => inUnits(ring, tile)).filter((ring) => ring.length >= 6)
    if (shapes.length === 0) return undefined
    grounds[tileIndex(tile)] = 'coast'
    files.set(tileName(tile), writeRings(shapes))
    return undefined
  }
  visit(landOf(gradeOf[level]), 0, 0, 0)
  return writeGrounds(grounds)
}

/** The world's land as small files, and an index that says which tiles have one. */
export const landTiles = (): LandTiles => {
  const files = new Map<string, string>()
  const index = landLevels.map((level) => cutLevel(level, files)).join('\n')
  return { index, files }
}
