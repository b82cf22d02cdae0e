import type { OnTripPage } from '#/features/trips/booked/parts-on-page.ts'
import { ActivityMap } from './booked/activity-map.tsx'
import {
  ActivityCards,
  ActivityPriceOfTrip,
  ActivityReference,
  ActivityStatus,
  BeforeActivity,
  NothingOfTraveller,
} from './booked/parts.tsx'

/** Activities on the page of a booking. */
export const onTripPage: OnTripPage = {
  kind: 'activity',
  TripCard: ActivityCards,
  TripMap: ActivityMap,
  Price: ActivityPriceOfTrip,
  OfTraveller: NothingOfTraveller,
  Reference: ActivityReference,
  Next: BeforeActivity,
  Status: ActivityStatus,
}
