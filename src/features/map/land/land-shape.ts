import { overlap, tileUnits } from './land-grid.ts'
import { type Ring, readRings } from './land-rings.ts'

/** Land of one tile as SVG paths in the tile's units; `coast` leaves out what only ends at the tile's edge. */
export interface LandShape {
  readonly land: string
  readonly coast: string
}

const [least, most] = [-overlap, tileUnits + overlap]

/** Whether a tile's own edge runs between two points. */
const isEdge = (ring: Ring, from: number, to: number): boolean =>
  [0, 1].some((axis) => {
    const value = ring[from + axis]
    return (value === least || value === most) && ring[to + axis] === value
  })

const coastOf = (ring: Ring): string => {
  let path = ''
  let isDrawing = false
  for (let index = 0; index < ring.length; index += 2) {
    const next = (index + 2) % ring.length
    const isCoast = !isEdge(ring, index, next)
    if (isCoast && !isDrawing) path += `M${ring[index]} ${ring[index + 1]}`
    if (isCoast) path += `L${ring[next]} ${ring[next + 1]}`
    isDrawing = isCoast
  }
  return path
}

const landOf = (ring: Ring): string => {
  let path = ''
  for (let index = 0; index < ring.length; index += 2)
    path += `${index === 0 ? 'M' : 'L'}${ring[index]} ${ring[index + 1]}`
  return `${path}Z`
}

export const shapeOf = (text: string): LandShape => {
  const rings = readRings(text)
  return { land: rings.map(landOf).join(''), coast: rings.map(coastOf).join('') }
}

export const wholeLand: LandShape = { land: `M${least} ${least}H${most}V${most}H${least}Z`, coast: '' }
