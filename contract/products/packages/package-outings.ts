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

/** What a flight has to be like to be sold with reserved places on a tour. Local times are `YYYY-MM-DDTHH:MM:SS`. */
export const FlightsToTour = Schema.Struct({
  /** of all who have to fly, in the order of the tour's party */
  ages: Schema.Array(Schema.Int),
  /** it lands at one of these, IATA codes; anywhere where there are none */
  arrivalAirports: Schema.Array(Schema.String),
  /** it lands by then */
  latestArrival: Schema.String,
  /** its way back, where it has one, leaves no sooner */
  earliestReturn: Schema.String,
  /** whether its fare has to give something back to whoever cancels, and say what: the tour gives nothing back any more */
  refundableOnly: Schema.Boolean,
})
export type FlightsToTour = typeof FlightsToTour.Type

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
