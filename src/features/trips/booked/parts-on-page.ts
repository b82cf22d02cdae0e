import type { ComponentType } from 'react'
import type { ByKind } from '#/features/checkout/product/product-on-pages.ts'
import type { BookedPart, BookedTrip, TripStatus } from './booked-trip.ts'

interface PartProps {
  readonly part: BookedPart
}

/** What one kind of travel shows on the page of a booking. */
export interface OnTripPage {
  readonly kind: string
  /** when and where, as it is read on the way */
  readonly TripCard: ComponentType<PartProps>
  /** the same on a map, which paper and screen readers do without */
  readonly TripMap?: ComponentType<PartProps>
  /** the lines of the total that are its */
  readonly Price: ComponentType<PartProps>
  /** what it has for one traveller beside the ticket */
  readonly OfTraveller: ComponentType<PartProps & { readonly travellerId: string }>
  /** the reference that opens it where it was bought */
  readonly Reference: ComponentType<PartProps>
  /** what comes between the booking and it, as items of a list */
  readonly Next: ComponentType<PartProps & { readonly status: TripStatus }>
  /** how a booking of it alone stands; in the words of all kinds where it is missing */
  readonly Status?: ComponentType<{ readonly status: TripStatus; readonly trip: BookedTrip }>
}

export type OnTripPages = ByKind<OnTripPage>
