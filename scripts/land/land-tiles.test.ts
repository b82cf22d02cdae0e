import { describe, expect, it } from 'vitest'
import {
  type LandLevel,
  landLevels,
  readGrounds,
  tileIndex,
  tileName,
  tileUnits,
} from '../../src/features/map/land/land-grid.ts'
import { type Ring, readRings, writeRings } from '../../src/features/map/land/land-rings.ts'
import { shapeOf } from '../../src/features/map/land/land-shape.ts'
import { spotOf } from '../../src/features/map/mercator.ts'
import { landTiles } from './land-tiles.ts'

const tiles = landTiles()
const grounds = tiles.index.split('\n').map(readGrounds)

const isInside = (ring: Ring, x: number, y: number): boolean => {
  let inside = false
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length
    const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[index], ring[index + 1], ring[next], ring[next + 1]]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}

/** Whether the files say that there is land at a place. */
const isLand = (level: LandLevel, latitude: number, longitude: number): boolean => {
  const { x, y } = spotOf({ latitude, longitude })
  const tile = { level, column: Math.floor(x * 2 ** level), row: Math.floor(y * 2 ** level) }
  const ground = grounds[landLevels.indexOf(level)]?.[tileIndex(tile)]
  if (ground !== 'coast') return ground === 'land'
  const [inX, inY] = [(x * 2 ** level - tile.column) * tileUnits, (y * 2 ** level - tile.row) * tileUnits]
  return readRings(tiles.files.get(tileName(tile)) ?? '').filter((ring) => isInside(ring, inX, inY)).length % 2 === 1
}

const onLand: readonly (readonly [string, number, number])[] = [
  ['Bogotá', 4.65, -74.1],
  ['Medellín', 6.25, -75.57],
  ['Cartagena, east', 10.39, -75.45],
  ['Mexico City', 19.43, -99.13],
  ['Cancún', 21.15, -86.87],
  ['Lima', -12.05, -77.0],
  ['Cusco', -13.52, -71.97],
  ['Santiago', -33.45, -70.66],
  ['Buenos Aires', -34.65, -58.5],
  ['São Paulo', -23.55, -46.63],
  ['Quito', -0.2, -78.5],
  ['Panama City', 9.03, -79.5],
  ['San José', 9.93, -84.08],
  ['Havana', 23.08, -82.38],
  ['Santo Domingo', 18.5, -69.93],
  ['Miami, west', 25.8, -80.35],
  ['New York, Queens', 40.73, -73.83],
  ['Los Angeles', 34.05, -118.25],
  ['Madrid', 40.42, -3.7],
  ['Barcelona', 41.41, 2.14],
  ['Lisbon', 38.74, -9.17],
  ['London', 51.51, -0.12],
  ['Paris', 48.86, 2.35],
  ['Rome', 41.9, 12.5],
  ['Berlin', 52.52, 13.4],
  ['Istanbul, Asia', 41.0, 29.15],
  ['Cairo', 30.04, 31.24],
  ['Singapore', 1.36, 103.8],
  ['Tokyo', 35.7, 139.65],
  ['Sydney', -33.85, 151.05],
]

const atSea: readonly (readonly [string, number, number])[] = [
  ['off Cartagena', 10.5, -75.9],
  ['Gulf of Mexico', 25, -90],
  ['off Lima', -12.1, -77.6],
  ['Rio de la Plata', -34.9, -57.5],
  ['Strait of Gibraltar, west', 35.9, -6.6],
  ['Bay of Palma', 39.45, 2.65],
  ['Caspian Sea', 42, 50.5],
  ['Bay of Tokyo', 35.45, 139.85],
  ['Bass Strait', -39.7, 145.8],
  ['the middle of the Pacific', 0, -140],
]

describe('land in tiles', () => {
  it.each(onLand)('%s is on land', (_name, latitude, longitude) => expect(isLand(6, latitude, longitude)).toBe(true))
  it.each(atSea)('%s is at sea', (_name, latitude, longitude) => expect(isLand(6, latitude, longitude)).toBe(false))

  it.each([0, 3] as const)('says the same of what is far from any coast at level %i', (level) => {
    expect(isLand(level, 40.42, -3.7)).toBe(true)
    expect(isLand(level, 4.65, -74.1)).toBe(true)
    expect(isLand(level, 0, -140)).toBe(false)
  })

  it.each([
    ['Chukotka, beyond the 180th meridian', 66.5, -175, true],
    ['Vanua Levu, before it', -16.6, 179.2, true],
    ['Antarctica', -80, 20, true],
    ['Antarctica, in the east', -77, 161, true],
    ['Antarctica, in the west', -82, -130, true],
    ['the sea as far north as Chukotka', 66.5, -2, false],
    ['the sea as far south as Antarctica begins', -60, 20, false],
  ] as const)('%s', (_name, latitude, longitude, isThere) =>
    expect(landLevels.map((level) => isLand(level, latitude, longitude))).toEqual(landLevels.map(() => isThere)),
  )

  it('has no coast along a parallel, as where a ring is closed across the world', () => {
    const long = [...tiles.files].flatMap(([name, text]) => {
      const steps = [...shapeOf(text).coast.matchAll(/(-?\d+) (-?\d+)(?=L(-?\d+) (-?\d+))/g)]
      return steps
        .filter(
          ([, x, y, toX, toY]) =>
            Number(x) !== Number(toX) &&
            Math.abs(Number(x) - Number(toX)) > 2000 &&
            Math.abs(Number(y) - Number(toY)) < 20,
        )
        .map(([step]) => `${name}: ${step}`)
    })
    expect(long).toEqual([])
  })

  it('has a file for each tile with a coast, and for no other', () => {
    const named = grounds.flatMap((level) => level.filter((ground) => ground === 'coast'))
    expect(tiles.files.size).toBe(named.length)
    expect(grounds.map((level) => level.length)).toEqual(landLevels.map((level) => 4 ** level))
  })

  it('keeps each tile small', () =>
    expect(Math.max(...[...tiles.files.values()].map((text) => text.length))).toBeLessThan(32_000))
})

describe('a tile', () => {
  it('is read as it was written', () => {
    const rings = [
      [0, 5, 100, -16, 4112, 4112],
      [7, 7, 8, 8, 7, 9],
    ]
    expect(readRings(writeRings(rings))).toEqual(rings)
  })

  it('has no coast along its own edge', () => {
    // from the left edge across to the right edge and back along the lower one
    const { land, coast } = shapeOf(writeRings([[-16, 2000, 4112, 2100, 4112, 4112, -16, 4112]]))
    expect(land).toBe('M-16 2000L4112 2100L4112 4112L-16 4112Z')
    expect(coast).toBe('M-16 2000L4112 2100')
  })
})
