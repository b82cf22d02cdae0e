import { Schema } from 'effect'
import { MinorAmount, Name } from '../fields.ts'

/** The caller's own name for what it reserves. */
export const Uuid = Schema.String.check(
  Schema.isPattern(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, { message: 'must be a UUID in small letters' }),
)

/** `HOLDING`: kept until an instant (ISO, UTC). `HOLD_NOT_PROVIDED`: it may be gone, or cost another sum, when it is paid for. */
const HoldUntil = Schema.Union([
  Schema.Struct({ status: Schema.Literal('HOLDING'), until: Schema.String }),
  Schema.Struct({ status: Schema.Literal('HOLD_NOT_PROVIDED') }),
])

/** Of the places and of the price, which end apart. */
export const Holds = Schema.Struct({ availability: HoldUntil, price: HoldUntil })
export type Holds = typeof Holds.Type

const TravelerName = Name(60)

/** Somebody who comes along. */
export const NamedTraveler = Schema.Struct({ firstName: TravelerName, lastName: TravelerName })
export type NamedTraveler = typeof NamedTraveler.Type

/**
 * Where a part stands with its supplier, in OCTO's words. `ON_HOLD`: the places are kept, or were asked for and the answer is not known
 * yet. `PENDING`: a person there says yes or no. `REJECTED` and `EXPIRED`: nothing was charged. `CANCELLED`: given back, or called off.
 */
const ReservationStatus = Schema.Literals(['ON_HOLD', 'PENDING', 'CONFIRMED', 'REJECTED', 'EXPIRED', 'CANCELLED'])

/** The supplier does not let it take place, and gives everything back. */
const CalledOff = Schema.Struct({
  reason: Schema.Literals(['weather', 'too_few_travelers']),
  /** ISO instant, UTC */
  at: Schema.String,
  refunded: MinorAmount,
})

/** What a part says of its reservation beside what all parts do. */
export const reservationFields = { status: ReservationStatus, calledOff: Schema.NullOr(CalledOff) }
export type ReservationFields = {
  readonly status: typeof ReservationStatus.Type
  readonly calledOff: typeof CalledOff.Type | null
}
