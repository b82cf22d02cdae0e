import type { DraftPatch } from '#/features/checkout/draft/draft-patch.ts'
import type { StayItem } from './sold-stay.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Two rooms, of which 300 dollars are due now and 45 at the hotel. */
export const exampleStay: StayItem = {
  offerId: 'offer-stay',
  total: usd(30_000),
  days: { departure: '2027-03-10', end: '2027-03-13' },
  travellers: [
    { id: '1', type: 'adult' },
    { id: '2', type: 'adult' },
  ],
  search: { offer: 'offer-stay', shown: '34500', rates: 'rate-1,rate-2', hotel: 'CTG-12' },
  stay: {
    hotel: {
      name: 'Casa del Faro',
      stars: 4,
      address: 'Calle 1',
      city: { en: 'Cartagena', es: 'Cartagena' },
      country: { en: 'Colombia', es: 'Colombia' },
      timeZone: 'America/Bogota',
    },
    checkIn: '2027-03-10',
    checkOut: '2027-03-13',
    checkInFrom: '15:00',
    checkInUntil: null,
    checkOutUntil: '11:00',
    rooms: [
      { index: 1, name: { en: 'Double room', es: 'Habitación doble' }, board: 'breakfast', adults: 2, ages: [] },
      {
        index: 2,
        name: { en: 'Family room', es: 'Habitación familiar' },
        board: 'breakfast',
        adults: 1,
        ages: [6, 14],
      },
    ],
    price: { total: usd(34_500), dueNow: usd(30_000), dueAtHotel: usd(4500), fees: [] },
    cancelling: [{ until: null, keeps: usd(30_000) }],
    freeUntil: null,
    fixedNights: [],
    pays: 'now',
  },
}

/** Everything but a card. */
export const filledGuests = {
  customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
  passengers: {
    '1': { firstName: 'Ana María', lastName: 'Muñoz' },
    '2': { firstName: 'Leo', lastName: 'Muñoz' },
  },
  billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
} satisfies DraftPatch
