import { expect, it } from 'vitest'
import { type HotelDraft, draftFaults, searchOf } from './hotel-draft.ts'

const today = '2026-11-22'
const draft: HotelDraft = {
  destination: { text: 'Cartagena, Colombia', chosen: { code: 'CTG', hotel: undefined } },
  checkIn: '2026-12-10',
  checkOut: '2026-12-14',
  rooms: [{ adults: 2, ages: [8] }],
}
const faultsOf = (changes: Partial<HotelDraft>) =>
  draftFaults({ ...draft, ...changes }, today).map(({ field, code }) => `${field} ${code}`)

it('a draft without faults is its search', () => {
  expect(searchOf(draft, today)).toEqual({
    destination: 'CTG',
    checkIn: '2026-12-10',
    checkOut: '2026-12-14',
    rooms: [{ adults: 2, ages: [8] }],
  })
})

it.each<[Partial<HotelDraft>, readonly string[]]>([
  [{ destination: { text: ' ', chosen: undefined } }, ['destination missing']],
  [{ destination: { text: 'xyz', chosen: undefined } }, ['destination unknown_place']],
  [{ checkIn: '' }, ['checkIn missing']],
  [{ checkIn: '2026-11-21', checkOut: '2026-11-24' }, ['checkIn past']],
  [{ checkOut: '2026-12-10' }, ['checkOut before_check_in']],
  [{ checkOut: '2027-01-10' }, ['checkOut too_long']],
  [{ checkIn: '2027-11-10', checkOut: '2027-11-18' }, ['checkOut too_far']],
  [{ rooms: [{ adults: 9, ages: [1] }] }, ['rooms too_many']],
  [
    {
      rooms: [
        { adults: 3, ages: [] },
        { adults: 1, ages: [4, undefined] },
      ],
    },
    ['rooms too_many_adults', 'age-1-1 missing'],
  ],
])('%o cannot be searched', (changes, faults) => {
  expect(faultsOf(changes)).toEqual(faults)
  expect(searchOf({ ...draft, ...changes }, today)).toBeUndefined()
})

it('the last day is one that an address may ask for', () => {
  expect(faultsOf({ checkIn: '2027-11-10', checkOut: '2027-11-17' })).toEqual([])
})
