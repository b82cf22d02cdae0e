import { Schema } from 'effect'
import { mostGuests } from '#domain/stay.ts'
import { sharings } from '#domain/tour-kinds.ts'
import { CancelStep, LocalDate, MinorAmount } from '../../fields.ts'
import { Paxes } from '../pax.ts'
import { Holds, Uuid } from '../reservation.ts'
import { PaidInTwo, TourDeparture, TourRefusal } from './tour-departures.ts'
import { TourDetail } from './tour-detail.ts'

const Sharing = Schema.Literals(sharings)
const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(100))

/**
 * Reserves places on a departure for a party in its rooms: `uuid` is the caller's own, and whoever repeats it is answered the same.
 * `total` is what the traveller was shown. `instead` is a reservation of theirs that is given back for this one.
 */
export const TourReserveRequest = Schema.Struct({
  uuid: Uuid,
  departureId: Code,
  paxes: Paxes,
  /** one of the departure's `sharings` */
  rooms: Schema.Array(Sharing).check(Schema.isMinLength(1), Schema.isMaxLength(mostGuests)),
  total: MinorAmount,
  instead: Schema.optionalKey(Uuid),
})
export type TourReserveRequest = typeof TourReserveRequest.Type

const { deposit: _deposit, refunds: _refunds, ...bookedFields } = TourDetail.fields

/** What each person pays who sleeps in rooms of a kind, and all of them together. */
const RoomPrice = Schema.Struct({ sharing: Sharing, travelers: Schema.Int, each: MinorAmount, subtotal: MinorAmount })

/**
 * Places on a departure as they were reserved: what is ordered, paid for and written on the voucher is this, under `id`, the caller's
 * uuid. It may be booked until `expiresAt` (ISO instant, UTC); its price stands until the end of its own hold.
 */
export const TourOffer = Schema.Struct({
  id: Schema.String,
  tour: Schema.Struct(bookedFields),
  departureId: Schema.String,
  from: LocalDate,
  to: LocalDate,
  /** IANA: the one in which its deadlines are told */
  timeZone: Schema.String,
  /** `MANUAL`: the operator says yes or no later, and nothing is charged before */
  confirmation: Schema.Literals(['INSTANT', 'MANUAL']),
  callOff: TourDeparture.fields.callOff,
  /** everybody's age in the order of the party: travellers are counted by it, from 1 */
  ages: Schema.Array(Schema.Int),
  rooms: Schema.Array(Sharing),
  /**
   * `deposit` is charged with the order. `balance` is paid to the operator until `balanceDue`: it is never charged by itself, and nothing
   * here takes it. `total` is both, and the sum of `lines`.
   */
  price: Schema.Struct({ ...PaidInTwo.fields, lines: Schema.Array(RoomPrice), singleSupplement: MinorAmount }),
  /** of the total, the balance in it, without deadlines that were over when it was priced; empty where nothing is ever given back */
  cancel: Schema.Struct({ freeUntil: Schema.NullOr(Schema.String), steps: Schema.Array(CancelStep) }),
  holds: Holds,
  expiresAt: Schema.String,
}).annotate({ identifier: 'TourOffer' })
export type TourOffer = typeof TourOffer.Type

/** What became of it. Where there is an `offer` its places are kept, and it may be booked after a yes to what changed. */
export const TourReserveAnswer = Schema.Union([
  Schema.Struct({ outcome: Schema.Literal('reserved'), offer: TourOffer }),
  Schema.Struct({
    outcome: Schema.Literal('price_changed'),
    previous: MinorAmount,
    current: MinorAmount,
    offer: TourOffer,
  }),
  /** fewer places than the party takes: `left` of them, which may be none */
  Schema.Struct({ outcome: Schema.Literal('sold_out'), left: Schema.Int }),
  /** it is sold no more, or has been called off */
  Schema.Struct({ outcome: Schema.Literal('closed') }),
  /** the party may not come, whenever */
  Schema.Struct({ outcome: Schema.Literal('refused'), refusal: TourRefusal }),
])
export type TourReserveAnswer = typeof TourReserveAnswer.Type
