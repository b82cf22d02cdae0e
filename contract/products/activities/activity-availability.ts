import { Schema } from 'effect'
import { LocalDate, MinorAmount } from '../../fields.ts'
import { Uuid } from '../reservation.ts'
import { daysFit, whenAndWho } from './activity-party.ts'

const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60))

/** When a party can have an activity, or one option of it. `instead` is a hold of theirs that would be given back: its places count as free. */
export const ActivityAvailabilityRequest = Schema.Struct({
  activityCode: Code,
  optionCode: Schema.optionalKey(Code),
  ...whenAndWho,
  instead: Schema.optionalKey(Uuid),
}).check(daysFit)
export type ActivityAvailabilityRequest = typeof ActivityAvailabilityRequest.Type

/** A unit that the party takes: how many, what each costs, and what they cost together. */
const PricedUnit = Schema.Struct({
  unitCode: Schema.String,
  quantity: Schema.Int,
  each: MinorAmount,
  subtotal: MinorAmount,
})

/** Taxes and fees included; `total` is the sum of its units. */
export const ActivityPrice = Schema.Struct({ units: Schema.Array(PricedUnit), total: MinorAmount })

/** One time of one day. Local times are `YYYY-MM-DDTHH:MM:SS` on the clocks of the place. */
const ActivityTime = Schema.Struct({
  localDateTimeStart: Schema.String,
  localDateTimeEnd: Schema.String,
  /** of what begins when one comes: first and last moment to do so; null where it begins at its start */
  openingHours: Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String })),
  status: Schema.Literals(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED']),
  /** whether the whole party can have it */
  available: Schema.Boolean,
  /** how many more may come; null where nobody counts */
  vacancies: Schema.NullOr(Schema.Int),
  capacity: Schema.NullOr(Schema.Int),
  /** ISO instant, UTC: after it nothing is sold */
  utcCutoffAt: Schema.String,
  price: ActivityPrice,
  /** ISO instant, UTC, until which cancelling costs nothing; null where it always costs something */
  freeUntil: Schema.NullOr(Schema.String),
})
export type ActivityTime = typeof ActivityTime.Type

/** Why a party cannot have an option on any day, with the ages, in years, that are the reason. */
export const PartyRefusal = Schema.Struct({
  reason: Schema.Literals(['age_not_allowed', 'needs_adult', 'too_few', 'too_many']),
  ages: Schema.Array(Schema.Int),
})
export type PartyRefusal = typeof PartyRefusal.Type

const AvailableOption = Schema.Struct({
  optionCode: Schema.String,
  refusal: Schema.NullOr(PartyRefusal),
  /** each day asked for; empty where the party is refused */
  days: Schema.Array(Schema.Struct({ date: LocalDate, times: Schema.Array(ActivityTime) })),
})

export const ActivityAvailabilityAnswer = Schema.Struct({
  activityCode: Schema.String,
  options: Schema.Array(AvailableOption),
})
export type ActivityAvailabilityAnswer = typeof ActivityAvailabilityAnswer.Type
