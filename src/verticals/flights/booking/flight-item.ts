import type { Money } from '#domain/money/money.ts'
import type { Draft, Item } from '#/features/checkout/draft/draft.ts'
import type { Names } from '#/features/checkout/product/product.ts'

export const journeys = ['onward', 'return'] as const
export type Journey = (typeof journeys)[number]

/**
 * Where and when a direction flies, in short; times are local to their airports, `YYYY-MM-DDTHH:MM:SS`. What may be missing is so
 * from drafts that an earlier build has kept.
 */
export interface JourneyPlan {
  readonly from: { readonly code: string; readonly city: Names }
  readonly to: { readonly code: string; readonly city: Names }
  readonly departure: string
  readonly arrival: string
  /** changes of plane */
  readonly changes: number
  /** changes of plane and technical stops */
  readonly stops?: number
  /** who sells the first flight */
  readonly airline: string
  /** all who sell, by name */
  readonly airlines?: readonly string[]
  /** those who fly what others sell, by name */
  readonly operators?: readonly string[]
}

/**
 * One direction of the trip. `plan` and `included`, the checked bags of the fare, are missing from drafts that an earlier build has
 * kept. `bag` is what the supplier asks for one more bag, null where none can be had; `mostBags` is how many a traveller may add.
 */
export interface TripJourney {
  readonly plan?: JourneyPlan
  readonly segmentIds: readonly string[]
  readonly included?: number
  readonly bag: { readonly price: Money; readonly weightKg: number } | null
  readonly mostBags: number
}

/** Flights as they are being sold. */
export interface FlightItem extends Item {
  /** of the flights alone, where they are sold with something else */
  readonly flightOfferId?: string
  /** `return` is null one-way */
  readonly journeys: { readonly onward: TripJourney; readonly return: TripJourney | null }
}

/** Bags added to what the fare includes: how many for each traveller, by id. */
export type Bags = Readonly<Record<Journey, Readonly<Record<string, number>>>>

export type FlightDraft = Draft<FlightItem, Bags>

export const noBags: Bags = { onward: {}, return: {} }
