import type { OnTripPage } from '#/features/trips/booked/parts-on-page.ts'
import {
  BeforeStay,
  HotelReference,
  NothingOfTraveller,
  StayCards,
  StayPriceOfTrip,
  StayStatus,
} from './booked/parts.tsx'
import { StayMap } from './booked/stay-map.tsx'

/** Stays on the page of a booking. */
export const onTripPage: OnTripPage = {
  kind: 'hotel',
  TripCard: StayCards,
  TripMap: StayMap,
  Price: StayPriceOfTrip,
  OfTraveller: NothingOfTraveller,
  Reference: HotelReference,
  Next: BeforeStay,
  Status: StayStatus,
}
