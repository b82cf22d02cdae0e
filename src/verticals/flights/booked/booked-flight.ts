import type { Money } from '#domain/money/money.ts'
import type { BookedPart, Names } from '#/features/trips/booked/booked-trip.ts'

export interface BookedPlace {
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

/** Flights as they were booked. */
export interface BookedFlight {
  readonly journeys: readonly BookedJourney[]
  readonly bags: readonly BookedBags[]
}

export const flightIn = ({ item }: BookedPart): BookedFlight => item as BookedFlight
