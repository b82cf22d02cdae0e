import type { Booking, BookingSummary, PaymentState } from '#contract/booking.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { FlightPart } from '#contract/products/flight-part.ts'
import type { BookedPassenger } from '#contract/travellers.ts'
import { flightLine } from '../products/flights/flight-line.ts'
import { bagOwners } from './bag-owners.ts'
import { type Booked, type OrderState, type Quote, totalOf } from './order-state.ts'

/** How a payment reads to its owner. */
export const paymentStateOf = ({ attempt, hold }: OrderState): PaymentState => {
  if (!attempt) return hold?.stage === 'placing' ? 'unknown' : 'none'
  if (attempt.stage === 'closed') return attempt.result ?? 'none'
  if (!attempt.certain) return 'unknown'
  if (attempt.stage === 'waiting') return attempt.challengeUrl ? 'action_required' : 'pending'
  return attempt.stage === 'holding' || attempt.stage === 'voiding' ? 'authorised' : 'pending'
}

const iso = (time: number): string => new Date(time).toISOString()

/** An infant with the adult whom the airline has it travel with. */
const withAdult = (passenger: BookedPassenger, { travelerPricings }: FlightOffer): BookedPassenger => {
  const adult = travelerPricings.find(({ travelerId }) => travelerId === passenger.id)?.associatedAdultId
  return adult ? { ...passenger, associatedAdultId: adult } : passenger
}

const holdOf = ({ hold, quote }: OrderState): Booking['hold'] => {
  if (!hold || hold.payBy === null) return null
  const from = quote?.offer.itineraries[0]?.segments[0]?.departure.iataCode ?? ''
  const timeZone = quote?.dictionaries.locations[from]?.timeZone ?? 'UTC'
  return { payBy: iso(hold.payBy), timeZone, endedBy: hold.endedBy }
}

const partStateOf = ({ status }: Booked, { hold }: OrderState): FlightPart['state'] => {
  if (status === 'Held') return hold ? 'held' : 'confirming'
  return status === 'Confirmed' ? 'confirmed' : status === 'Failed' ? 'refused' : 'released'
}

const flightPart = (state: OrderState, booked: Booked, { offer, dictionaries, included }: Quote): FlightPart => ({
  partId: '1',
  kind: 'flight',
  item: { offer, dictionaries, included },
  extras: { bags: state.bags.map((bags) => ({ ...bags, travelers: bagOwners(offer, bags) })) },
  quote: { offerId: offer.id, total: totalOf({ offer }, state.bags), expiresAt: offer.expiresAt },
  state: partStateOf(booked, state),
  supplier: { name: offer.source, reference: booked.airlineReference },
  documents: booked.tickets.map((ticket) => ({ kind: 'ticket', ...ticket })),
})

/** The booking as its owner sees it; null while there is none. */
export const bookingOf = (state: OrderState): Booking | null => {
  const { booked, quote, reference, customer, billing, passengers, attempt } = state
  if (!booked || !quote || !reference || !customer) return null
  const { offer, dictionaries, included } = quote
  const { customerId, ...contact } = customer
  const part = flightPart(state, booked, quote)
  return {
    id: state.bookingId,
    referenceId: reference,
    airlineReference: booked.airlineReference,
    bookingStatus: booked.status,
    paymentStatus: paymentStateOf(state),
    ticketingStatus: booked.ticketing,
    hold: holdOf(state),
    tickets: [...booked.tickets],
    createdAt: iso(booked.createdAt),
    updatedAt: iso(booked.updatedAt),
    language: state.started.language,
    total: totalOf(quote, state.bags),
    customerDetails: { ...contact, customerId },
    passengers: (passengers ?? []).map(({ shown }) => withAdult(shown, offer)),
    billingInformation: billing,
    paymentInformation: {
      method: attempt?.method ?? null,
      card: attempt?.card ?? null,
      transactions: [...state.transactions],
    },
    selectedFlightOffer: { FlightOffer: { data: [offer], dictionaries, included } },
    additionalServices: { baggages: part.extras.bags },
    parts: [part],
  }
}

/** A booking as one line of a list. */
export const summaryOf = (booking: Booking): BookingSummary => {
  const parts = booking.parts.map(flightLine)
  const [first] = parts
  return {
    id: booking.id,
    referenceId: booking.referenceId,
    airlineReference: booking.airlineReference,
    hold: booking.hold,
    bookingStatus: booking.bookingStatus,
    paymentStatus: booking.paymentStatus,
    ticketingStatus: booking.ticketingStatus,
    createdAt: booking.createdAt,
    total: booking.total,
    from: first?.from ?? '',
    to: first?.to ?? '',
    ...(first?.fromCity && { fromCity: first.fromCity }),
    ...(first?.toCity && { toCity: first.toCity }),
    departureAt: first?.departureAt ?? '',
    returnAt: first?.returnAt ?? null,
    passengerCount: booking.passengers.length,
    parts,
  }
}
