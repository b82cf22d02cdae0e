import { Schema } from 'effect'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPrintableName, ticketedName } from '#domain/traveller/ticketed-name.ts'
import { type BookedPassenger, Passenger } from '#contract/travellers.ts'
import { flightOrderRequest } from './flight-order.ts'
import { offerAt } from './offer-for-tests.ts'
import { tries } from '../../../scripts/tries.ts'

const passenger = {
  id: '1',
  type: 'adult',
  firstName: 'José',
  middleName: 'Luis',
  lastName: 'Nuñez',
  gender: 'male',
  dateOfBirth: '1990-01-01',
  passportExpiryDate: '2035-01-01',
  mealPreference: 'VGML',
  specialAssistance: 'WCHR',
} as const

const orderOf = (traveller: BookedPassenger, passportNumber: string | null) =>
  flightOrderRequest(
    {
      offer: offerAt(50_000),
      included: { 'detailed-fare-rules': [], bags: [] },
      bags: [],
      travellers: [{ passenger: traveller, passportNumber }],
      customer: { email: 'a@example.com', phone: '+57' },
    },
    { ownerOfficeId: 'OWN', queuingOfficeId: 'QUE' },
  )

it('asks as the specification does: six days to ticket, queued at once', () => {
  expect(orderOf(passenger, 'X1').data).toMatchObject({
    type: 'flight-order',
    ownerOfficeId: 'OWN',
    queuingOfficeId: 'QUE',
    ticketingAgreement: { option: 'DELAY_TO_CANCEL', delay: '6D' },
    automatedProcess: [{ code: 'IMMEDIATE', queue: { number: '80', category: '0' }, officeId: 'QUE' }],
    travelers: [
      {
        id: '1',
        gender: 'MALE',
        name: { firstName: 'JOSE LUIS', lastName: 'NUNEZ' },
        documents: [{ documentType: 'PASSPORT', number: 'X1', expiryDate: '2035-01-01' }],
      },
    ],
    specialServiceRequests: [
      { travelerId: '1', code: 'VGML' },
      { travelerId: '1', code: 'WCHR' },
    ],
  })
})

it('orders the name that the traveller was shown, and takes no other', () => {
  const isPassenger = Schema.is(Passenger)
  const letter = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCodePoint(code))
  const name = fc.string({ unit: fc.oneof(fc.constantFrom(..." -–’'éøđħñß"), letter), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(name, fc.oneof(fc.constant(''), name), name, (firstName, middleName, lastName) => {
      const traveller = { ...passenger, firstName, middleName, lastName }
      const shown = ticketedName(traveller)
      const middleIsFine = middleName.trim() === '' || isPrintableName(middleName)
      expect(isPassenger(traveller)).toBe(shown !== undefined && middleIsFine)
      if (!isPassenger(traveller)) return
      const [sold] = orderOf(traveller, null).data.travelers
      expect(`${sold?.name.lastName}/${sold?.name.firstName}`).toBe(shown)
      expect(shown).toMatch(/^[A-Z]+( [A-Z]+)*\/[A-Z]+( [A-Z]+)*$/)
    }),
    { numRuns: tries(2000) },
  )
})
