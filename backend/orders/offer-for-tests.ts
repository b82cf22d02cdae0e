import type { FlightOffer } from '../../contract/flight-offer.ts'

/** An offer for one adult at a total in US cents. */
export const offerAt = (amount: number): FlightOffer => ({
  type: 'flight-offer',
  id: 'offer',
  source: 'TEST',
  instantTicketingRequired: false,
  holdOnly: false,
  oneWay: true,
  lastTicketingDate: '2027-01-01',
  expiresAt: '2100-01-01T00:00:00Z',
  numberOfBookableSeats: 9,
  itineraries: [],
  price: {
    currency: 'USD',
    total: '0',
    base: '0',
    grandTotal: '0',
    intTotal: { amount, currency: 'USD' },
    intBase: { amount, currency: 'USD' },
    fees: [],
  },
  pricingOptions: {
    fareType: [],
    includedCheckedBagsOnly: false,
    refundableFare: false,
    noRestrictionFare: false,
    noPenaltyFare: false,
  },
  validatingAirlineCodes: [],
  travelerPricings: [
    {
      travelerId: '1',
      fareOption: 'STANDARD',
      travelerType: 'ADULT',
      price: {
        currency: 'USD',
        total: '0',
        base: '0',
        intTotal: { amount, currency: 'USD' },
        intBase: { amount, currency: 'USD' },
      },
      fareDetailsBySegment: [],
    },
  ],
  fareFamilies: [],
})
