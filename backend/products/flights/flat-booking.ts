import type { Booking, BookingSummary } from '#contract/booking.ts'
import type { FlightInBooking, FlightLine } from '#contract/products/flight-part.ts'
import type { FlightTypes } from './flight-types.ts'

type Shown = FlightTypes['shown']

/** A booking that was answered before bookings had parts, when all of them were of one flight. */
export type FlatBooking = Omit<Booking, 'parts'> & FlightInBooking

/** The fields of a booking that are a flight's, as the specification names them: those of its first flight. */
export const flatFields = ({ item, extras, supplier, documents }: Shown): FlightInBooking => {
  const { offer, dictionaries, included } = item
  return {
    airlineReference: supplier.reference ?? '',
    tickets: documents.map(({ passengerId, number }) => ({ passengerId, number })),
    selectedFlightOffer: { FlightOffer: { data: [offer], dictionaries, included } },
    additionalServices: { baggages: extras.bags },
  }
}

/** What a line of a list tells of its first flight beside its parts. */
export const flatLine = ({
  partId: _partId,
  kind: _kind,
  state: _state,
  ...line
}: FlightLine): Partial<BookingSummary> => line

const stateOf = ({ bookingStatus, hold }: Pick<Booking, 'bookingStatus' | 'hold'>): Shown['state'] => {
  if (bookingStatus === 'Held') return hold ? 'held' : 'confirming'
  return bookingStatus === 'Confirmed' ? 'confirmed' : bookingStatus === 'Failed' ? 'refused' : 'released'
}

export const partsOfFlatBooking = (booking: FlatBooking): Shown[] => {
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
