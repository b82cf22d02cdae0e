import { Schema } from 'effect'
import { Location, Names } from '../../fields.ts'
import { activityFacts, placeFields } from './activity-facts.ts'
import { ActivityQuestion } from './activity-question.ts'

/** Who a price is for. Ages are years, both ends included. */
export const ActivityUnit = Schema.Struct({
  unitCode: Schema.String,
  type: Schema.Literals(['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'SENIOR', 'OTHER']),
  name: Names,
  minAge: Schema.Int,
  maxAge: Schema.Int,
  /** how many come along at one price: of a group more than one */
  paxCount: Schema.Int,
  /** units of which one or more has to come along; empty where anybody may come alone */
  accompaniedBy: Schema.Array(Schema.String),
})
export type ActivityUnit = typeof ActivityUnit.Type

/** One way to have the activity, with hours and units of its own. */
const ActivityOption = Schema.Struct({
  optionCode: Schema.String,
  name: Names,
  /** each unit is one person, or a group of up to its `paxCount` */
  pricing: Schema.Literals(['PER_PERSON', 'PER_UNIT']),
  /** `HH:MM` on the clocks of the place; empty where any moment of the opening hours will do */
  availabilityLocalStartTimes: Schema.Array(Schema.String),
  units: Schema.Array(ActivityUnit),
  minUnits: Schema.Int,
  maxUnits: Schema.Int,
})

/** How it is cancelled: whoever cancels so many hours before the start gets so much of a hundred back, the first line that fits. */
const Cancelling = Schema.Struct({
  type: Schema.Literals(['STANDARD', 'CUSTOM', 'ALL_SALES_FINAL']),
  refunds: Schema.Array(Schema.Struct({ hoursBefore: Schema.Int, percentage: Schema.Int })),
  cancelIfBadWeather: Schema.Boolean,
  /** with fewer than this the supplier may call it off, and gives everything back; null where any number will do */
  cancelIfFewerThan: Schema.NullOr(Schema.Int),
})

/** How long what was reserved is kept: minutes, or that the supplier keeps nothing. */
const Hold = Schema.Union([
  Schema.Struct({ status: Schema.Literal('HOLDING'), minutes: Schema.Int }),
  Schema.Struct({ status: Schema.Literal('HOLD_NOT_PROVIDED') }),
])

/** Everything that is known of an activity whatever the day and the party. */
export const ActivityDetail = Schema.Struct({
  ...activityFacts,
  name: Names,
  description: Names,
  location: Schema.Struct({ ...placeFields, cityName: Names, countryName: Names }),
  availabilityType: Schema.Literals(['START_TIME', 'OPENING_HOURS']),
  options: Schema.Array(ActivityOption),
  included: Schema.Array(Names),
  notIncluded: Schema.Array(Names),
  meetingPoint: Schema.Struct({ name: Names, instructions: Names, location: Location }),
  questions: Schema.Array(ActivityQuestion),
  pickup: Schema.Struct({
    type: Schema.Literals(['PICKUP_EVERYONE', 'PICKUP_AND_MEET_AT_START_POINT', 'MEET_EVERYONE_AT_START_POINT']),
    places: Schema.Array(Schema.Struct({ code: Schema.String, name: Names, location: Location })),
    /** whether a place may be written that is not one of `places` */
    freeText: Schema.Boolean,
  }),
  cancelling: Cancelling,
  /** of the places and of the price, which end apart */
  holds: Schema.Struct({ availability: Hold, price: Hold }),
  redemptionMethod: Schema.Literals(['DIGITAL', 'MANIFEST']),
})
export type ActivityDetail = typeof ActivityDetail.Type
