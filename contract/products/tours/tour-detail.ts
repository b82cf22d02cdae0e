import { Schema } from 'effect'
import { tourLodgings, tourMeals } from '#domain/tour-kinds.ts'
import { Names } from '../../fields.ts'
import { TourPlace, tourFacts } from './tour-facts.ts'

/** One day of it. The night is at the last of its places. */
const TourDay = Schema.Struct({
  day: Schema.Int,
  title: Names,
  /** in the order in which they are come to; at least one */
  places: Schema.Array(TourPlace),
  meals: Schema.Array(Schema.Literals(tourMeals)),
  /** null on the last day, which has no night */
  lodging: Schema.NullOr(Schema.Literals(tourLodgings)),
})

/** Everything that is known of a tour whatever the day and the party. */
export const TourDetail = Schema.Struct({
  ...tourFacts,
  line: Schema.Array(TourDay),
  included: Schema.Array(Names),
  notIncluded: Schema.Array(Names),
  /** percent of the price that is paid when it is booked, and how many days before it begins the rest is due */
  deposit: Schema.Struct({ percent: Schema.Int, balanceDaysBefore: Schema.Int }),
  /** whoever cancels so many days before it begins gets so much of a hundred back, the first line that fits; nothing after the last */
  refunds: Schema.Array(Schema.Struct({ daysBefore: Schema.Int, percentage: Schema.Int })),
})
export type TourDetail = typeof TourDetail.Type
