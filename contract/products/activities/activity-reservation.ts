import { Schema } from 'effect'
import { answerUnits } from '#domain/activity-questions.ts'
import { CancelStep, MinorAmount, Names } from '../../fields.ts'
import { ActivityPrice, PartyRefusal } from './activity-availability.ts'
import { ActivityDetail, ActivityUnit } from './activity-detail.ts'
import { GuideLanguage } from './activity-facts.ts'
import { Paxes } from '../pax.ts'
import { Holds, Uuid } from '../reservation.ts'

const Code = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(60))

/** A local time at the place, `YYYY-MM-DDTHH:MM:SS`. */
const LocalTime = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, { message: 'must be written YYYY-MM-DDTHH:MM:SS' }),
)

/**
 * Reserves a time of an option for a party, as OCTO does: `uuid` is the caller's own, and whoever repeats it is answered the same.
 * `total` is what the traveller was shown. `instead` is a reservation of theirs that is given back for this one.
 */
export const ActivityReserveRequest = Schema.Struct({
  uuid: Uuid,
  activityCode: Code,
  optionCode: Code,
  /** as `/activity/availability` says it */
  localDateTimeStart: LocalTime,
  paxes: Paxes,
  /** one of the activity's `guideLanguages`; may be missing where there is one or none */
  guideLanguage: Schema.optionalKey(GuideLanguage),
  total: MinorAmount,
  instead: Schema.optionalKey(Uuid),
})
export type ActivityReserveRequest = typeof ActivityReserveRequest.Type

const { options: _options, description: _description, holds: _holds, ...bookedFields } = ActivityDetail.fields

/** What gets a ticket of its own: one person, or a group. `ages` are theirs, in the order of the party. */
const UnitItem = Schema.Struct({
  unitCode: Schema.String,
  type: ActivityUnit.fields.type,
  name: Names,
  ages: Schema.Array(Schema.Int),
  /** whom it is for, in years, both included */
  minAge: Schema.optionalKey(Schema.Int),
  maxAge: Schema.optionalKey(Schema.Int),
})

/**
 * A time of an activity as it was reserved: what is ordered, paid for and written on the tickets is this, under `id`, the caller's
 * uuid. It may be booked until `expiresAt`, the end of its hold of places (ISO instants, UTC); its price stands until the end of its own.
 */
export const ActivityOffer = Schema.Struct({
  id: Schema.String,
  activity: Schema.Struct(bookedFields),
  option: Schema.Struct({
    optionCode: Schema.String,
    name: Names,
    pricing: Schema.Literals(['PER_PERSON', 'PER_UNIT']),
  }),
  /** by the clocks of the place, whose zone is `activity.location.timeZone` */
  localDateTimeStart: Schema.String,
  localDateTimeEnd: Schema.String,
  /** of what begins when one comes; null where it begins at its start */
  openingHours: Schema.NullOr(Schema.Struct({ from: Schema.String, to: Schema.String })),
  /** the start as an ISO instant, UTC */
  startsAt: Schema.String,
  /** everybody's age in the order of the party: travellers of questions are counted by it, from 1 */
  ages: Schema.Array(Schema.Int),
  unitItems: Schema.Array(UnitItem),
  /** null where nobody guides */
  guideLanguage: Schema.NullOr(GuideLanguage),
  price: ActivityPrice,
  cancel: Schema.Struct({
    /** ISO instant, UTC, until which cancelling costs nothing; null where it always costs something */
    freeUntil: Schema.NullOr(Schema.String),
    /** without deadlines that were over when it was priced; empty where nothing is ever given back */
    steps: Schema.Array(CancelStep),
  }),
  holds: Holds,
  expiresAt: Schema.String,
}).annotate({ identifier: 'ActivityOffer' })
export type ActivityOffer = typeof ActivityOffer.Type

/** What became of it. Where there is an `offer` its places are kept, and it may be booked after a yes to what changed. */
export const ActivityReserveAnswer = Schema.Union([
  Schema.Struct({ outcome: Schema.Literal('reserved'), offer: ActivityOffer }),
  Schema.Struct({
    outcome: Schema.Literal('price_changed'),
    previous: MinorAmount,
    current: MinorAmount,
    offer: ActivityOffer,
  }),
  /** fewer places than the party takes: `vacancies` of them, which may be none */
  Schema.Struct({ outcome: Schema.Literal('sold_out'), vacancies: Schema.Int }),
  /** the last moment to book it has passed, or it does not take place then */
  Schema.Struct({ outcome: Schema.Literal('closed') }),
  /** the party may not have it, whenever */
  Schema.Struct({ outcome: Schema.Literal('refused'), refusal: PartyRefusal }),
])
export type ActivityReserveAnswer = typeof ActivityReserveAnswer.Type

/** An answer to one of the activity's questions; `domain/activity-questions.ts` says which are asked and what is wrong with one. */
export const ActivityAnswer = Schema.Struct({
  question: Code,
  /** counted from 1; missing of an answer of the booking */
  travelerNum: Schema.optionalKey(Schema.Int),
  answer: Schema.String.check(Schema.isMaxLength(500)),
  unit: Schema.optionalKey(Schema.Literals(answerUnits)),
})
