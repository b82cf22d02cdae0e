import { sameText } from '../../../../same-text.ts'
import { bytesOfText, textOfBytes } from '../../../demo/byte-text.ts'
import { sipHash } from '../../../demo/siphash.ts'
import type { Audience } from '../../hotel-supplier.ts'
import type { Occupancy } from '../prices/room-price.ts'

/** A room of a choice: which of the asked ones it is, and what was chosen for it. */
interface ChosenRoomReference extends Occupancy {
  readonly roomIndex: number
  readonly type: number
  readonly plan: number
}

/** All that an id says: a rate of one room, or the offer of a choice, can be made again from it alone. */
export interface ChoiceReference {
  readonly kind: 'rate' | 'offer'
  /** second since 1970 from which on it is refused */
  readonly expirySecond: number
  readonly destination: number
  readonly hotel: number
  /** day number of the arrival */
  readonly start: number
  readonly nights: number
  /** what the check found changed */
  readonly raised: boolean
  readonly changed: boolean
  readonly audience?: Audience
  readonly rooms: readonly ChosenRoomReference[]
}

const version = 1
const tagLength = 8

const bodyOf = (choice: ChoiceReference): number[] => {
  const { expirySecond, destination, hotel, start, nights, rooms } = choice
  const flags =
    (choice.kind === 'offer' ? 1 : 0) + (choice.raised ? 2 : 0) + (choice.changed ? 4 : 0) + (choice.audience ? 8 : 0)
  return [
    version,
    flags,
    expirySecond >>> 24,
    (expirySecond >>> 16) & 255,
    (expirySecond >>> 8) & 255,
    expirySecond & 255,
    destination,
    hotel,
    start >>> 8,
    start & 255,
    nights,
    rooms.length,
    ...rooms.flatMap(({ roomIndex, type, plan, adults, childAges }) => [
      roomIndex * 16 + type,
      plan,
      adults * 16 + childAges.length,
      ...childAges,
    ]),
  ]
}

const tagOf = (key: Uint32Array, body: Uint8Array): readonly number[] =>
  sipHash(key, body).flatMap((word) => [word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24])

const signed = (key: Uint32Array, body: Uint8Array): string =>
  textOfBytes(Uint8Array.from([...body, ...tagOf(key, body)]))

/** The id of a choice, with a signature over all of it. */
export const choiceId = (key: Uint32Array, choice: ChoiceReference): string => {
  const body = bodyOf(choice)
  while ((body.length + tagLength) % 3 !== 0) body.push(0)
  return signed(key, Uint8Array.from(body))
}

const roomsOf = (bytes: Uint8Array, count: number): ChosenRoomReference[] => {
  const rooms: ChosenRoomReference[] = []
  let at = 12
  for (let room = 0; room < count; room += 1) {
    const [first = 0, plan = 0, people = 0] = bytes.subarray(at, at + 3)
    const children = people & 15
    const childAges = [...bytes.subarray(at + 3, at + 3 + children)]
    rooms.push({ roomIndex: first >>> 4, type: first & 15, plan, adults: people >>> 4, childAges })
    at += 3 + children
  }
  return rooms
}

/** What an id says; null where it is none of ours. */
export const readChoiceId = (key: Uint32Array, id: string): ChoiceReference | null => {
  const bytes = id.length > 200 ? null : bytesOfText(id)
  if (!bytes || bytes.length < 12 + 3 + tagLength) return null
  const body = bytes.subarray(0, bytes.length - tagLength)
  if (body[0] !== version || !sameText(id, signed(key, body))) return null
  const [
    ,
    flags = 0,
    e0 = 0,
    e1 = 0,
    e2 = 0,
    e3 = 0,
    destination = 0,
    hotel = 0,
    s0 = 0,
    s1 = 0,
    nights = 0,
    count = 0,
  ] = body
  return {
    kind: (flags & 1) === 1 ? 'offer' : 'rate',
    raised: (flags & 2) === 2,
    changed: (flags & 4) === 4,
    ...((flags & 8) === 8 && { audience: 'package' as const }),
    expirySecond: e0 * 16777216 + e1 * 65536 + e2 * 256 + e3,
    destination,
    hotel,
    start: s0 * 256 + s1,
    nights,
    rooms: roomsOf(body, count),
  }
}
