/** Mixes integers into one unsigned 32-bit number (murmur3's finaliser): the same ones always give the same. */
export const mix = (a: number, b: number, c = 0, d = 0): number => {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 13) ^ b) + 0x7f4a7c15, 0xc2b2ae35)
  hash = Math.imul((hash ^ (hash >>> 16) ^ c) + 0x165667b1, 0x85ebca6b)
  hash = Math.imul((hash ^ (hash >>> 13) ^ d) + 0x27d4eb2f, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A number from 0 up to but not 1 out of an unsigned 32-bit one. */
export const unit = (hash: number): number => hash / 4294967296

/** A number out of a short code of capitals and digits; different codes of up to five signs give different numbers. */
export const codeNumber = (code: string): number => {
  let number = 0
  for (let index = 0; index < code.length; index += 1) number = number * 43 + (code.charCodeAt(index) - 47)
  return number
}
