import { expect, it } from 'vitest'
import { answeredIn } from './answered-choice.ts'
import { termsIn } from './chosen-terms.ts'
import type { CheckedChoice, Rate } from '../hotel-page.ts'
import { withAnswered } from '../room-rates.ts'

const rate = (id: string, roomIndex: number, total: number): Rate => ({
  id,
  roomIndex,
  board: 'breakfast',
  cancel: { refundability: 'refundable', freeUntil: undefined, steps: [], fixedNights: [] },
  pays: 'now',
  total,
  dueNow: total,
  dueAtProperty: 0,
  fees: [],
  left: undefined,
})
const kind = (code: string) => ({
  code,
  name: { en: code, es: code },
  beds: [],
  view: 'sea' as const,
  squareMetres: 20,
  maxGuests: 2,
  access: [],
})
/** what is sold once it is asked for anew: other ids, the prices of before */
const sold = {
  minimumStay: undefined,
  rooms: [
    { kind: kind('double'), rates: [rate('a', 1, 100), rate('b', 2, 110)] },
    { kind: kind('suite'), rates: [rate('c', 1, 300), rate('d', 2, 310)] },
  ],
}
const search = {
  destination: 'CTG',
  checkIn: '2027-01-10',
  checkOut: '2027-01-12',
  rooms: [
    { adults: 2, ages: [] },
    { adults: 2, ages: [] },
  ],
}
const url = { hotel: 'CTG-1', rate1: 'x', rate2: 'y' }
const offer = {
  id: 'o',
  total: 430,
  rooms: [
    { ...rate('x', 1, 105), kind: 'double' },
    { ...rate('y', 2, 325), kind: 'suite', board: 'room_only' as const },
  ],
}
const answeredOf = (checked: CheckedChoice | undefined) =>
  answeredIn({ checked, search, hotel: { code: 'CTG-1' } }, url)
const chosen = [rate('a', 1, 100), rate('d', 2, 310)]
const termsOfChosen = termsIn(
  [
    { kind: kind('double'), rates: [chosen[0]!] },
    { kind: kind('suite'), rates: [chosen[1]!] },
  ],
  chosen,
)

it('what was answered is known by the terms that it was shown on, and booked at the price that was answered', () => {
  const previous = chosen.map(({ roomIndex, board, cancel }) => ({ roomIndex, board, cancel }))
  const answered = answeredOf({ outcome: 'terms_changed', changed: ['board'], previous, offer })
  expect(answered?.terms).toEqual(termsOfChosen)
  expect(answered?.booking).toMatchObject({
    to: '/hoteles/booking/summary',
    search: { hotel: 'CTG-1', rates: 'x,y', offer: 'o', shown: '430' },
  })
})

it('a choice that can be booked as it was shown, or not at all, has no other answer', () => {
  expect(answeredOf(undefined)).toBeUndefined()
  expect(answeredOf({ outcome: 'sold_out', rooms: [1] })).toBeUndefined()
  expect(answeredOf({ outcome: 'price_changed', previous: 410, offer })).toMatchObject({ total: 430 })
})

it('a rate that was chosen is shown as it was answered, and the others as they are sold', () => {
  const [first, second] = sold.rooms.map(({ rates }) => rates)
  const marked = [first![0]!, second![1]!]
  const shown = withAnswered(sold, marked, offer.rooms).rooms.map(({ rates }) => rates)
  expect(shown.map((rates) => rates.map(({ id, total }) => [id, total]))).toEqual([
    [
      ['a', 105],
      ['b', 110],
    ],
    [
      ['c', 300],
      ['d', 325],
    ],
  ])
  expect(shown[1]?.[1]?.board).toBe('room_only')
})
