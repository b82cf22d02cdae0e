import type { Names } from '#domain/names.ts'
import type { AccessFeature, AccommodationType, Amenity, Board } from '#domain/hotel-kinds.ts'

export const detailSections = [
  'overview',
  'dining',
  'facilities',
  'recreation',
  'services',
  'attractions',
  'cancellation',
  'deposit',
  'safety',
  'transportation',
  'guarantee',
] as const
export type DetailSection = (typeof detailSections)[number]

export type BedKind = 'single' | 'double' | 'queen' | 'king' | 'sofa_bed' | 'bunk'
export type RoomView = 'city' | 'courtyard' | 'garden' | 'pool' | 'sea' | 'mountain' | 'river'
export type PictureSubject =
  | 'facade'
  | 'lobby'
  | 'room'
  | 'bathroom'
  | 'pool'
  | 'restaurant'
  | 'gym'
  | 'spa'
  | 'meeting_room'

/** A kind of room. Bed, view and access are facts of it: its rates differ in terms alone. */
export interface RoomKind {
  readonly code: string
  readonly name: Names
  readonly beds: readonly { readonly kind: BedKind; readonly count: number }[]
  readonly view: RoomView
  readonly squareMetres: number
  readonly maxGuests: number
  readonly access: readonly AccessFeature[]
}

/** The same seed always draws the same picture. */
export interface Picture {
  readonly subject: PictureSubject
  /** of pictures of a room */
  readonly room: RoomKind | undefined
  readonly seed: number
}

/** All that is known of a hotel whatever the stay. Times are `HH:MM` on its clocks. */
export interface HotelPage {
  readonly code: string
  readonly name: string
  readonly stars: number
  readonly type: AccommodationType
  readonly score: number | undefined
  readonly reviews: number
  readonly amenities: readonly Amenity[]
  readonly lat: number
  readonly lon: number
  /** IANA */
  readonly timeZone: string
  readonly street: string
  readonly district: Names
  readonly city: Names
  readonly country: Names
  readonly destination: string
  readonly pictures: readonly Picture[]
  readonly sections: readonly { readonly section: DetailSection; readonly paragraphs: readonly Names[] }[]
  readonly checkIn: { readonly from: string; readonly until: string | undefined }
  readonly checkOut: string
  readonly minimumStay: number
  /** true where not all of its words came */
  readonly isPartial: boolean
}

/** What is kept by whoever cancels before `until`; undefined: at any later time. Minor units. */
interface CancelStep {
  readonly until: string | undefined
  readonly keeps: number
}

export interface Cancelling {
  readonly refundability: 'refundable' | 'partially' | 'non_refundable'
  /** ISO instant */
  readonly freeUntil: string | undefined
  readonly steps: readonly CancelStep[]
  /** nights that are never given back, `YYYY-MM-DD` */
  readonly fixedNights: readonly string[]
}

/** One way to have one of the asked rooms. Amounts are minor units of US dollars. */
export interface Rate {
  readonly id: string
  readonly roomIndex: number
  readonly board: Board
  readonly cancel: Cancelling
  readonly pays: 'now' | 'deposit' | 'at_property'
  readonly total: number
  readonly dueNow: number
  readonly dueAtProperty: number
  /** inside the total: `local` is what the hotel takes */
  readonly fees: readonly {
    readonly label: Names
    readonly amount: number
    readonly local: { readonly amount: number; readonly currency: string }
  }[]
  readonly left: number | undefined
}

/** What a hotel sells for a stay: kinds of room by the cheapest of their rates. */
export interface StayRates {
  readonly rooms: readonly { readonly kind: RoomKind; readonly rates: readonly Rate[] }[]
  /** nights that the hotel asks for at least, where that is why nothing is sold */
  readonly minimumStay: number | undefined
}

type RoomTerms = Pick<Rate, 'roomIndex' | 'board' | 'cancel'>

interface OfferedRoom extends Rate {
  /** code of its kind of room */
  readonly kind: string
}

/** A choice that may be booked, as it is now. */
export interface CheckedOffer {
  readonly id: string
  readonly total: number
  readonly rooms: readonly OfferedRoom[]
}

/** What became of a choice. */
export type CheckedChoice =
  | { readonly outcome: 'same'; readonly offer: CheckedOffer }
  | { readonly outcome: 'price_changed'; readonly previous: number; readonly offer: CheckedOffer }
  | {
      readonly outcome: 'terms_changed'
      readonly changed: readonly ('board' | 'cancel')[]
      readonly previous: readonly RoomTerms[]
      readonly offer: CheckedOffer
    }
  | { readonly outcome: 'sold_out'; readonly rooms: readonly number[] }
  | { readonly outcome: 'expired' }
  /** the supplier could not say */
  | { readonly outcome: 'unknown' }
