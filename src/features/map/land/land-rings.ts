/** A closed ring of whole numbers in a tile's units: x, y, x, y … */
export type Ring = readonly number[]

/** The first point, then steps from point to point: short numbers that compress well. A line for each ring. */
export const writeRings = (rings: readonly Ring[]): string =>
  rings
    .map((ring) => ring.map((value, index) => (index < 2 ? value : value - (ring[index - 2] ?? 0))).join(' '))
    .join('\n')

const readRing = (line: string): Ring => {
  const ring = line.split(' ').map(Number)
  for (let index = 2; index < ring.length; index += 1) ring[index] = (ring[index] ?? 0) + (ring[index - 2] ?? 0)
  return ring
}

export const readRings = (text: string): readonly Ring[] => (text === '' ? [] : text.split('\n').map(readRing))
