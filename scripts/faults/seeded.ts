import { createHash } from 'node:crypto'

/** A number from 0 up to 1 that depends on nothing but the seed and the words: the same in every run, in any order. */
export const chance = (seed: string, ...words: readonly (string | number)[]): number =>
  createHash('sha256')
    .update([seed, ...words].join(' '))
    .digest()
    .readUInt32BE() /
  2 ** 32

/** One of the items, chosen by the seed and the words. */
export const oneOf = <Item>(items: readonly [Item, ...Item[]], seed: string, ...words: readonly (string | number)[]) =>
  items[Math.floor(chance(seed, ...words) * items.length)] ?? items[0]
