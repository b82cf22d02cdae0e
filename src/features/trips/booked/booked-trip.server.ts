import type { Booking } from '#contract/booking.ts'
import type { Segment } from '#contract/products/flights/flight-offer.ts'
import { parseDuration } from '#domain/time/duration.ts'
import type { BookedJourney, BookedLeg, BookedPlace, BookedTraveller, BookedTrip } from './booked-trip.ts'

type Offer = Booking['selectedFlightOffer']['FlightOffer']
type Dictionaries = Offer['dictionaries']

const placeOf = ({ locations }: Dictionaries, end: Segment['departure']): BookedPlace => {
  const known = locations[end.iataCode]
  const code = { en: end.iataCode, es: end.iataCode }
  return { code: end.iataCode, city: known?.cityName ?? code, airport: known?.name ?? code, terminal: end.terminal }
}

const minutesBetween = (first: string, second: string): number =>
  Math.round((Date.parse(`${second}Z`) - Date.parse(`${first}Z`)) / 60_000)

const cabinOf = (offer: Offer, segmentId: string): BookedLeg['cabin'] => {
  const details = offer.data[0]?.travelerPricings[0]?.fareDetailsBySegment ?? []
  return details.find((fare) => fare.segmentId === segmentId)?.cabin ?? 'economy'
}

const legOf = (offer: Offer, segment: Segment, next: Segment | undefined): BookedLeg => {
  const { carriers, aircraft } = offer.dictionaries
  const operator = segment.operating?.carrierCode
  return {
    from: placeOf(offer.dictionaries, segment.departure),
    to: placeOf(offer.dictionaries, segment.arrival),
    departure: segment.departure.at,
    arrival: segment.arrival.at,
    minutes: parseDuration(segment.duration) ?? 0,
    flight: `${segment.carrierCode} ${segment.number}`,
    airline: carriers[segment.carrierCode] ?? segment.carrierCode,
    operator: operator && operator !== segment.carrierCode ? (carriers[operator] ?? operator) : undefined,
    aircraft: aircraft[segment.aircraft.code] ?? segment.aircraft.code,
    cabin: cabinOf(offer, segment.id),
    wait: next && minutesBetween(segment.arrival.at, next.departure.at),
  }
}

const journeysOf = (offer: Offer): readonly BookedJourney[] =>
  (offer.data[0]?.itineraries ?? []).map(({ segments }, index) => ({
    direction: index === 0 ? 'onward' : 'return',
    legs: segments.map((segment, place) => legOf(offer, segment, segments[place + 1])),
  }))

type Passenger = Booking['passengers'][number]

const nameOf = ({ firstName, middleName, lastName }: Passenger): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ')

const lapOf = ({ passengers }: Booking, { associatedAdultId }: Passenger): string | undefined => {
  const adult = passengers.find(({ id }) => id === associatedAdultId)
  return adult && nameOf(adult)
}

const bagsOf = ({ additionalServices }: Booking, { id }: Passenger): BookedTraveller['bags'] =>
  additionalServices.baggages.flatMap(({ journeyType, travelers = [] }) =>
    travelers
      .filter(({ travelerId }) => travelerId === id)
      .map(({ quantity }) => ({ direction: journeyType, quantity })),
  )

const travellerOf = (booking: Booking, passenger: Passenger): BookedTraveller => ({
  id: passenger.id,
  type: passenger.type,
  name: nameOf(passenger),
  ticket: booking.tickets.find(({ passengerId }) => passengerId === passenger.id)?.number,
  document: {
    ending: passenger.passportNumberEnding,
    country: passenger.passportIssuingCountry,
    validFrom: passenger.passportIssuanceDate,
    expires: passenger.passportExpiryDate,
  },
  meal: passenger.mealPreference,
  assistance: passenger.specialAssistance,
  frequentFlyerNumber: passenger.frequentFlyerNumber,
  lapOf: lapOf(booking, passenger),
  bags: bagsOf(booking, passenger),
})

/** The money that was taken, by its type and status, which the contract always tells (rule pay-8). */
export const chargeOf = ({ transactions }: Booking['paymentInformation']) =>
  transactions.find(({ type, status }) => type === 'charge' && status === 'success')

const billingOf = ({ billingInformation }: Booking): BookedTrip['billing'] => {
  if (!billingInformation) return undefined
  const { cardHolderName, addressLine1, addressLine2, addressLine3, city, region, postcode, country } =
    billingInformation
  const town = [postcode, city, region].filter(Boolean).join(', ')
  const lines = [addressLine1, addressLine2 ?? '', addressLine3 ?? '', town, country.Name]
  return { name: cardHolderName, lines: lines.filter((line) => line !== '') }
}

/** The airline whose record the booking is: the one that issues its tickets. */
const airlineOf = ({ selectedFlightOffer, airlineReference }: Booking): BookedTrip['airline'] => {
  const { data, dictionaries } = selectedFlightOffer.FlightOffer
  const code = data[0]?.validatingAirlineCodes[0] ?? ''
  return { name: dictionaries.carriers[code] ?? code, reference: airlineReference }
}

/** The backend's booking in the shape that pages show. */
export const bookedTrip = (booking: Booking): BookedTrip => {
  const charge = chargeOf(booking.paymentInformation)
  return {
    id: booking.id,
    reference: booking.referenceId,
    airline: airlineOf(booking),
    status: {
      booking: booking.bookingStatus,
      payment: booking.paymentStatus,
      ticketing: booking.ticketingStatus,
    },
    hold: booking.hold ?? undefined,
    bookedAt: booking.createdAt,
    journeys: journeysOf(booking.selectedFlightOffer.FlightOffer),
    travellers: booking.passengers.map((passenger) => travellerOf(booking, passenger)),
    bags: booking.additionalServices.baggages.map(({ journeyType, quantity, amount, currency }) => ({
      direction: journeyType,
      quantity,
      price: { amount, currency },
    })),
    email: booking.customerDetails.email,
    phone: booking.customerDetails.phone,
    emergencyContact: booking.customerDetails.emergencyContact,
    total: booking.total,
    paid: {
      method: booking.paymentInformation.method ?? undefined,
      card: booking.paymentInformation.card ?? undefined,
      transactionId: charge?.transactionId,
      at: charge?.at,
    },
    billing: billingOf(booking),
  }
}
