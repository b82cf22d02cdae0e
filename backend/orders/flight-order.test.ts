import { expect, it } from 'vitest'
import type { FlightOffer } from '../../contract/flight-offer.ts'
import { flightOrderRequest } from './flight-order.ts'

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

it('asks as the specification does: six days to ticket, queued at once', () => {
  const { data } = flightOrderRequest(
    {} as FlightOffer,
    [{ passenger, passportNumber: 'X1' }],
    { email: 'a@example.com', phone: '+57' },
    { ownerOfficeId: 'OWN', queuingOfficeId: 'QUE' },
  )
  expect(data).toMatchObject({
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
