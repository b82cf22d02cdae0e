/** Ranks of airports as a text of two signs each, none of which has to be escaped in a string or is a space. */
const signs = '0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[abcdefghijklmnopqrstuvwxyz'
const afterCapitals = '['.charCodeAt(0)
const beforeSmall = 'a'.charCodeAt(0) - signs.indexOf('a')
const first = signs.charCodeAt(0)

export const rankLength = 2

export const packedRank = (rank: number): string => {
  const [high, low] = [signs[Math.floor(rank / signs.length)], signs[rank % signs.length]]
  if (!high || !low) throw new Error(`rank ${rank} takes more than two signs`)
  return high + low
}

const valueAt = (packed: string, at: number): number => {
  const code = packed.charCodeAt(at)
  return code > afterCapitals ? code - beforeSmall : code - first
}

/** The rank that begins at a place of a packed text. */
export const rankOf = (packed: string, at: number): number =>
  valueAt(packed, at) * signs.length + valueAt(packed, at + 1)

/** The word of the index under which the best known airports stand whose codes or cities begin with a letter. */
export const lettersOf = (letter: string): string => `=${letter}`
