import type { OnTripPages } from '#/features/trips/booked/parts-on-page.ts'
import {
  AirlineReference,
  BagsOfTraveller,
  BeforeFlight,
  FlightCards,
  FlightPriceLines,
} from './flights/booked/parts.tsx'

/** What each kind of travel shows on the page of a booking. */
export const onTripPage: OnTripPages = {
  flight: {
    TripCard: FlightCards,
    Price: FlightPriceLines,
    OfTraveller: BagsOfTraveller,
    Reference: AirlineReference,
    Next: BeforeFlight,
  },
}
