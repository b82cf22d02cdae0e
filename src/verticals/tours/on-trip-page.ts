import type { OnTripPage } from '#/features/trips/booked/parts-on-page.ts'
import { BookedTourMap } from './booked/booked-tour-map.tsx'
import {
  BeforeTour,
  NothingOfTraveller,
  TourCards,
  TourPriceOfTrip,
  TourReference,
  TourStatus,
} from './booked/parts.tsx'

/** Tours on the page of a booking. */
export const onTripPage: OnTripPage = {
  kind: 'tour',
  TripCard: TourCards,
  TripMap: BookedTourMap,
  Price: TourPriceOfTrip,
  OfTraveller: NothingOfTraveller,
  Reference: TourReference,
  Next: BeforeTour,
  Status: TourStatus,
}
