import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { FlightQuestion } from './flight-supplier.ts'

type Pricing = FlightOffer['travelerPricings'][number]

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

const segment = (id: string, from: string, to: string, at: string) => ({
  id,
  departure: { iataCode: from, at: `${at}T08:05:00` },
  arrival: { iataCode: to, at: `${at}T18:30:00` },
  carrierCode: 'IB',
  number: id,
  aircraft: { code: '359' },
  duration: 'PT10H25M',
  numberOfStops: 0,
  co2Emissions: [],
})

/** A round trip, out with a change, for a party; each infant is with an adult as suppliers pair them. */
export const roundTripFor = (party: readonly Pick<Pricing, 'travelerId' | 'travelerType' | 'associatedAdultId'>[]) => {
  const itineraries = [
    [segment('1', 'BOG', 'MAD', '2027-03-10'), segment('2', 'MAD', 'LHR', '2027-03-11')],
    [segment('3', 'LHR', 'BOG', '2027-03-20')],
  ].map((segments) => ({ duration: 'PT12H', segments }))
  const details = ['1', '2', '3'].map((segmentId) => ({
    segmentId,
    cabin: 'economy' as const,
    fareBasis: 'Y',
    brandedFare: 'LIGHT',
    class: 'Y',
    includedCheckedBags: { quantity: 0 },
    includedCabinBags: { quantity: 1 },
  }))
  return (amount: number): FlightOffer => {
    const offer = offerAt(amount)
    const [first] = offer.travelerPricings
    if (!first) throw new Error('the offer is for nobody')
    const priced = party.map((traveller): Pricing => ({ ...first, ...traveller, fareDetailsBySegment: details }))
    return { ...offer, oneWay: false, validatingAirlineCodes: ['IB'], itineraries, travelerPricings: priced }
  }
}

/** One adult one way on a day of March, on whichever fare. */
export const questionTo = (to: string): FlightQuestion => ({
  from: 'BOG',
  to,
  departureDate: '2027-03-10',
  returnDate: null,
  cabin: 'economy',
  travellers: { adults: 1, children: 0, infants: 0 },
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
})
