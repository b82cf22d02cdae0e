import type { TripProducts } from '#/features/trips/trip-product.server.ts'
import { bookedFlight, flightLine, lineOfFlight } from './flights/booked/booked-flight.server.ts'
import { flightEvents } from './flights/booked/flight-events.server.ts'

/** Every kind of travel that was ever booked here, by its kind. */
export const tripProducts: TripProducts = {
  flight: { booked: bookedFlight, line: flightLine, lineOf: lineOfFlight, calendarEvents: flightEvents },
}
