import type { Money } from '#domain/money/money.ts'
import type { GeoPoint } from '#domain/place/world-map.ts'
import type { BookedPart, Names } from '#/features/trips/booked/booked-trip.ts'
import type { BagAllowance, SeatRule } from '../offer/flight-offer.ts'
import type { TripRules } from '../trip/priced-trip.ts'

export interface BookedPlace extends GeoPoint {
  readonly code: string
  readonly city: Names
  readonly airport: Names
  readonly terminal: string | undefined
}

/** One flight. Times are local to their airports, `YYYY-MM-DDTHH:MM:SS`. */
export interface BookedLeg {
  readonly from: BookedPlace
  readonly to: BookedPlace
  readonly departure: string
  readonly arrival: string
  readonly minutes: number
  /** `IB 6586` */
  readonly flight: string
  /** the code of who sells it */
  readonly carrier: string
  readonly airline: string
  /** who flies it, where that is another airline */
  readonly operator: string | undefined
  readonly aircraft: string
  readonly cabin: 'economy' | 'premium_economy' | 'business' | 'first'
  /** minutes on the ground until the next flight; undefined after the last */
  readonly wait: number | undefined
}

export interface BookedJourney {
  readonly direction: 'onward' | 'return'
  readonly legs: readonly BookedLeg[]
}

/** Bags added in one direction; `owners` is empty where nobody said whose they are. */
export interface BookedBags {
  readonly direction: 'onward' | 'return'
  readonly quantity: number
  readonly price: Money
  readonly owners: readonly { readonly travellerId: string; readonly quantity: number }[]
}

/** What one traveller takes along by the fare in one direction, before anything is added. */
export interface FareBags {
  readonly travellerId: string
  readonly direction: 'onward' | 'return'
  /** null where the airline does not say */
  readonly cabin: BagAllowance | null
  readonly checked: BagAllowance | null
}

/** Flights as they were booked. */
export interface BookedFlight {
  readonly journeys: readonly BookedJourney[]
  readonly bags: readonly BookedBags[]
  readonly inFare: readonly FareBags[]
  readonly seat: SeatRule
  /** what was bought, with its rules; missing where it is sold at one price with something else, whose terms are the package's */
  readonly fare?: { readonly name: string; readonly rules: TripRules; readonly currency: string } | undefined
  /** travellers with a seat of their own */
  readonly seated: readonly string[]
}

export const flightIn = ({ item }: BookedPart): BookedFlight => item as BookedFlight
