import { describe, expect, it } from 'vitest'
import { parseGuests } from '#/features/search/rooms/parse-guests.ts'
import { withRooms } from './normalise-package.ts'

const flights = {
  search: {
    from: 'BOG',
    to: 'CTG',
    departure: '2027-02-10',
    return: '2027-02-14' as string | undefined,
    adults: 1,
    children: 0,
    ages: [],
    infants: 0,
    cabin: 'economy' as const,
  },
  corrections: [],
  places: { from: undefined, to: undefined },
  today: '2027-01-01',
}
const asked = (back: string | undefined, guests = '2') =>
  withRooms({ ...flights, search: { ...flights.search, return: back } }, parseGuests({ guests }))

describe('a search for a package', () => {
  it('is as it was asked for where there is a night between', () => {
    const { search, corrections } = asked('2027-02-11', '2-8,1')
    expect(search).toMatchObject({
      return: '2027-02-11',
      rooms: [
        { adults: 2, ages: [8] },
        { adults: 1, ages: [] },
      ],
    })
    expect(corrections.own).toEqual([])
  })

  it.each([
    ['2027-02-10', '2027-02-16', 'no_night'],
    [undefined, '2027-02-16', 'no_night'],
    ['2027-03-12', '2027-03-12', undefined],
    ['2027-03-13', '2027-03-12', 'too_many_nights'],
  ])('whose return is %s comes back on %s', (back, used, code) => {
    const { search, corrections } = asked(back)
    expect(search.return).toBe(used)
    expect(corrections.own).toEqual(code === undefined ? [] : [{ code, used }])
  })

  it.each([
    // asked out, asked back, used out, used back, what is told
    ['2027-12-28', '2027-12-28', '2027-12-27', '2027-12-28', { code: 'no_night_left', used: '2027-12-27' }],
    ['2027-12-28', undefined, '2027-12-27', '2027-12-28', { code: 'no_night_left', used: '2027-12-27' }],
    ['2027-12-25', '2027-12-25', '2027-12-25', '2027-12-28', { code: 'no_night', used: '2027-12-28' }],
    ['2027-12-27', '2027-12-28', '2027-12-27', '2027-12-28', undefined],
  ])('from %s to %s is on days that are sold', (departure, back, out, used, told) => {
    const days = { departure, return: back }
    const corrections = [{ field: 'departure', code: 'too_far', given: '2028-01-01', used: departure }] as const
    const found = withRooms({ ...flights, corrections, search: { ...flights.search, ...days } }, parseGuests({}))
    expect(found.search).toMatchObject({ departure: out, return: used })
    expect(found.corrections.own).toEqual(told === undefined ? [] : [told])
    expect(found.corrections.flight).toMatchObject([{ field: 'departure', used: out }])
  })

  it('has no more babies than laps', () => {
    expect(asked('2027-02-14', '1-1').corrections.own).toEqual([])
    const { search, corrections } = asked('2027-02-14', '1-1-0')
    expect(search.rooms).toEqual([{ adults: 1, ages: [] }])
    expect(corrections.own).toEqual([{ code: 'more_babies_than_adults', used: '1' }])
  })
})
