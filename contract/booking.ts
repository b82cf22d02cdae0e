import { Schema } from 'effect'
import { DeclineReason } from './booking-problem.ts'
import { CurrencyCode, Language, MinorAmount, Names } from './fields.ts'
import { flightInBooking, flightInSummary } from './products/flight-part.ts'
import { BookedPackage } from './products/packages/package-price.ts'
import { OrderPart, PartLine } from './products/products.ts'
import { BillingInformation, BookedCustomer, BookedPassenger } from './travellers.ts'

/**
 * `authorised`: set aside on the card, not yet taken. `unknown`: an answer was lost and is being asked for again.
 * `voided`: set aside and given back. `refunded`: taken, and given back since. Nothing was taken in any other state but `paid`.
 */
export const PaymentState = Schema.Literals([
  'none',
  'action_required',
  'pending',
  'unknown',
  'authorised',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'voided',
  'refunded',
])
export type PaymentState = typeof PaymentState.Type

/**
 * `Held`: the airline keeps the seats and has yet to take the money; the booking is not safe until `Confirmed`. `Released`: seats
 * that were held without payment, and given back. `Cancelled`: confirmed, and called off whole since, by suppliers or by its traveller.
 */
const BookingState = Schema.Literals(['Held', 'Confirmed', 'Failed', 'Released', 'Cancelled'])

/**
 * Seats that are, or were, held without payment: the airline's deadline as an ISO instant, the zone of the departure in which
 * it is told, and what ended it, if anything.
 */
const Hold = Schema.Struct({
  payBy: Schema.String,
  timeZone: Schema.String,
  endedBy: Schema.NullOr(Schema.Literals(['payment', 'deadline', 'traveller'])),
})

const TicketingState = Schema.Literals(['pending', 'issued', 'failed'])

/** `at` is an ISO instant, UTC. Card only: brand and last four digits. */
const Transaction = Schema.Struct({
  type: Schema.Literals(['authorisation', 'charge', 'void', 'refund']),
  status: Schema.Literals(['pending', 'success', 'failed']),
  transactionId: Schema.String,
  amount: Schema.Int,
  currency: CurrencyCode,
  at: Schema.String,
})
export type Transaction = typeof Transaction.Type

/** A booking as its owner sees it. Payment, booking and ticketing move apart from each other (rule pay-3). */
export const Booking = Schema.Struct({
  id: Schema.String,
  /** nine characters, none of them mistakable for another */
  referenceId: Schema.String,
  bookingStatus: BookingState,
  paymentStatus: PaymentState,
  ticketingStatus: TicketingState,
  /** null where it was paid for as it was booked */
  hold: Schema.NullOr(Hold),
  /** ISO instants, UTC */
  createdAt: Schema.String,
  updatedAt: Schema.String,
  language: Language,
  total: MinorAmount,
  customerDetails: BookedCustomer,
  passengers: Schema.Array(BookedPassenger),
  /** null where the seats were booked without being paid for: nobody was asked for a bill */
  billingInformation: Schema.NullOr(BillingInformation),
  paymentInformation: Schema.Struct({
    /** null while nothing has been paid, or tried to be */
    method: Schema.NullOr(Schema.Literals(['card', 'hosted'])),
    card: Schema.NullOr(Schema.Struct({ brand: Schema.String, last4: Schema.String })),
    /** the second is the charge; pick it by type and status (rule pay-8) */
    transactions: Schema.Array(Transaction),
  }),
  ...flightInBooking,
  /** what was bought, in the order in which it was chosen */
  parts: Schema.Array(OrderPart),
  /** there where all parts were bought at one price, bags apart; the parts' own prices are then shown to nobody, nor how each is cancelled */
  package: Schema.optionalKey(BookedPackage),
}).annotate({ identifier: 'Booking' })
export type Booking = typeof Booking.Type

/** One line of a list of bookings. */
export const BookingSummary = Schema.Struct({
  id: Schema.String,
  referenceId: Schema.String,
  bookingStatus: BookingState,
  paymentStatus: PaymentState,
  ticketingStatus: TicketingState,
  createdAt: Schema.String,
  total: MinorAmount,
  /** with what is paid to suppliers of what still stands; missing where `total` is all, or the booking is older than this */
  whole: Schema.optionalKey(MinorAmount),
  ...flightInSummary,
  /** missing where the booking is older than these, and where nothing flies */
  airlineReference: Schema.optionalKey(Schema.String),
  /** what the supplier of the first of its parts knows it by; missing while that has none, and where the booking is older than this */
  supplierReference: Schema.optionalKey(Schema.String),
  hold: Schema.optionalKey(Schema.NullOr(Hold)),
  fromCity: Schema.optionalKey(Names),
  toCity: Schema.optionalKey(Names),
  passengerCount: Schema.Int,
  /** by whom a booking was called off whole; missing of any other, and where it was before this was told: by suppliers */
  cancelledBy: Schema.optionalKey(Schema.Literals(['supplier', 'traveller'])),
  /** there where its traveller cancels something of which the supplier has said nothing yet */
  isCancelRequested: Schema.optionalKey(Schema.Literal(true)),
  /** what went back of what was called off, and what has yet to; missing where nothing was, or the booking is older than this */
  givenBack: Schema.optionalKey(Schema.Struct({ refunded: MinorAmount, onItsWay: MinorAmount })),
  /** what was bought */
  parts: Schema.Array(PartLine),
}).annotate({ identifier: 'BookingSummary' })
export type BookingSummary = typeof BookingSummary.Type

/**
 * What a traveller may cancel now, and what that brings: parts that can only be cancelled at once are one choice. `isFinal`: it is
 * taken back by nobody, so that it cannot be chosen. `isUnsaid`: nobody said when it was sold what it gives back, so that only this does;
 * missing where somebody did. `kept` and `refund` are what was charged for it, together.
 */
export const CancelQuote = Schema.Struct({
  choices: Schema.Array(
    Schema.Struct({
      partIds: Schema.Array(Schema.String),
      isFinal: Schema.Boolean,
      isUnsaid: Schema.optionalKey(Schema.Literal(true)),
      kept: MinorAmount,
      refund: MinorAmount,
    }),
  ),
})
export type CancelQuote = typeof CancelQuote.Type

/**
 * What a traveller chooses who bought several parts of which one was refused, where giving back the others costs something:
 * to keep them, or to have all given back. Nothing is charged to whoever does not choose.
 */
const Decision = Schema.Struct({
  /** until when they may, an ISO instant */
  decideBy: Schema.String,
  /** what is charged where they keep what there is */
  kept: MinorAmount,
  /** what suppliers keep of the parts that would be given back: the operator's loss, not the traveller's */
  penalty: MinorAmount,
  parts: Schema.Array(OrderPart),
})

/**
 * An order of several parts that was not to be had whole: nothing of it was kept, and nothing charged. `parts` say which was refused
 * and which were given back; `alone` is what each of the others costs by itself, for whoever wants that one.
 */
const LetGo = Schema.Struct({
  parts: Schema.Array(PartLine),
  alone: Schema.Array(Schema.Struct({ partId: Schema.String, total: MinorAmount })),
})

/** Where a payment stands; `booking` is there once the airline has taken the order. */
export const PaymentOutcome = Schema.Struct({
  status: PaymentState,
  transactionId: Schema.NullOr(Schema.String),
  /** why a payment was declined */
  reason: Schema.NullOr(DeclineReason),
  /** why an order failed although the card was good */
  failure: Schema.NullOr(
    Schema.Literals([
      'airline_refused',
      'supplier_payment_failed',
      'offer_no_longer_available',
      'offer_expired',
      'hold_expired',
    ]),
  ),
  challengeUrl: Schema.NullOr(Schema.String),
  /**
   * the traveller has done their part, whatever `status` says: the money is set aside, and what becomes of it is between suppliers and the
   * gateway; missing where it is not set aside, or the payment is over
   */
  authorised: Schema.optionalKey(Schema.Boolean),
  booking: Schema.NullOr(Booking),
  /** missing where there is nothing to choose */
  decision: Schema.optionalKey(Decision),
  /** there where several parts were ordered, and one was refused */
  letGo: Schema.optionalKey(LetGo),
}).annotate({ identifier: 'PaymentOutcome' })
export type PaymentOutcome = typeof PaymentOutcome.Type
