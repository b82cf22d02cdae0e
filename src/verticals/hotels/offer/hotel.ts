import type { AccessFeature, AccommodationType, Amenity, Board, PropertyQuality } from '#domain/hotel-kinds.ts'
import type { Names } from '#domain/names.ts'

/** A cheapest choice of rooms for the whole stay, and the cheapest one of its kind that can be cancelled for nothing. */
export interface PricedStay {
  /** whoever takes the money */
  readonly total: number
  readonly refundability: 'refundable' | 'partially' | 'non_refundable'
  /** undefined where none can be cancelled for nothing */
  readonly refundableTotal: number | undefined
  /** ISO instant until which cancelling that one costs nothing */
  readonly freeUntil: string | undefined
}

interface AccessibleStay extends PricedStay {
  /** what one of its rooms has for guests who need it */
  readonly features: readonly AccessFeature[]
}

/** A hotel that has all of the rooms asked for. Amounts are minor units of the list's currency, of all rooms together. */
export interface Hotel extends PricedStay {
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
  /** the same of choices with an accessible room: one for each set of features that a kind of room has */
  readonly accessible: readonly AccessibleStay[]
  /** its place in `districts` of the list */
  readonly district: number
  readonly lat: number
  readonly lon: number
  /** of the drawn picture */
  readonly seed: number
  /** of the total */
  readonly dueAtProperty: number
  /** a night of it, rounded: for looking at, never for adding up */
  readonly nightly: number
  /** of the cheapest choice */
  readonly board: Board
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
