import {
  type RoomGuests,
  fallbackRooms,
  guestCount,
  mostAdultsOfSeveral,
  mostGuests,
  mostRooms,
  oldestChild,
} from '#domain/stay.ts'
import type * as search from '../correction.ts'
import { asGiven, correctedTo } from '../correction.ts'
import { listedIn, textOf, textsOf, wholeNumber } from '../raw-values.ts'
import { nativeRoomKeys } from './room-keys.ts'

/** What guests had to have corrected: all of them, or the age of a child. */
export type GuestsCorrection = search.Correction<
  'guests' | 'ages',
  'missing' | 'unreadable' | 'too_many_rooms' | 'too_many_adults' | 'too_many' | 'stays_as_adult'
>

type Normalised<Value> = search.Normalised<Value, GuestsCorrection>

const oldestAge = 120

/** The oldest that is still a child, so that no real age makes the stay dearer than it was shown. */
const assumedAge = oldestChild

const withChild = ({ adults, ages }: RoomGuests, given: string): Normalised<RoomGuests> => {
  const age = wholeNumber(given)
  if (age === undefined || age > oldestAge) {
    const code = given === '' ? 'missing' : 'unreadable'
    return correctedTo(
      { adults, ages: [...ages, assumedAge] },
      { field: 'ages', code, given, used: String(assumedAge) },
    )
  }
  if (age <= oldestChild) return asGiven({ adults, ages: [...ages, age] })
  return correctedTo({ adults: adults + 1, ages }, { field: 'ages', code: 'stays_as_adult', given, used: '' })
}

/** `2-8-5`, as `roomText` writes it; undefined where there is no number of adults. */
const parseRoom = (written: string): Normalised<RoomGuests> | undefined => {
  const [first = '', ...ages] = written.split('-').map((part) => part.trim())
  const adults = wholeNumber(first)
  if (adults === undefined || adults < 1) return undefined
  let room: RoomGuests = { adults, ages: [] }
  const corrections: GuestsCorrection[] = []
  for (const age of ages) {
    const grown = withChild(room, age)
    room = grown.value
    corrections.push(...grown.corrections)
  }
  return { value: room, corrections }
}

/** Why rooms cannot be asked for together, and how many of what there were. */
const refusalOf = (rooms: readonly RoomGuests[]) => {
  if (rooms.length > mostRooms) return { code: 'too_many_rooms', given: rooms.length } as const
  if (guestCount(rooms) > mostGuests) return { code: 'too_many', given: guestCount(rooms) } as const
  const most = Math.max(...rooms.map(({ adults }) => adults))
  return rooms.length > 1 && most > mostAdultsOfSeveral
    ? ({ code: 'too_many_adults', given: most } as const)
    : undefined
}

const fallback = (code: 'unreadable' | 'too_many_rooms' | 'too_many' | 'too_many_adults', told: string) =>
  correctedTo(fallbackRooms, { field: 'guests', code, given: told, used: '1' })

/** The rooms as an address writes them, one text each: `2-8-5,1`, or each in fields of its own, as a form without scripts does. */
const writtenRooms = (raw: Readonly<Record<string, unknown>>): readonly string[] => {
  const together = textsOf(raw.guests).flatMap((text) => text.split(/[\s,;|]+/).filter((room) => room !== ''))
  if (together.length > 0) return together
  return nativeRoomKeys.flatMap(({ adults, ages }) => {
    const written = textOf(raw[adults])
    if (written === '') return []
    return [[written, ...listedIn(raw[ages])].join('-')]
  })
}

/** The rooms that an address asks for, or the one of rule hotel-1. Ages are never taken silently. */
export const parseGuests = (raw: Readonly<Record<string, unknown>>): Normalised<readonly RoomGuests[]> => {
  const written = writtenRooms(raw)
  const given = written.join(',')
  if (given === '') return asGiven(fallbackRooms)
  const parsed = written.map(parseRoom)
  const rooms = parsed.flatMap((room) => (room ? [room.value] : []))
  if (rooms.length < parsed.length) return fallback('unreadable', given)
  const refusal = refusalOf(rooms)
  if (refusal) return fallback(refusal.code, String(refusal.given))
  return { value: rooms, corrections: parsed.flatMap((room) => room?.corrections ?? []) }
}
