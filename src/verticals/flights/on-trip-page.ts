import type { OnTripPage } from '#/features/trips/booked/parts-on-page.ts'
import { BagsAndSeatOfTraveller } from './booked/of-traveller.tsx'
import { BookedRoute } from './booked/booked-route.tsx'
import { FlightStatus } from './booked/flight-status.tsx'
import { AirlineReference, BeforeFlight, FlightCards, FlightPriceLines } from './booked/parts.tsx'

/** Flights on the page of a booking. */
export const onTripPage: OnTripPage = {
  kind: 'flight',
  TripCard: FlightCards,
  TripMap: BookedRoute,
  Price: FlightPriceLines,
  OfTraveller: BagsAndSeatOfTraveller,
  Reference: AirlineReference,
  Next: BeforeFlight,
  Status: FlightStatus,
}
