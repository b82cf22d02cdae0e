import { Schema } from 'effect'
import { expect, it } from 'vitest'
import { RoomGuest } from './products/hotels/hotel-part.ts'
import { NamedTraveler } from './products/reservation.ts'

const isGuest = Schema.is(RoomGuest)
const isTraveler = Schema.is(NamedTraveler)

it.each([
  ['Ana', true],
  ['きよし', true],
  ['', false],
  [' ', false],
  ['\u200B\u2060', false],
])('a voucher with the name %j: %s', (firstName, isNamed) => {
  expect(isGuest({ roomIndex: 1, firstName, lastName: 'Pérez' })).toBe(isNamed)
  expect(isTraveler({ firstName, lastName: 'Pérez' })).toBe(isNamed)
})
