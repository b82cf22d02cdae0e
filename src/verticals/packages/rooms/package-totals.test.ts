import { assert, constantFrom, integer, property, record, array } from 'fast-check'
import { expect, it } from 'vitest'
import { cheapestRates, totalWith } from './package-totals.ts'

const price = record({
  total: integer({ min: 0, max: 9e5 }),
  dueAtProperty: integer({ min: 0, max: 1e4 }),
  apart: integer({ min: 0, max: 9e5 }),
})
const rate = record({
  id: constantFrom('a', 'b', 'c', 'd'),
  roomIndex: constantFrom(1, 2),
  board: constantFrom('room_only' as const, 'breakfast' as const),
  cancel: record({ refundability: constantFrom('refundable' as const, 'non_refundable' as const) }),
  more: price,
})
const kind = {
  code: 'DBL',
  name: { en: 'Double', es: 'Doble' },
  beds: [],
  view: 'city',
  squareMetres: 20,
  maxGuests: 2,
  access: [],
} as const

it('the one price of a choice is the pair’s with what each room adds, and nothing else', () =>
  assert(
    property(price, array(rate, { maxLength: 5 }), (lead, rates) => {
      const whole = rates.map((own) => ({ ...own, cancel: { ...own.cancel, freeUntil: undefined }, left: undefined }))
      const sum = (of: 'total' | 'dueAtProperty' | 'apart') =>
        whole.reduce((total, { more }) => total + more[of], lead[of])
      expect(totalWith(lead, whole)).toEqual({
        total: sum('total'),
        dueAtProperty: sum('dueAtProperty'),
        apart: sum('apart'),
      })
      const kinds = [{ kind, rates: whole }]
      for (const [at, own] of cheapestRates(kinds, 2).entries()) {
        const others = whole.filter(({ roomIndex }) => roomIndex === at + 1)
        if (own.roomIndex === at + 1) expect(own.more.total).toBe(Math.min(...others.map(({ more }) => more.total)))
      }
    }),
  ))
