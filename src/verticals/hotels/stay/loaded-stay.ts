import type { Result } from '#domain/problem.ts'
import type { Problem } from '#domain/problem.ts'
import type { Correction } from '../search/correction.ts'
import type { HotelSearch } from '../search/hotel-search.ts'
import type { CheckedChoice, HotelPage, StayRates } from './hotel-page.ts'

/** A hotel for a stay, as its page shows it. */
export interface HotelForStay {
  readonly hotel: HotelPage
  readonly search: HotelSearch
  /** the hotel's day, `YYYY-MM-DD` */
  readonly today: string
  readonly corrections: readonly Correction[]
  readonly rates: Result<StayRates>
  /** of the rates that the address chooses; undefined where it chooses none */
  readonly checked: CheckedChoice | undefined
}

export type LoadedStay =
  | { readonly state: 'found'; readonly stay: HotelForStay }
  /** nobody knows a hotel of this code */
  | { readonly state: 'unknown' }
  | { readonly state: 'problem'; readonly problem: Problem }
