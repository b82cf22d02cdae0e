import { emptyBilling } from '#/features/checkout/billing/billing.ts'
import { emptyDraft } from '#/features/checkout/draft/draft.ts'
import { emptyPassenger } from '#/features/checkout/travellers/passenger.ts'
import { type FlightDraft, type FlightItem, noBags } from './flight-item.ts'
import { flights } from './product.ts'

/** Flights and a draft of them that may be sent, for tests to spoil. */
export const exampleFlights: FlightItem = {
  offerId: 'offer-1',
  total: { amount: 123_450, currency: 'USD' },
  days: { departure: '2027-03-10', end: '2027-03-21' },
  travellers: [
    { id: '1', type: 'adult' },
    { id: '2', type: 'infant' },
  ],
  journeys: {
    onward: { segmentIds: ['11', '12'], bag: { price: { amount: 4010, currency: 'USD' }, weightKg: 23 }, mostBags: 2 },
    return: { segmentIds: ['21'], bag: null, mostBags: 0 },
  },
}

export const emptyFlightDraft = (item: FlightItem): FlightDraft =>
  emptyDraft({ kind: flights.kind, item, extras: noBags })

export const filledDraft: FlightDraft = {
  ...emptyFlightDraft(exampleFlights),
  customer: {
    email: 'ana@example.com',
    phone: '+57 300 123 4567',
    emergencyContact: '',
    frequentFlyerNumber: '',
    newsletterSubscribe: false,
  },
  passengers: [
    {
      ...emptyPassenger('1', 'adult'),
      firstName: 'Ana María',
      lastName: 'Muñoz',
      gender: 'female',
      dateOfBirth: '1990-05-01',
      passportNumber: 'XK0012345',
    },
    {
      ...emptyPassenger('2', 'infant'),
      firstName: 'Leo',
      lastName: 'Muñoz',
      gender: 'male',
      dateOfBirth: '2026-02-01',
    },
  ],
  billing: {
    ...emptyBilling,
    cardHolderName: 'Ana Muñoz',
    addressLine1: 'Calle 93 # 11-27',
    city: 'Bogotá',
    country: 'CO',
  },
}
