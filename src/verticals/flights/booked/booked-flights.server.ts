import type { FlightLine } from '#contract/products/flight-part.ts'
import type { TripProduct } from '#/features/trips/trip-product.server.ts'
import { bookedFlight, flightLine, lineOfFlight } from './booked-flight.server.ts'
import { flightEvents } from './flight-events.server.ts'

/** Flights, once they are booked. */
export const bookedFlights = {
  booked: bookedFlight,
  line: (line: FlightLine) => flightLine(line),
  lineOf: lineOfFlight,
  calendarEvents: flightEvents,
} satisfies TripProduct
