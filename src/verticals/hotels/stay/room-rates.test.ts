import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Rate, RoomKind } from './hotel-page.ts'
import { cheapestOf, kindsFor, sumOf } from './room-rates.ts'

const rate = (roomIndex: number, total: number): Rate => ({
  id: `${roomIndex} ${total}`,
  roomIndex,
  board: 'room_only',
  cancel: { refundability: 'refundable', freeUntil: undefined, steps: [], fixedNights: [] },
  pays: 'now',
  total,
  dueNow: total,
  dueAtProperty: 0,
  fees: [],
  left: undefined,
})

const kind = (code: string): RoomKind => ({
  code,
  name: { en: code, es: code },
  beds: [],
  view: 'sea',
  squareMetres: 20,
  maxGuests: 2,
  access: [],
})

it('marks the cheapest rate of each asked room, whatever it sleeps in, and adds them up', () => {
  const prices = fc.array(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(prices, (rooms) => {
      const rates = rooms.flatMap((totals, index) => totals.map((total) => rate(index + 1, total)))
      const sold = {
        minimumStay: undefined,
        rooms: [
          { kind: kind('a'), rates: rates.filter((_, index) => index % 2 === 0) },
          { kind: kind('b'), rates: rates.filter((_, index) => index % 2 === 1) },
        ],
      }
      const marked = cheapestOf(sold, rooms.length)
      expect(marked.map(({ roomIndex }) => roomIndex)).toEqual(rooms.map((_, index) => index + 1))
      expect(sumOf(marked)).toBe(rooms.reduce((sum, totals) => sum + Math.min(...totals), 0))
    }),
  )
})

it('leaves out kinds of room that one of the asked rooms cannot be', () => {
  const sold = {
    minimumStay: undefined,
    rooms: [
      { kind: kind('single'), rates: [rate(2, 100)] },
      { kind: kind('double'), rates: [rate(1, 200), rate(2, 180)] },
    ],
  }
  expect(kindsFor(sold, 1).map((one) => one.kind.code)).toEqual(['double'])
  expect(kindsFor(sold, 2).map((one) => one.kind.code)).toEqual(['single', 'double'])
})
