/**
 * Rounds over the state, whose four words of 64 bits stand as two of 32 each, the low one first. Their halves are kept in
 * variables from the first round to the last: a search makes tens of thousands of them.
 */
const rounds = (v: Int32Array, count: number): void => {
  let a = v[0]!
  let aHigh = v[1]!
  let b = v[2]!
  let bHigh = v[3]!
  let c = v[4]!
  let cHigh = v[5]!
  let d = v[6]!
  let dHigh = v[7]!
  let held = 0
  for (let round = 0; round < count; round += 1) {
    a = (a + b) | 0
    aHigh = (aHigh + bHigh + (a >>> 0 < b >>> 0 ? 1 : 0)) | 0
    held = (b << 13) | (bHigh >>> 19)
    bHigh = ((bHigh << 13) | (b >>> 19)) ^ aHigh
    b = held ^ a
    held = a
    a = aHigh
    aHigh = held

    c = (c + d) | 0
    cHigh = (cHigh + dHigh + (c >>> 0 < d >>> 0 ? 1 : 0)) | 0
    held = (d << 16) | (dHigh >>> 16)
    dHigh = ((dHigh << 16) | (d >>> 16)) ^ cHigh
    d = held ^ c

    a = (a + d) | 0
    aHigh = (aHigh + dHigh + (a >>> 0 < d >>> 0 ? 1 : 0)) | 0
    held = (d << 21) | (dHigh >>> 11)
    dHigh = ((dHigh << 21) | (d >>> 11)) ^ aHigh
    d = held ^ a

    c = (c + b) | 0
    cHigh = (cHigh + bHigh + (c >>> 0 < b >>> 0 ? 1 : 0)) | 0
    held = (b << 17) | (bHigh >>> 15)
    bHigh = ((bHigh << 17) | (b >>> 15)) ^ cHigh
    b = held ^ c
    held = c
    c = cHigh
    cHigh = held
  }
  v[0] = a
  v[1] = aHigh
  v[2] = b
  v[3] = bHigh
  v[4] = c
  v[5] = cHigh
  v[6] = d
  v[7] = dHigh
}

const absorb = (v: Int32Array, low: number, high: number): void => {
  v[6]! ^= low
  v[7]! ^= high
  rounds(v, 2)
  v[0]! ^= low
  v[1]! ^= high
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)

const start = ([k0 = 0, k1 = 0, k2 = 0, k3 = 0]: Uint32Array): Int32Array => {
  const v = new Int32Array(8)
  v[0] = k0 ^ 0x70736575
  v[1] = k1 ^ 0x736f6d65
  v[2] = k2 ^ 0x6e646f6d
  v[3] = k3 ^ 0x646f7261
  v[4] = k0 ^ 0x6e657261
  v[5] = k1 ^ 0x6c796765
  v[6] = k2 ^ 0x79746573
  v[7] = k3 ^ 0x74656462
  return v
}

/** Eight bytes of a message as two little-endian words. */
interface EightBytes {
  readonly low: number
  readonly high: number
}

/** The state after the first bytes of a message: many messages may share it. */
export const sipBegun = (key: Uint32Array, first: readonly EightBytes[]): Int32Array => {
  const v = start(key)
  for (const { low, high } of first) absorb(v, low, high)
  return v
}

/** Where a message is ended: filled and read within one call, so that a thousand ids do not make a thousand states. */
const ending = new Int32Array(8)

/** The tag of a message that was begun and ends with up to seven more bytes, given as two little-endian words. */
export const sipEnded = (
  begun: Int32Array,
  low: number,
  high: number,
  length: number,
): readonly [low: number, high: number] => {
  const v = ending
  v.set(begun)
  absorb(v, low, high | ((length & 0xff) << 24))
  v[4]! ^= 0xff
  rounds(v, 4)
  const tagLow = (v[0] ?? 0) ^ (v[2] ?? 0) ^ (v[4] ?? 0) ^ (v[6] ?? 0)
  const tagHigh = (v[1] ?? 0) ^ (v[3] ?? 0) ^ (v[5] ?? 0) ^ (v[7] ?? 0)
  return [tagLow >>> 0, tagHigh >>> 0]
}

/**
 * SipHash-2-4 of a message under a key of four little-endian words: a keyed hash made for short messages. A search signs
 * a thousand ids, for which HMAC-SHA-256 would take longer than the search. Gives the tag's low and high words.
 */
export const sipHash = (key: Uint32Array, message: Uint8Array): readonly [low: number, high: number] => {
  const v = start(key)
  const whole = message.length & ~7
  for (let at = 0; at < whole; at += 8) absorb(v, wordAt(message, at), wordAt(message, at + 4))
  return sipEnded(v, wordAt(message, whole), wordAt(message, whole + 4), message.length)
}
