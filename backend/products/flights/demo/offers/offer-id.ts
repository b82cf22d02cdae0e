import { sameText } from '../../../../same-text.ts'
import { bytesOfText, textOfBytes, textOfThree } from '../../../demo/byte-text.ts'
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
const tailSigns = 12

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
  let text = ''
  for (const part of parts) text += part.text
  return { text, signature: sipBegun(key, parts), signed: parts.length * 8 }
}

/** The text of nine bytes: one for the families and the signature's two words, each with its low byte first. */
const tailOf = ({ signature, signed }: BegunId, { out, back }: FamilyChoice): string => {
  const families = out * 16 + back
  const [low, high] = sipEnded(signature, families, 0, signed + 1)
  return (
    textOfThree((families << 16) | ((low & 255) << 8) | ((low >>> 8) & 255)) +
    textOfThree((low & 0xff0000) | ((low >>> 16) & 0xff00) | (high & 255)) +
    textOfThree((((high >>> 8) & 255) << 16) | (((high >>> 16) & 255) << 8) | (high >>> 24))
  )
}

/** The id of one offer of an answer: its parts' texts, the families, and a signature over all of them. */
export const offerId = (begun: BegunId, choice: FamilyChoice): string => begun.text + tailOf(begun, choice)

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

const longestId = 200

/** What an id says, or null where it is none of ours. */
export const readOfferId = (key: Uint32Array, id: string): OfferReference | null => {
  const bytes = id.length > longestId ? null : bytesOfText(id)
  const answer = bytes && bytes.length > headerLength + tailLength ? headerOfBytes(bytes) : null
  if (!bytes || !answer) return null
  const parts = partsOf(bytes, answer.roundTrip ? 2 : 1)
  const families = bytes[bytes.length - tailLength] ?? 0
  const choice = { out: families >>> 4, back: families & 15 }
  if (!parts) return null
  const signed = parts.map((part) => signedPart(key, part))
  if (!sameText(id.slice(-tailSigns), tailOf(begunId(key, signed), choice))) return null
  return { ...answer, ways: parts.slice(1).map(wayOfBytes), choice }
}
