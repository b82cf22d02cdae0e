import { expect, it } from 'vitest'
import { heldReservation } from './held-reservation.server.ts'

const named = '11111111-1111-4111-8111-111111111111'
const made = '22222222-2222-4222-8222-222222222222'

it.each([
  [undefined, undefined, undefined],
  [undefined, named, named],
  [undefined, 'no uuid', undefined],
  [{ outcome: 'sold_out' }, named, named],
  [{ outcome: 'price_changed', offerId: made }, named, made],
])('%o at an address that names %o: another choice is made instead of %o', (checked, inAddress, held) =>
  expect(heldReservation(checked, inAddress)).toBe(held),
)
