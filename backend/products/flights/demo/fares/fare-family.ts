import type { Cabin } from './cabin.ts'

/** What an airline's rule says: no, free, at a price, or nothing that we know of. */
export type Rule =
  | { readonly kind: 'no' }
  | { readonly kind: 'unknown' }
  /** `fee` in US cents a traveller on short routes; long ones cost twice that */
  | { readonly kind: 'allowed'; readonly fee: number }

export type SeatRule = 'included' | 'for_a_fee' | 'at_check_in'

export interface FareFamilyRules {
  readonly code: string
  readonly label: string
  readonly cabin: Cabin
  /** on the airline's lowest fare in the cabin */
  readonly multiplier: number
  /** US dollars on top, each way */
  readonly extra: number
  readonly cabinBags: number
  readonly checkedBags: number
  readonly change: Rule
  readonly refund: Rule
  readonly seat: SeatRule
}
