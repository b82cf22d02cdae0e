import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostAdultsOfSeveral, mostGuests, mostRooms } from '#domain/stay.ts'
import {
  type RoomDrafts,
  requestedRooms,
  guestsIn,
  missingAges,
  roomsFault,
  typedRooms,
  withAdult,
  withAge,
  withChild,
  withRoom,
  withoutRoom,
} from './room-draft.ts'

const one: RoomDrafts = [{ adults: 1, ages: [] }]
const adultsOf = (rooms: RoomDrafts | undefined) => rooms?.map(({ adults }) => adults)
const guestsOf = (rooms: RoomDrafts) => rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0)

const steps: readonly ((rooms: RoomDrafts, index: number) => RoomDrafts | undefined)[] = [
  (rooms, index) => withAdult(rooms, index, 1),
  (rooms, index) => withAdult(rooms, index, -1),
  (rooms, index) => withChild(rooms, index, 1),
  (rooms, index) => withChild(rooms, index, -1),
  (rooms) => withRoom(rooms),
  (rooms, index) => (rooms.length > 1 ? withoutRoom(rooms, index) : undefined),
]

describe('the buttons of the rooms', () => {
  it('lead to no rooms that cannot be asked for, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat({ max: steps.length - 1 }), fc.nat({ max: mostRooms - 1 }))), (presses) => {
        let rooms = one
        for (const [step, index] of presses) rooms = steps[step]?.(rooms, index % rooms.length) ?? rooms
        expect(roomsFault(rooms)).toBeUndefined()
        expect(rooms.length).toBeLessThanOrEqual(mostRooms)
        expect(guestsOf(rooms)).toBeLessThanOrEqual(mostGuests)
        expect(Math.min(...rooms.map(({ adults }) => adults))).toBeGreaterThanOrEqual(1)
        if (rooms.length > 1)
          expect(Math.max(...rooms.map(({ adults }) => adults))).toBeLessThanOrEqual(mostAdultsOfSeveral)
      }),
    )
  })

  it.each([
    [[1], [1, 1]],
    [[2], [2, 1]],
    [[3], [2, 1]],
    [[7], [2, 2, 2, 1]],
    [[9], [2, 2, 2, 2, 1]],
  ])('a room more: %o becomes %o, and nobody is lost', (before, after) => {
    expect(adultsOf(withRoom(before.map((adults) => ({ adults, ages: [] }))))).toEqual(after)
  })

  it('nine guests that fit have no further room', () => {
    expect(withRoom([{ adults: 2, ages: [1, 2, 3, 4, 5, 6, 7] }])).toBeUndefined()
  })

  it('a child more asks for its age, and for that of no other', () => {
    const rooms = withChild(withAge(withChild(one, 0, 1) ?? one, 0, 0, 8), 0, 1) ?? one
    expect(rooms).toEqual([{ adults: 1, ages: [8, undefined] }])
    expect(guestsIn(rooms)).toBeUndefined()
    expect(guestsIn(withAge(rooms, 0, 1, 3))).toEqual([{ adults: 1, ages: [8, 3] }])
  })
})

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('what was typed before the page ran', () => {
  it('keeps children in their room', () => {
    const form = formOf({ room1: '2', ages1: '4, 9', room2: '', ages2: '', room3: '1', ages3: 'x' })
    expect(typedRooms(form)).toEqual([
      { adults: 2, ages: [4, 9] },
      { adults: 1, ages: [undefined] },
    ])
  })

  it('is nothing where the form has no such fields', () => expect(typedRooms(formOf({ guests: '2' }))).toBeUndefined())

  it.each([
    [{ room1: '9', ages1: '3' }, 'too_many'],
    [{ room1: '3', room2: '1' }, 'too_many_adults'],
  ])('%o cannot be asked for', (fields, fault) => expect(roomsFault(typedRooms(formOf(fields)) ?? [])).toBe(fault))
})

describe('ages that nobody gave', () => {
  it.each([
    ['missing', [undefined, undefined]],
    ['unreadable', [undefined, undefined]],
    ['stays_as_adult', [8, 17]],
  ])('of a child whose age was %s are asked for again', (code, ages) => {
    const corrections = [{ field: 'ages', code, given: '', used: '' }]
    expect(requestedRooms([{ adults: 2, ages: [8, 17] }], corrections)).toEqual([{ adults: 2, ages }])
  })

  it('are missing from their room', () =>
    expect(
      missingAges([
        { adults: 2, ages: [8] },
        { adults: 1, ages: [4, undefined] },
      ]),
    ).toEqual([{ field: 'age-1-1', code: 'missing' }]))
})
