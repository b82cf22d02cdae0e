/** Plain data in the framework's notation of calls (seroval's JSON): the types of node that pages of ours send and read. */
export const serovalNodes = {
  number: 0,
  string: 1,
  constant: 2,
  reference: 4,
  array: 9,
  object: 10,
  objectWithoutPrototype: 11,
} as const

/** What a node for a constant names by its place, as far as pages of ours say it. */
export const serovalConstants: readonly unknown[] = [null, undefined, true, false]
