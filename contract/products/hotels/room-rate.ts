import { Schema } from 'effect'
import { boards } from '#domain/hotel-kinds.ts'
import { CancelStep, LocalDate, MinorAmount, Names } from '../../fields.ts'

export const Board = Schema.Literals(boards)

/** `partially`: what is kept grows in steps, or single nights are never given back. */
const Refundability = Schema.Literals(['refundable', 'partially', 'non_refundable'])

/** How a stay can be cancelled. */
export const CancelTerms = Schema.Struct({
  refundability: Refundability,
  /** ISO instant, UTC, until which cancelling costs nothing; null where it always costs something */
  freeUntil: Schema.NullOr(Schema.String),
  steps: Schema.Array(CancelStep),
  /** nights that are never given back, whenever they are cancelled */
  fixedNights: Schema.Array(LocalDate),
})
export type CancelTerms = typeof CancelTerms.Type

/** `now`: when it is booked. `deposit`: a part of it, the rest at the hotel. `at_property`: all of it; a card only guarantees. */
export const Pays = Schema.Literals(['now', 'deposit', 'at_property'])
export type Pays = typeof Pays.Type

/** A fee or a tax that the hotel itself takes. `local` is what it takes, `amount` what that is in the currency of the price. */
const PropertyFee = Schema.Struct({
  kind: Schema.Literals(['city_tax', 'resort_fee', 'cleaning_fee']),
  label: Names,
  amount: MinorAmount,
  local: MinorAmount,
})

/**
 * What a stay, or one room of it, costs. `total` holds everything that must be paid, whoever takes it, and is `dueNow` and
 * `dueAtProperty` together.
 */
export const StayPrice = Schema.Struct({
  total: MinorAmount,
  /** room and board before tax */
  base: MinorAmount,
  /** taxes that are paid with the room; those that the hotel takes itself stand in `propertyFees` */
  taxes: MinorAmount,
  dueNow: MinorAmount,
  dueAtProperty: MinorAmount,
  /** inside `total` and inside `dueAtProperty` */
  propertyFees: Schema.Array(PropertyFee),
  /** of what is sold with a flight and never alone: the total of the very same sold alone, which is higher; missing otherwise */
  apart: Schema.optionalKey(MinorAmount),
})
export type StayPrice = typeof StayPrice.Type

/** `amount` is the night's share of the price with its taxes, without what is a fee of the hotel's. */
const NightPrice = Schema.Struct({ date: LocalDate, amount: MinorAmount })

/** One way to have one of the rooms that were asked for. */
export const RoomRate = Schema.Struct({
  /** what `/hotel/rates/check` takes */
  rateId: Schema.String,
  /** which of the asked rooms it is for */
  roomIndex: Schema.Int,
  roomTypeCode: Schema.String,
  board: Board,
  cancel: CancelTerms,
  pays: Pays,
  nights: Schema.Array(NightPrice),
  price: StayPrice,
  /** how many are left, where the hotel says so and they are five or fewer; null otherwise */
  left: Schema.NullOr(Schema.Int),
}).annotate({ identifier: 'RoomRate' })
export type RoomRate = typeof RoomRate.Type
