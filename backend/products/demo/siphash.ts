const addInto = (v: Uint32Array, to: number, from: number): void => {
  const low = (v[to] ?? 0) + (v[from] ?? 0)
  v[to + 1] = (v[to + 1] ?? 0) + (v[from + 1] ?? 0) + (low > 0xffffffff ? 1 : 0)
  v[to] = low
}

const xorInto = (v: Uint32Array, at: number, low: number, high: number): void => {
  v[at] = (v[at] ?? 0) ^ low
  v[at + 1] = (v[at + 1] ?? 0) ^ high
}

const rotate = (v: Uint32Array, at: number, bits: number): void => {
  const low = v[at] ?? 0
  const high = v[at + 1] ?? 0
  v[at] = bits === 32 ? high : (low << bits) | (high >>> (32 - bits))
  v[at + 1] = bits === 32 ? low : (high << bits) | (low >>> (32 - bits))
}

const halfRound = (v: Uint32Array, a: number, b: number, bits: number): void => {
  addInto(v, a, b)
  rotate(v, b, bits)
  xorInto(v, b, v[a] ?? 0, v[a + 1] ?? 0)
}

const rounds = (v: Uint32Array, count: number): void => {
  for (let round = 0; round < count; round += 1) {
    halfRound(v, 0, 2, 13)
    rotate(v, 0, 32)
    halfRound(v, 4, 6, 16)
    halfRound(v, 0, 6, 21)
    halfRound(v, 4, 2, 17)
    rotate(v, 4, 32)
  }
}

const absorb = (v: Uint32Array, low: number, high: number): void => {
  xorInto(v, 6, low, high)
  rounds(v, 2)
  xorInto(v, 0, low, high)
}

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)

const start = ([k0 = 0, k1 = 0, k2 = 0, k3 = 0]: Uint32Array): Uint32Array => {
  const v = new Uint32Array(8)
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

/** The state after the first bytes of a message, a multiple of eight of them: many messages may share it. */
export const sipBegun = (key: Uint32Array, message: Uint8Array): Uint32Array => {
  const v = start(key)
  const whole = message.length & ~7
  for (let at = 0; at < whole; at += 8) absorb(v, wordAt(message, at), wordAt(message, at + 4))
  return v
}

/** The tag of a message that was begun and ends with up to seven more bytes, given as two little-endian words. */
export const sipEnded = (
  begun: Uint32Array,
  low: number,
  high: number,
  length: number,
): readonly [low: number, high: number] => {
  const v = begun.slice()
  absorb(v, low, high | ((length & 0xff) << 24))
  xorInto(v, 4, 0xff, 0)
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
  const rest = message.subarray(message.length & ~7)
  return sipEnded(sipBegun(key, message), wordAt(rest, 0), wordAt(rest, 4), message.length)
}
