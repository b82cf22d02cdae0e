import type { OnTripPage } from '#/features/trips/booked/parts-on-page.ts'
import { AirlineReference, BagsOfTraveller, BeforeFlight, FlightCards, FlightPriceLines } from './booked/parts.tsx'

/** Flights on the page of a booking. */
export const onTripPage: OnTripPage = {
  kind: 'flight',
  TripCard: FlightCards,
  Price: FlightPriceLines,
  OfTraveller: BagsOfTraveller,
  Reference: AirlineReference,
  Next: BeforeFlight,
}
