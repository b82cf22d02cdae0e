import { bytesOfText, textOfBytes } from '../../../demo/byte-text.ts'
import {
  type AnswerReference,
  type WayReference,
  headerBytes,
  headerLength,
  headerOfBytes,
  wayLength,
  wayOfBytes,
} from './offer-reference.ts'
import { sipBegun, sipEnded, sipHash } from '../../../demo/siphash.ts'

/** Which family of each way an offer is bought in. */
export interface FamilyChoice {
  readonly out: number
  readonly back: number
}

/** All that an id says: an offer can be rebuilt from it alone. */
export interface OfferReference extends AnswerReference {
  readonly ways: readonly WayReference[]
  readonly choice: FamilyChoice
}

/** One way as it stands in ids: its text, and a digest that stands for it under the signature. */
export interface SignedPart {
  readonly text: string
  readonly low: number
  readonly high: number
}

const tailLength = 9

const putWord = (bytes: Uint8Array, at: number, word: number): void => {
  bytes[at] = word & 255
  bytes[at + 1] = (word >>> 8) & 255
  bytes[at + 2] = (word >>> 16) & 255
  bytes[at + 3] = word >>> 24
}

export const signedPart = (key: Uint32Array, bytes: Uint8Array): SignedPart => {
  const [low, high] = sipHash(key, bytes)
  return { text: textOfBytes(bytes), low, high }
}

export const signedHeader = (key: Uint32Array, answer: AnswerReference): SignedPart =>
  signedPart(key, headerBytes(answer))

/** What the ids of a trip's families have in common: the text before the tail, and the signature so far. */
export interface BegunId {
  readonly text: string
  readonly signature: Int32Array
  readonly signed: number
}

export const begunId = (key: Uint32Array, parts: readonly SignedPart[]): BegunId => {
  const message = new Uint8Array(parts.length * 8)
  let text = ''
  parts.forEach((part, index) => {
    text += part.text
    putWord(message, index * 8, part.low)
    putWord(message, index * 8 + 4, part.high)
  })
  return { text, signature: sipBegun(key, message), signed: message.length }
}

const tailOf = ({ signature, signed }: BegunId, { out, back }: FamilyChoice): Uint8Array => {
  const families = out * 16 + back
  const [low, high] = sipEnded(signature, families, 0, signed + 1)
  const tail = new Uint8Array(tailLength)
  tail[0] = families
  putWord(tail, 1, low)
  putWord(tail, 5, high)
  return tail
}

/** The id of one offer of an answer: its parts' texts, the families, and a signature over all of them. */
export const offerId = (begun: BegunId, choice: FamilyChoice): string => begun.text + textOfBytes(tailOf(begun, choice))

const partsOf = (bytes: Uint8Array, ways: number): Uint8Array[] | null => {
  const parts = [bytes.subarray(0, headerLength)]
  let at = headerLength
  for (let way = 0; way < ways; way += 1) {
    const length = wayLength(bytes[at] ?? 0)
    parts.push(bytes.subarray(at, at + length))
    at += length
  }
  return at + tailLength === bytes.length ? parts : null
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at += 1) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}

const longestId = 200

/** What an id says, or null where it is none of ours. */
export const readOfferId = (key: Uint32Array, id: string): OfferReference | null => {
  const bytes = id.length > longestId ? null : bytesOfText(id)
  const answer = bytes && bytes.length > headerLength + tailLength ? headerOfBytes(bytes) : null
  if (!bytes || !answer) return null
  const parts = partsOf(bytes, answer.roundTrip ? 2 : 1)
  const tail = bytes.subarray(bytes.length - tailLength)
  const families = tail[0] ?? 0
  const choice = { out: families >>> 4, back: families & 15 }
  if (!parts) return null
  const signed = parts.map((part) => signedPart(key, part))
  if (!sameBytes(tail, tailOf(begunId(key, signed), choice))) return null
  return { ...answer, ways: parts.slice(1).map(wayOfBytes), choice }
}
