import type { ComponentType, ReactNode } from 'react'
import type { ByKind } from '#/features/checkout/product/product-on-pages.ts'
import type { TripHold, TripStatus } from '../booked/booked-trip.ts'

/** What a kind of travel says in words of its own in the list of a visitor's trips: the `trip-list-words.tsx` of its folder. */
export interface TripListWords {
  readonly kind: string
  /** what a part of it is called beside the others of a trip */
  readonly name: ReactNode
  /** how many it is for; travellers where it is missing */
  readonly People?: ComponentType<{ readonly count: number }>
  /** of the reference that its supplier knows it by */
  readonly reference?: ReactNode
  /** how a trip of it alone stands, where that is not the same for all kinds */
  readonly Status?: ComponentType<{ readonly status: TripStatus; readonly hold: TripHold | undefined }>
}

export type TripListWordsByKind = ByKind<TripListWords>
