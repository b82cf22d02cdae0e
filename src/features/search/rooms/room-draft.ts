import { type RoomGuests, mostAdultsOfSeveral, mostGuests, mostRooms, oldestChild } from '#domain/stay.ts'
import { type AnyCorrection, agesWereAssumed } from '../correction.ts'
import { listedIn, textOf, wholeNumber } from '../raw-values.ts'
import { nativeRoomKeys } from './room-keys.ts'

/** A room of a form. An age is undefined until it was chosen. */
interface RoomDraft {
  readonly adults: number
  readonly ages: readonly (number | undefined)[]
}

export type RoomDrafts = readonly RoomDraft[]

const guestsOf = (rooms: RoomDrafts): number => rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0)

const replaced = (rooms: RoomDrafts, index: number, room: RoomDraft): RoomDrafts =>
  rooms.map((known, at) => (at === index ? room : known))

/** The rooms with one adult more or less in one of them; undefined where no rule allows that. */
export const withAdult = (rooms: RoomDrafts, index: number, step: 1 | -1): RoomDrafts | undefined => {
  const room = rooms[index]
  if (!room) return undefined
  const adults = room.adults + step
  const most = rooms.length > 1 ? mostAdultsOfSeveral : mostGuests
  return adults < 1 || adults > most || guestsOf(rooms) + step > mostGuests
    ? undefined
    : replaced(rooms, index, { ...room, adults })
}

/** The same with a child more, whose age is asked for, or less. */
export const withChild = (rooms: RoomDrafts, index: number, step: 1 | -1): RoomDrafts | undefined => {
  const room = rooms[index]
  if (!room || (step < 0 && room.ages.length === 0) || guestsOf(rooms) + step > mostGuests) return undefined
  const ages = step > 0 ? [...room.ages, undefined] : room.ages.slice(0, -1)
  return replaced(rooms, index, { ...room, ages })
}

export const withAge = (rooms: RoomDrafts, index: number, child: number, age: number | undefined): RoomDrafts =>
  rooms.map((room, at) =>
    at === index ? { ...room, ages: room.ages.map((known, place) => (place === child ? age : known)) } : room,
  )

/**
 * The rooms with another one. Where several have two adults each at most, those that are too many for a room move into
 * the new one, and into as many more as they need; otherwise somebody is added. Undefined where no rule allows that.
 */
export const withRoom = (rooms: RoomDrafts): RoomDrafts | undefined => {
  const kept = rooms.map(({ adults, ages }) => ({ adults: Math.min(adults, mostAdultsOfSeveral), ages }))
  const moved = guestsOf(rooms) - guestsOf(kept)
  if (rooms.length === mostRooms || (moved === 0 && guestsOf(rooms) === mostGuests)) return undefined
  const added = Array.from({ length: Math.max(1, Math.ceil(moved / mostAdultsOfSeveral)) }, (_, index) => ({
    adults: Math.max(1, Math.min(mostAdultsOfSeveral, moved - index * mostAdultsOfSeveral)),
    ages: [],
  }))
  return [...kept, ...added]
}

export const withoutRoom = (rooms: RoomDrafts, index: number): RoomDrafts => rooms.filter((_, at) => at !== index)

/** The rooms as they can be asked for; undefined while an age is missing. */
export const guestsIn = (rooms: RoomDrafts): readonly RoomGuests[] | undefined =>
  rooms.every(({ ages }) => ages.every((age) => age !== undefined))
    ? rooms.map(({ adults, ages }) => ({ adults, ages: ages.filter((age) => age !== undefined) }))
    : undefined

/** What was put into the fields of a form before the page ran; undefined where it has none. */
export const typedRooms = (form: FormData): RoomDrafts | undefined => {
  const typed = nativeRoomKeys.flatMap(({ adults, ages }) => {
    const count = wholeNumber(textOf(form.get(adults)))
    if (count === undefined || count < 1) return []
    const years = listedIn(form.get(ages)).map(wholeNumber)
    return [{ adults: count, ages: years.map((age) => (age !== undefined && age <= oldestChild ? age : undefined)) }]
  })
  return typed.length > 0 ? typed : undefined
}

/** The rooms of a search that was normalised: ages that nobody gave are asked for again. */
export const requestedRooms = (rooms: readonly RoomGuests[], corrections: readonly AnyCorrection[]): RoomDrafts =>
  agesWereAssumed(corrections) ? rooms.map(({ adults, ages }) => ({ adults, ages: ages.map(() => undefined) })) : rooms

interface MissingAge {
  readonly field: `age-${number}-${number}`
  readonly code: 'missing'
}

/** The children whose age was not chosen. */
export const missingAges = (rooms: RoomDrafts): readonly MissingAge[] =>
  rooms.flatMap(({ ages }, room) =>
    ages.flatMap((age, child) =>
      age === undefined ? [{ field: `age-${room}-${child}`, code: 'missing' } as const] : [],
    ),
  )

type RoomFault = 'too_many' | 'too_many_adults'

/** Why the rooms cannot be asked for together: only fields of the browser's own let that happen. */
export const roomsFault = (rooms: RoomDrafts): RoomFault | undefined => {
  if (guestsOf(rooms) > mostGuests) return 'too_many'
  return rooms.length > 1 && rooms.some(({ adults }) => adults > mostAdultsOfSeveral) ? 'too_many_adults' : undefined
}
