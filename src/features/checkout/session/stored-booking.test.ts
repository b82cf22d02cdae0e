import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import type { FlightDraft } from '#/verticals/flights/booking/flight-item.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { nextDue } from '../machine/booking-due.ts'
import { editDraft } from '../machine/booking-edit.ts'
import { rehydrate } from '../machine/booking-pay.ts'
import { draftTotal } from '../product/product.ts'
import { readStoredBooking } from './stored-booking.ts'

/** As the build before drafts named their product has kept one, six seconds after the last key. */
const kept = () => JSON.parse(readFileSync(`${import.meta.dirname}/booking-kept-before-products.json`, 'utf8'))
const sixSecondsAfter = 1_795_255_206_000

const bag = { '1': 1 }

it('a booking that an earlier build has kept goes on where it was', () => {
  const stored = readStoredBooking(kept())
  const checkout = rehydrate(flights, stored.checkout, sixSecondsAfter)
  expect(checkout.draft).toEqual({ ...filledDraft, extras: { onward: bag, return: {} } })
  expect(draftTotal(flights, checkout.draft)).toEqual({ amount: 123_450 + 4600, currency: 'USD' })
  expect(nextDue(flights, checkout, sixSecondsAfter)).toMatchObject({ call: { step: 'passengers' } })
  expect(checkout.backendIds).toMatchObject({
    customerId: 'cus',
    part: { flightOfferId: 'order', additionalServicesId: 'bags' },
  })
})

it('bags that an earlier build has sent are taken back', () => {
  const { checkout } = readStoredBooking(kept())
  const without = editDraft(flights, checkout, { extras: { onward: {} } }, sixSecondsAfter)
  expect((without.draft as FlightDraft).extras).toEqual({ onward: {}, return: {} })
  expect(without.steps.baggage?.status).toBe('waiting')
})

it('one that was kept as a sequence goes on too', () => {
  const { checkout, ...rest } = readStoredBooking(kept())
  const earlier = { ...rest, sequence: checkout }
  expect(readStoredBooking(earlier)).toEqual({ ...rest, checkout })
})

it('what this build keeps is read as it is', () => {
  const stored = readStoredBooking(kept())
  expect(readStoredBooking(stored)).toBe(stored)
})
