import { Schema } from 'effect'
import { ActivityOffer } from '../activities/activity-reservation.ts'
import { ValidateAnswer } from '../flights/flights.ts'
import { TourOffer } from '../tours/tour-reservation.ts'
import { PackageFlight } from './package-flights.ts'
import { PackagePrice, PairCancelling } from './package-price.ts'

const { id: _activity, price: _activityPrice, cancel: _activityCancel, ...activity } = ActivityOffer.fields
const { id: _tour, price: _tourPrice, cancel: _tourCancel, ...tour } = TourOffer.fields

const pair = {
  flightOfferId: Schema.String,
  flight: PackageFlight,
  dictionaries: ValidateAnswer.fields.dictionaries,
  included: ValidateAnswer.fields.included,
  /** the one price: `dueAtProperty` is what is left to pay to the operator of a tour */
  price: PackagePrice,
  cancel: PairCancelling,
  /** ISO instant, UTC: the earlier of their ends */
  expiresAt: Schema.String,
}

/** A flight and a reserved activity as they are sold together: what `ActivityOffer` says, without its own price. */
export const ActivityPackage = Schema.Struct({
  ...pair,
  /** by which the activity is ordered with the flight; its reservation has another id, and another price */
  activityOfferId: Schema.String,
  activity: Schema.Struct(activity),
})
export type ActivityPackage = typeof ActivityPackage.Type

/** The same with reserved places on a tour. */
export const TourPackage = Schema.Struct({
  ...pair,
  tourOfferId: Schema.String,
  tour: Schema.Struct(tour),
  /** until when its operator wants `dueAtProperty` */
  balanceDue: TourOffer.fields.price.fields.balanceDue,
})
export type TourPackage = typeof TourPackage.Type
