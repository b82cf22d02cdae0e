import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { BookingNotFound, BookingUnfinished } from './booking-problem.ts'
import { Booking } from './booking.ts'
import { MinorAmount } from './fields.ts'
import { PartState } from './order-part.ts'
import { Unavailable } from './problem.ts'
import { ServiceCaller } from './service-caller.ts'

/** What stays of a booking that was forgotten, for the books: what was sold and when, what was charged and went back, and nobody's name. */
export const ForgottenBooking = Schema.Struct({
  id: Booking.fields.id,
  referenceId: Booking.fields.referenceId,
  bookingStatus: Booking.fields.bookingStatus,
  paymentStatus: Booking.fields.paymentStatus,
  /** ISO instants, UTC */
  createdAt: Schema.String,
  forgottenAt: Schema.String,
  total: MinorAmount,
  transactions: Booking.fields.paymentInformation.fields.transactions,
  /** `total` is what the part added to the order's total */
  parts: Schema.Array(
    Schema.Struct({ kind: Schema.String, supplier: Schema.String, state: PartState, total: MinorAmount }),
  ),
})
export type ForgottenBooking = typeof ForgottenBooking.Type

const BookingToForget = Schema.Struct({
  /** its reference, however it is written, or its id */
  booking: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64)),
  /** true: also where its travel is not over yet, of which its traveller then finds nothing here any more */
  travelAhead: Schema.optionalKey(Schema.Boolean),
})

export class OperatorGroup extends HttpApiGroup.make('operator')
  .annotate(OpenApi.Description, 'What an operator asks of a backend, and the site never does.')
  .add(
    HttpApiEndpoint.post('forgetBooking', '/operator/forget-booking', {
      payload: BookingToForget,
      success: ForgottenBooking,
      error: [BookingNotFound, BookingUnfinished, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Deletes all that is personal of a booking. A repeat finishes what was begun, and is answered alike.',
    ),
  )
  .middleware(ServiceCaller) {}
