import type { Booking } from '#contract/booking.ts'
import type { FlightTypes } from './flight-types.ts'

type Shown = FlightTypes['shown']
type Flat = Pick<Booking, 'airlineReference' | 'tickets' | 'selectedFlightOffer' | 'additionalServices'>

/** The fields of a booking that are a flight's, as the specification names them: those of its first flight. */
export const flatFields = ({ item, extras, supplier, documents }: Shown): Flat => {
  const { offer, dictionaries, included } = item
  return {
    airlineReference: supplier.reference ?? '',
    tickets: documents.map(({ passengerId, number }) => ({ passengerId, number })),
    selectedFlightOffer: { FlightOffer: { data: [offer], dictionaries, included } },
    additionalServices: { baggages: extras.bags },
  }
}

const stateOf = ({ bookingStatus, hold }: Pick<Booking, 'bookingStatus' | 'hold'>): Shown['state'] => {
  if (bookingStatus === 'Held') return hold ? 'held' : 'confirming'
  return bookingStatus === 'Confirmed' ? 'confirmed' : bookingStatus === 'Failed' ? 'refused' : 'released'
}

/** The one part of a booking that was answered before bookings had parts. */
export const partsOfFlatBooking = (booking: Omit<Booking, 'parts'>): Shown[] => {
  const { data, dictionaries, included } = booking.selectedFlightOffer.FlightOffer
  return data.map((offer) => ({
    partId: '1',
    kind: 'flight',
    item: { offer, dictionaries, included },
    extras: { bags: booking.additionalServices.baggages },
    quote: { offerId: offer.id, total: booking.total, expiresAt: offer.expiresAt },
    state: stateOf(booking),
    supplier: { name: offer.source, reference: booking.airlineReference },
    documents: booking.tickets.map((ticket) => ({ kind: 'ticket', ...ticket })),
  }))
}
