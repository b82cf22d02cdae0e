/** Numbers in [0, 1) that follow from the text alone (mulberry32 over an FNV-1a hash). */
export const seededRandom = (text: string): (() => number) => {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type Random = ReturnType<typeof seededRandom>

/** A whole number from `low` to `high`, both included. */
export const between = (random: Random, low: number, high: number): number =>
  Math.floor(low + random() * (high - low + 1))
