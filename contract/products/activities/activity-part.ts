import { Schema } from 'effect'
import { Names } from '../../fields.ts'
import { partLineOf, partOf } from '../../order-part.ts'
import { NamedTraveler, reservationFields } from '../reservation.ts'
import { ActivityAnswer, ActivityOffer } from './activity-reservation.ts'

/** An activity as a part of an order. */
export const ActivityPart = Schema.Struct({
  ...partOf({
    kind: 'activity',
    item: ActivityOffer,
    extras: Schema.Struct({
      /** whose name the reservation has: a grown-up who comes along */
      lead: Schema.NullOr(NamedTraveler),
      answers: Schema.Array(ActivityAnswer),
    }),
    /** one for each of `item.unitItems`, counted from 1: its code is shown at the entrance */
    document: Schema.Struct({ kind: Schema.Literal('ticket'), unitItem: Schema.Int, code: Schema.String }),
  }).fields,
  ...reservationFields,
})
export type ActivityPart = typeof ActivityPart.Type

/** An activity as a line of a list of bookings. */
export const ActivityLine = partLineOf('activity', {
  activityName: Names,
  cityName: Names,
  /** the city's, as `/hotel/destinations` has it; missing from what was written before it was kept */
  destinationCode: Schema.optionalKey(Schema.String),
  /** local times at the place, `YYYY-MM-DDTHH:MM:SS` */
  localDateTimeStart: Schema.String,
  localDateTimeEnd: Schema.String,
  /** IANA */
  timeZone: Schema.String,
  travelerCount: Schema.Int,
  status: reservationFields.status,
})
export type ActivityLine = typeof ActivityLine.Type
