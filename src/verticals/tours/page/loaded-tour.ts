import type { Problem, Result } from '#domain/problem.ts'
import type { Departures, TourPage, TourPrice } from '../offer/tour.ts'
import type { TourCorrection } from '../search/parse-tour-search.ts'
import type { TourSearch } from '../search/tour-search.ts'

/** What became of a departure that was to be reserved. Totals are minor units. */
export type CheckedDeparture =
  | { readonly outcome: 'reserved'; readonly offerId: string; readonly total: number }
  | {
      readonly outcome: 'price_changed'
      readonly offerId: string
      readonly previous: number
      /** of now */
      readonly price: TourPrice
    }
  | { readonly outcome: 'sold_out'; readonly left: number }
  | { readonly outcome: 'closed' }
  | { readonly outcome: 'refused'; readonly refusal: NonNullable<Departures['refusal']> }
  /** nobody answered */
  | { readonly outcome: 'unknown' }

/** A tour as its page shows it, for a party and a month. */
export interface TourForParty {
  readonly tour: TourPage
  readonly search: TourSearch
  readonly corrections: readonly TourCorrection[]
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly departures: Result<Departures>
  /** of the departure that the address chooses, which was not reserved as it was shown; undefined where it chooses none */
  readonly checked: Exclude<CheckedDeparture, { readonly outcome: 'reserved' }> | undefined
  /** a reservation of theirs that a choice on this page is made instead of */
  readonly instead: string | undefined
  /** by which a choice on this page is named: whoever repeats it reserves nothing twice */
  readonly key: string
}

export type LoadedTour =
  | ({ readonly state: 'found' } & TourForParty)
  | { readonly state: 'reserved'; readonly offerId: string; readonly total: number }
  /** nobody knows a tour of this code in this country */
  | { readonly state: 'unknown' }
  | { readonly state: 'problem'; readonly problem: Problem }
