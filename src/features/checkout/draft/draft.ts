import type { Money } from '#domain/money/money.ts'
import { type Billing, emptyBilling } from '../billing/billing.ts'
import { type Customer, emptyCustomer } from '../travellers/customer.ts'
import type { TravelDays } from '../travellers/passenger/passenger-faults.ts'
import { type Passenger, type PassengerType, emptyPassenger } from '../travellers/passenger.ts'

export const journeys = ['onward', 'return'] as const
export type Journey = (typeof journeys)[number]

/** Bags added to what the fare includes: how many for each traveller, by id. */
type BagCounts = Readonly<Record<string, number>>
export type Baggage = Readonly<Record<Journey, BagCounts>>

/** A name in both languages, as answers give it that are kept without a language. */
type Names = Readonly<Record<'en' | 'es', string>>

/** Where and when a direction flies, in short; times are local to their airports, `YYYY-MM-DDTHH:MM:SS`. */
export interface JourneyPlan {
  readonly from: { readonly code: string; readonly city: Names }
  readonly to: { readonly code: string; readonly city: Names }
  readonly departure: string
  readonly arrival: string
  /** changes of plane */
  readonly changes: number
  readonly airline: string
}

/**
 * One direction of the trip. `plan` is missing from drafts that an earlier build has kept. `bag` is what the supplier asks for one more bag, null where none can be had; `mostBags` is
 * how many a traveller may add.
 */
export interface TripJourney {
  readonly plan?: JourneyPlan
  readonly segmentIds: readonly string[]
  readonly bag: { readonly price: Money; readonly weightKg: number } | null
  readonly mostBags: number
}

/** What is being sold: fixed once a booking starts, changed only by choosing or re-pricing a flight. */
export interface Trip {
  readonly offerId: string
  /** the flights' price for all travellers, as the traveller was shown it and agreed to it */
  readonly total: Money
  readonly days: Omit<TravelDays, 'today'>
  /** of seats that can only be held: the last day to pay, `YYYY-MM-DD`; null or missing where they are paid for at once */
  readonly holdUntil?: string | null
  readonly travellers: readonly { readonly id: string; readonly type: PassengerType }[]
  /** `return` is null one-way */
  readonly journeys: { readonly onward: TripJourney; readonly return: TripJourney | null }
}

/** Everything a traveller enters before paying. Never a card. */
export interface Draft {
  readonly trip: Trip
  readonly baggage: Baggage
  readonly customer: Customer
  readonly passengers: readonly Passenger[]
  readonly billing: Billing
}

export const noBags: Baggage = { onward: {}, return: {} }

export const emptyDraft = (trip: Trip): Draft => ({
  trip,
  baggage: noBags,
  customer: emptyCustomer,
  passengers: trip.travellers.map(({ id, type }) => emptyPassenger(id, type)),
  billing: emptyBilling,
})
