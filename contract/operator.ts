import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { BookingNotFound, BookingUnfinished, NoMailService } from './booking-problem.ts'
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

/** its reference, however it is written, or its id */
const AskedBooking = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(64))

const BookingToForget = Schema.Struct({
  booking: AskedBooking,
  /** true: also where its travel is not over yet, of which its traveller then finds nothing here any more */
  travelAhead: Schema.optionalKey(Schema.Boolean),
})

export const MailToSend = Schema.Struct({
  /** missing: of every booking, what was given up, or has waited for an hour with nobody trying it */
  booking: Schema.optionalKey(AskedBooking),
  /** where to go on: what the call before answered as `next` */
  after: Schema.optionalKey(AskedBooking),
})

const MailQueued = Schema.Struct({
  /** how many mails are tried anew, at once and then as any other */
  mails: Schema.Int,
  /** ids of bookings whose order did not answer: theirs are as they were */
  notReached: Schema.Array(Booking.fields.id),
  /** where there are more bookings to ask: the same again, `after` this */
  next: Schema.NullOr(Booking.fields.id),
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
    HttpApiEndpoint.post('sendMail', '/operator/send-mail', {
      payload: MailToSend,
      success: MailQueued,
      error: [BookingNotFound, NoMailService, Unavailable],
    }).annotate(
      OpenApi.Description,
      'Has mail sent that was given up or waits; a repeat, what still waits then. Each keeps its id, by which a mail service tells it apart.',
    ),
  )
  .middleware(ServiceCaller) {}
