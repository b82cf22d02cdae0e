import type { Booking } from '#contract/booking.ts'
import type { FlightPart } from '#contract/products/flight-part.ts'
import { type FlatBooking, partsOfFlatBooking } from '../products/flights/flat-booking.ts'
import { offerAt } from '../products/flights/offer-for-tests.ts'

const place = (code: string, en: string, es: string) => ({
  cityCode: code,
  countryCode: 'XX',
  name: { en, es },
  cityName: { en, es },
  location: { lat: 0, lon: 0 },
  timeZone: 'UTC',
})

const segment = {
  id: '1',
  departure: { iataCode: 'BOG', at: '2027-01-20T08:05:00' },
  arrival: { iataCode: 'LHR', at: '2027-01-21T06:30:00' },
  carrierCode: 'IB',
  number: '35',
  aircraft: { code: '359' },
  operating: { carrierCode: 'BA' },
  duration: 'PT10H',
  numberOfStops: 0,
  co2Emissions: [],
}

type FlightBooking = FlatBooking & Omit<Booking, 'parts'> & { readonly parts: readonly FlightPart[] }

const inParts = (booking: FlatBooking): FlightBooking => ({ ...booking, parts: partsOfFlatBooking(booking) })

/** A paid booking of one flight for one traveller, with two bags of whom nobody said whose they are. */
export const bookingIn = (language: 'en' | 'es', change: Partial<FlatBooking> = {}): FlightBooking =>
  inParts({
    id: 'bkg_1',
    referenceId: 'ACDEFG',
    airlineReference: 'QK7MNP',
    bookingStatus: 'Confirmed',
    paymentStatus: 'paid',
    ticketingStatus: 'pending',
    hold: null,
    tickets: [],
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
    language,
    total: { amount: 123_450, currency: 'USD' },
    customerDetails: { email: 'ana@example.com', phone: '+573001234567' },
    passengers: [
      {
        id: '1',
        type: 'adult',
        firstName: 'Ana <b>',
        lastName: 'Núñez',
        gender: 'female',
        dateOfBirth: '1990-01-01',
        passportNumberEnding: '97',
      },
    ],
    billingInformation: {
      cardHolderName: 'A',
      isCardHolderTraveling: true,
      addressLine1: 'B',
      city: 'C',
      country: { Name: 'D' },
    },
    paymentInformation: { method: 'card', card: { brand: 'visa', last4: '4242' }, transactions: [] },
    selectedFlightOffer: {
      FlightOffer: {
        data: [{ ...offerAt(100_000), itineraries: [{ duration: 'PT10H', segments: [segment] }] }],
        dictionaries: {
          locations: { BOG: place('BOG', 'Bogota', 'Bogotá'), LHR: place('LON', 'London', 'Londres') },
          aircraft: {},
          currencies: {},
          carriers: { IB: 'Iberia', BA: 'British Airways' },
        },
        included: { 'detailed-fare-rules': [], bags: [] },
      },
    },
    additionalServices: { baggages: [{ journeyType: 'onward', quantity: 2, amount: 5000, currency: 'USD' }] },
    ...change,
  })

/** A family whose tickets are issued: a bag of each, an infant on a lap, a number of a frequent flyer. */
export const family = (language: 'en' | 'es', validatingAirlineCodes: readonly string[] = ['IB']): FlightBooking => {
  const known = bookingIn(language)
  const [ana] = known.passengers
  if (!ana) throw new Error('nobody travels')
  const { FlightOffer } = known.selectedFlightOffer
  const [offer] = FlightOffer.data
  if (!offer) throw new Error('nothing is sold')
  const price = { ...offer.price, intBase: { amount: 80_000, currency: 'USD' } }
  const details = {
    segmentId: '1',
    cabin: 'economy' as const,
    fareBasis: 'Y',
    brandedFare: 'LIGHT',
    class: 'Y',
    includedCheckedBags: { quantity: 0 },
    includedCabinBags: { quantity: 1 },
  }
  const pricings = offer.travelerPricings.map((priced) => ({ ...priced, fareDetailsBySegment: [details] }))
  const data = [{ ...offer, price, travelerPricings: pricings, validatingAirlineCodes }]
  return inParts({
    ...known,
    ticketingStatus: 'issued',
    tickets: [{ passengerId: '1', number: '9990000000001' }],
    total: { amount: 105_000, currency: 'USD' },
    customerDetails: { ...known.customerDetails, emergencyContact: '+576015550101' },
    passengers: [
      { ...ana, firstName: 'Ana', frequentFlyerNumber: 'IB 4411' },
      { ...ana, id: '2', type: 'infant', firstName: 'Leo', associatedAdultId: '1' },
    ],
    selectedFlightOffer: { FlightOffer: { ...FlightOffer, data } },
    additionalServices: {
      baggages: [
        {
          journeyType: 'onward',
          quantity: 2,
          travelers: [{ travelerId: '1', quantity: 2 }],
          amount: 5000,
          currency: 'USD',
        },
      ],
    },
  })
}
