import type { Money } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import type { Draft, Item } from '#/features/checkout/draft/draft.ts'
import type { AccessFeature, Board } from '#domain/hotel-kinds.ts'

/** A room of a stay, and who sleeps in it. `index` counts from 1. */
export interface SoldRoom {
  readonly index: number
  readonly name: Names
  readonly board: Board
  /** what it has for guests who need it; missing in a booking that was begun before it was told */
  readonly access?: readonly AccessFeature[]
  readonly adults: number
  /** of children, on the day of arrival */
  readonly ages: readonly number[]
}

/** Who asks for each room, by its index, and with which voucher. */
export type RoomGuests = Readonly<Record<number, { readonly name: string; readonly voucher: string | undefined }>>

/** What is kept by cancelling before `until`, an ISO instant; null: at any later time. */
interface CancelStep {
  readonly until: string | null
  readonly keeps: Money
}

/** `total` is `dueNow` and `dueAtHotel` together, the hotel's own fees in the latter. */
interface SoldPrice {
  readonly total: Money
  readonly dueNow: Money
  readonly dueAtHotel: Money
  /** inside `dueAtHotel`; `local` is what the hotel takes, in its own currency */
  readonly fees: readonly { readonly label: Names; readonly amount: Money; readonly local: Money }[]
}

/** A stay as it is sold, and as it was booked. */
export interface SoldStay {
  readonly hotel: {
    readonly name: string
    readonly stars: number
    readonly address: string
    readonly city: Names
    readonly country: Names
    /** IANA: its days and deadlines are told in it */
    readonly timeZone: string
  }
  /** days at the hotel, `YYYY-MM-DD` */
  readonly checkIn: string
  readonly checkOut: string
  /** `HH:MM` on the hotel's clocks */
  readonly checkInFrom: string
  readonly checkInUntil: string | null
  readonly checkOutUntil: string
  readonly rooms: readonly SoldRoom[]
  readonly price: SoldPrice
  readonly cancelling: readonly CancelStep[]
  /** ISO instant until which cancelling costs nothing; null where it always costs something */
  readonly freeUntil: string | null
  /** nights that are never given back, `YYYY-MM-DD` */
  readonly fixedNights: readonly string[]
  readonly pays: 'now' | 'deposit' | 'at_property'
}

/** A stay in the checkout. Its `total` is what is due now: the rest is paid at the hotel. */
export interface StayItem extends Item {
  readonly stay: SoldStay
  /** what the addresses of its pages say of it */
  readonly search: Readonly<Record<string, string>>
}

/** What the guests would like: the hotel is told, and promises nothing. */
export interface StayExtras {
  /** `HH:MM`, or empty */
  readonly arrivalTime: string
  readonly message: string
}

export type StayDraft = Draft<StayItem, StayExtras & Readonly<Record<string, string>>>

type WithRooms = Pick<StayItem, 'stay'>

/** Guests, and what they would like, belong to the rooms that they were named for. */
export const hasSameRooms = (before: WithRooms, item: WithRooms): boolean =>
  before.stay.rooms.length === item.stay.rooms.length

export const noRequests = { arrivalTime: '', message: '' } as const
