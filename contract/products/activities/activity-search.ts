import { Schema } from 'effect'
import { timesOfDay } from '#domain/activity-kinds.ts'
import { LocalDate, MinorAmount } from '../../fields.ts'
import { activityFacts, placeFields } from './activity-facts.ts'
import { daysFit, whenAndWho } from './activity-party.ts'

const between = (minimum: number, maximum: number) => Schema.isBetween({ minimum, maximum })

/** Degrees of WGS 84: what begins up to 40 km away is found. */
const GpsFilter = Schema.Struct({
  type: Schema.Literal('gps'),
  latitude: Schema.Number.check(between(-90, 90)),
  longitude: Schema.Number.check(between(-180, 180)),
})

/** What can be done around a place on some day of several, by the whole party, in the form that Hotelbeds' search has. */
export const ActivitySearch = Schema.Struct({
  filters: Schema.Tuple([Schema.Struct({ searchFilterItems: Schema.Tuple([GpsFilter]) })]),
  ...whenAndWho,
  /** of the names in the answer; English where it is missing or not one of ours */
  language: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(20))),
  itemsPerPage: Schema.Int.check(between(1, 100)),
  /** counts from 1 */
  page: Schema.Int.check(between(1, 100)),
  /** the nearest first */
  order: Schema.Literal('DEFAULT'),
}).check(daysFit)
export type ActivitySearch = typeof ActivitySearch.Type

/** An activity that the party can have, at the lowest of its prices over the days, options and times asked for. */
const FoundActivity = Schema.Struct({
  name: Schema.String,
  ...activityFacts,
  location: Schema.Struct({ ...placeFields, cityName: Schema.String, meetingPoint: Schema.String }),
  /** kilometres from the point that was asked for, one decimal */
  distance: Schema.Number,
  lowestPrice: Schema.Struct({
    /** of the whole party: what is paid */
    total: MinorAmount,
    /** rounded to minor units: for looking at, never for adding up */
    perPerson: MinorAmount,
    optionCode: Schema.String,
    /** the first day that costs no more */
    date: LocalDate,
  }),
  /** days and times of day of which one or more can be had */
  dates: Schema.Array(LocalDate),
  timesOfDay: Schema.Array(Schema.Literals(timesOfDay)),
  /**
   * the lowest totals by day and time of day, the lowest first, and beside them those of what can be cancelled for nothing, where
   * these are others: on each of its days, each of its times of day can be had at it
   */
  prices: Schema.Array(
    Schema.Struct({
      total: MinorAmount,
      dates: Schema.Array(LocalDate),
      timesOfDay: Schema.Array(Schema.Literals(timesOfDay)),
      cancelsFree: Schema.Boolean,
    }),
  ),
  /** of the lowest price: ISO instant, UTC, until which cancelling costs nothing; null where it always costs something */
  freeUntil: Schema.NullOr(Schema.String),
})
export type FoundActivity = typeof FoundActivity.Type

export const ActivitySearchAnswer = Schema.Struct({
  activities: Schema.Array(FoundActivity),
  pagination: Schema.Struct({
    itemsPerPage: Schema.Int,
    page: Schema.Int,
    /** of all pages */
    totalItems: Schema.Int,
  }),
})
export type ActivitySearchAnswer = typeof ActivitySearchAnswer.Type

/** Places where something can be done, and every activity of each by its code. */
export const ActivityDestinations = Schema.Array(
  Schema.Struct({ destinationCode: Schema.String, activityCodes: Schema.Array(Schema.String) }),
)
export type ActivityDestinations = typeof ActivityDestinations.Type
