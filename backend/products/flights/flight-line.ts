import type { BookingSummary } from '#contract/booking.ts'
import type { FlightInSummary, FlightLine, FlightPart } from '#contract/products/flight-part.ts'

/** A flight as a line of a list: where it goes and when. */
export const flightLine = ({ partId, state, item: { offer, dictionaries } }: FlightPart): FlightLine => {
  const [outward, back] = offer.itineraries
  const from = outward?.segments[0]?.departure.iataCode ?? ''
  const to = outward?.segments.at(-1)?.arrival.iataCode ?? ''
  const [fromCity, toCity] = [from, to].map((code) => dictionaries.locations[code]?.cityName)
  return {
    partId,
    kind: 'flight',
    state,
    from,
    to,
    ...(fromCity && { fromCity }),
    ...(toCity && { toCity }),
    departureAt: outward?.segments[0]?.departure.at ?? '',
    returnAt: back?.segments[0]?.departure.at ?? null,
  }
}

const stateOf = {
  Held: 'held',
  Confirmed: 'confirmed',
  Failed: 'refused',
  Released: 'released',
  Cancelled: 'cancelled',
} as const

/** The one line of a booking whose summary was kept before bookings had parts. */
export const lineOfFlatSummary = (summary: Omit<BookingSummary, 'parts'> & FlightInSummary): FlightLine => {
  const { from, to, fromCity, toCity, departureAt, returnAt } = summary
  return {
    partId: '1',
    kind: 'flight',
    state: stateOf[summary.bookingStatus],
    from,
    to,
    ...(fromCity && { fromCity }),
    ...(toCity && { toCity }),
    departureAt,
    returnAt,
  }
}
