import type { AccessFeature, AccommodationType, Amenity, Board, PropertyQuality } from '#domain/hotel-kinds.ts'
import type { Names } from '#domain/names.ts'

/** A hotel that has all of the rooms asked for. Amounts are minor units of the list's currency, of all rooms together. */
export interface Hotel {
  readonly code: string
  readonly name: string
  /** official ones, 1 to 5 */
  readonly stars: number
  readonly quality: PropertyQuality
  readonly type: AccommodationType
  /** guests' own, 0 to 10; undefined where nobody has said anything yet */
  readonly score: number | undefined
  readonly reviews: number
  readonly amenities: readonly Amenity[]
  /** what rooms that can be had for the stay have for guests who need it */
  readonly access: readonly AccessFeature[]
  /** its place in `districts` of the list */
  readonly district: number
  readonly lat: number
  readonly lon: number
  /** of the drawn picture */
  readonly seed: number
  /** the cheapest choice of rooms for the whole stay, whoever takes the money, and `dueAtProperty` of it */
  readonly total: number
  readonly dueAtProperty: number
  /** a night of it, rounded: for looking at, never for adding up */
  readonly nightly: number
  /** of the cheapest choice */
  readonly board: Board
  readonly refundability: 'refundable' | 'partially' | 'non_refundable'
  /** the cheapest choice that can be cancelled for nothing; undefined where there is none */
  readonly refundableTotal: number | undefined
  /** ISO instant until which cancelling that one costs nothing */
  readonly freeUntil: string | undefined
  /** rooms left of the scarcest, where the hotel says so */
  readonly left: number | undefined
}

/** What the hotels of a list are told in words by. */
export interface HotelNames {
  readonly currency: string
  /** of the destination, in which deadlines are told */
  readonly timeZone: string
  readonly centre: { readonly lat: number; readonly lon: number }
  readonly districts: readonly Names[]
  readonly nights: number
  /** how many pay, where `nightly` of a hotel is what each of them does */
  readonly people?: number
  /** true where some hotels did not answer in time */
  readonly partial: boolean
}

/** All hotels of a search, nearest to the centre first. */
export interface HotelList extends HotelNames {
  readonly hotels: readonly Hotel[]
}
