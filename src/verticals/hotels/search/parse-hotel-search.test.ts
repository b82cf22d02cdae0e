import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestCount, mostAdultsOfSeveral, mostGuests, mostNights, mostRooms, oldestChild } from '#domain/stay.ts'
import { addDays } from '#domain/time/dates.ts'
import { type HotelSearch, nightsOf, serialiseHotelSearch } from './hotel-search.ts'
import { searchKeys } from './search-keys.ts'
import { parseHotelSearch } from './parse-hotel-search.ts'
import { lastCheckOut } from './parse-stay-days.ts'

const today = '2026-11-22'
const plain = { destination: 'CTG', checkIn: '2026-12-10', checkOut: '2026-12-14', guests: '2' }
const correctionsOf = (raw: Readonly<Record<string, unknown>>) =>
  parseHotelSearch({ ...plain, ...raw }, today).corrections.map(({ field, code, given, used }) =>
    [field, code, given, used].join(' '),
  )

const age = fc.integer({ min: 0, max: oldestChild })
const roomWithin = (adults: number) =>
  fc.record({ adults: fc.integer({ min: 1, max: adults }), ages: fc.array(age, { maxLength: 3 }) })
const someRooms = fc
  .oneof(
    fc.tuple(roomWithin(mostGuests)),
    fc.array(roomWithin(mostAdultsOfSeveral), { minLength: 2, maxLength: mostRooms }),
  )
  .filter((rooms) => guestCount(rooms) <= mostGuests)
const someSearch: fc.Arbitrary<HotelSearch> = fc
  .record({
    destination: fc.constantFrom('CTG', 'BOG', 'MAD'),
    ahead: fc.integer({ min: 0, max: 330 }),
    nights: fc.integer({ min: 1, max: mostNights }),
    rooms: someRooms,
  })
  .map(({ destination, ahead, nights, rooms }) => {
    const checkIn = addDays(today, ahead)
    return { destination, checkIn, checkOut: addDays(checkIn, nights), rooms }
  })

describe('the address of a hotel search', () => {
  it('is read again as the search that wrote it', () => {
    fc.assert(
      fc.property(someSearch, (search) => {
        const { stay, destination, corrections } = parseHotelSearch(serialiseHotelSearch(search), today)
        expect({ ...stay, destination }).toEqual(search)
        expect(corrections).toEqual([])
      }),
    )
  })

  it('whatever it holds, is a stay that can be asked for, and the address of that needs no correction', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('', '0', '3', '2-8', '2--', '2-40', '9-1', '1,1,1,1,1,1', '2026-12-10', '2026-02-30', '20990101'),
      fc.array(fc.constantFrom('1', '2-3', '3', 'x')),
    )
    fc.assert(
      fc.property(fc.record(Object.fromEntries(searchKeys.map((key) => [key, part]))), (raw) => {
        const { stay } = parseHotelSearch(raw, today)
        expect(stay.checkIn >= today).toBe(true)
        expect(stay.checkOut <= addDays(today, 360)).toBe(true)
        expect(nightsOf(stay)).toBeGreaterThanOrEqual(1)
        expect(nightsOf(stay)).toBeLessThanOrEqual(mostNights)
        expect(guestCount(stay.rooms)).toBeLessThanOrEqual(mostGuests)
        const again = parseHotelSearch(serialiseHotelSearch({ ...stay, destination: 'CTG' }), today)
        expect(again).toEqual({ stay, destination: 'CTG', corrections: [] })
      }),
    )
  })

  it('keeps the children of a room in their room', () => {
    expect(parseHotelSearch({ ...plain, guests: '2-8-5,1,2-3' }, today).stay.rooms).toEqual([
      { adults: 2, ages: [8, 5] },
      { adults: 1, ages: [] },
      { adults: 2, ages: [3] },
    ])
  })

  it.each([
    [{ guests: ['2-8', '1'] }],
    [{ guests: '', room1: '2', ages1: '8', room2: '', ages2: '', room3: '1', ages3: '' }],
    [{ guests: '2-8,1', room1: '9', ages1: '4' }],
  ])('may name each room on its own, as a form without scripts does: %o', (raw) => {
    expect(parseHotelSearch({ ...plain, ...raw }, today)).toMatchObject({
      stay: {
        rooms: [
          { adults: 2, ages: [8] },
          { adults: 1, ages: [] },
        ],
      },
      corrections: [],
    })
  })

  it('tells an age that a form without scripts could not keep apart from a name', () => {
    expect(correctionsOf({ guests: '', room1: '2', ages1: '4; nine' })).toEqual(['ages unreadable nine 17'])
  })
})

describe('what is corrected', () => {
  it.each([
    [{ guests: '' }, []],
    [{ guests: '0' }, ['guests unreadable 0 1']],
    [{ guests: '2,x' }, ['guests unreadable 2,x 1']],
    [{ guests: '2-' }, ['ages missing  17']],
    [{ guests: '2-old' }, ['ages unreadable old 17']],
    [{ guests: '1-18' }, ['ages stays_as_adult 18 ']],
    [{ guests: '8-3-4' }, ['guests too_many 10 1']],
    [{ guests: '3,1' }, ['guests too_many_adults 3 1']],
    [{ guests: '1-18-19,1' }, ['guests too_many_adults 3 1']],
    [{ guests: '1,1,1,1,1,1' }, ['guests too_many_rooms 6 1']],
    [{ checkIn: '' }, ['checkIn missing  2026-11-29']],
    [{ checkIn: '', checkOut: '' }, ['checkIn missing  2026-11-29', 'checkOut missing  2026-12-05']],
    [{ checkIn: 'soon' }, ['checkIn unreadable soon 2026-11-29']],
    [{ checkIn: '2027-02-30', checkOut: '2027-03-05' }, ['checkIn impossible 2027-02-30 2027-02-28']],
    [
      { checkIn: '2026-11-01', checkOut: '2026-11-04' },
      ['checkIn past 2026-11-01 2026-11-29', 'checkOut moved_along 2026-11-04 2026-12-02'],
    ],
    [{ checkOut: '2026-12-10' }, ['checkOut before_check_in 2026-12-10 2026-12-16']],
    [{ checkOut: '2027-12-10' }, ['checkOut too_long 2027-12-10 2027-01-09']],
    [
      { checkIn: '2028-12-10' },
      ['checkIn too_far 2028-12-10 2027-11-16', 'checkOut before_check_in 2026-12-14 2027-11-17'],
    ],
    [
      { checkIn: '2028-04-10', checkOut: '2028-05-30' },
      ['checkIn too_far 2028-04-10 2027-11-16', 'checkOut too_far 2028-05-30 2027-11-17'],
    ],
    [{ checkIn: '2027-11-10', checkOut: '2028-05-30' }, ['checkOut too_far 2028-05-30 2027-11-17']],
  ])('%o', (raw, corrections) => expect(correctionsOf(raw)).toEqual(corrections))
})

it('takes a day that is sold wherever it is already tomorrow, where the destination is not known', () => {
  const latest = addDays(today, 2)
  const asked = (checkOut: string) =>
    parseHotelSearch({ ...plain, checkIn: addDays(checkOut, -1), checkOut }, today, latest).corrections
  expect(asked(lastCheckOut(latest))).toEqual([])
  expect(asked(addDays(lastCheckOut(latest), 1))).not.toEqual([])
})
