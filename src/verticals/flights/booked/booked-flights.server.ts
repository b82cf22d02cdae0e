import type { TripProduct } from '#/features/trips/trip-product.server.ts'
import { bookedFlight, flightLine, lineOfFlight } from './booked-flight.server.ts'
import { flightEvents } from './flight-events.server.ts'

/** Flights, once they are booked. */
export const bookedFlights: TripProduct = {
  booked: bookedFlight,
  line: flightLine,
  lineOf: lineOfFlight,
  calendarEvents: flightEvents,
}
