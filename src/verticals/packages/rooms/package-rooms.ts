import type { Board } from '#domain/hotel-kinds.ts'
import type { Result } from '#domain/problem.ts'
import type { Cancelling, HotelPage, RoomKind } from '../../hotels/stay/hotel-page.ts'

/** How the stay of a package is cancelled. What that costs is told for both parts together, once they are chosen. */
export type ToldTerms = Pick<Cancelling, 'refundability' | 'freeUntil'>

/** Amounts are minor units of US dollars. */
export interface PairPrice {
  readonly total: number
  readonly dueAtProperty: number
  /** what the very same two cost one by one */
  readonly apart: number
}

/** One way to have one of the rooms, and what choosing it adds to the pair's price: nothing for the cheapest. */
export interface PackageRate {
  readonly id: string
  readonly roomIndex: number
  readonly board: Board
  readonly cancel: ToldTerms
  readonly more: PairPrice
  readonly left: number | undefined
}

/** What a hotel sells with a flight. */
export interface PackageRates {
  /** of the pair with the cheapest rate of each room; undefined where nothing is sold */
  readonly price: PairPrice | undefined
  readonly kinds: readonly { readonly kind: RoomKind; readonly rates: readonly PackageRate[] }[]
  /** nights that the hotel asks for at least, where that is why nothing is sold */
  readonly minimumStay: number | undefined
}

interface RoomTerms {
  readonly roomIndex: number
  readonly board: Board
  readonly cancel: ToldTerms
}

export interface CheckedPair {
  readonly flightOfferId: string
  readonly hotelOfferId: string
  readonly total: number
  readonly rooms: readonly (RoomTerms & { readonly kind: string })[]
}

/** What became of a pair that was chosen. */
export type CheckedPackage =
  | { readonly outcome: 'same'; readonly offer: CheckedPair }
  | {
      readonly outcome: 'changed'
      readonly changed: readonly ('price' | 'board' | 'cancel')[]
      readonly previous: number
      readonly previousTerms: readonly RoomTerms[]
      readonly offer: CheckedPair
    }
  | { readonly outcome: 'sold_out' | 'expired'; readonly of: 'flight' | 'hotel' }
  /** nobody could say */
  | { readonly outcome: 'unknown' }

/** A hotel of a package, with its rooms. */
export interface PackageRooms {
  readonly hotel: HotelPage
  /** days at the hotel, `YYYY-MM-DD` */
  readonly checkIn: string
  readonly checkOut: string
  readonly rates: Result<PackageRates>
  /** of the rates that the address chooses; undefined where it chooses none */
  readonly checked: CheckedPackage | undefined
}
