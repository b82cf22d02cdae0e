import { Schema, Struct } from 'effect'
import { CurrencyCode, Names } from '../fields.ts'
import { Dictionaries, FlightOffer } from './flights/flight-offer.ts'
import { ValidateAnswer } from './flights/flights.ts'
import { partLineOf, partOf } from '../order-part.ts'
import { TravelersBags } from '../travellers.ts'

/** `amount` in minor units for the whole quantity. */
export const BookedBags = Schema.Struct({
  journeyType: Schema.Literals(['onward', 'return']),
  quantity: Schema.Int,
  /** whose they are; missing where the booking is older than this */
  travelers: Schema.optionalKey(TravelersBags),
  amount: Schema.Int,
  currency: CurrencyCode,
})
export type BookedBags = typeof BookedBags.Type

/** A flight as a part of an order: the offer that was bought, what was added to it, and a ticket a traveller. */
export const FlightPart = partOf({
  kind: 'flight',
  item: Schema.Struct({
    offer: FlightOffer,
    dictionaries: Dictionaries,
    included: ValidateAnswer.fields.included,
  }),
  extras: Schema.Struct({ bags: Schema.Array(BookedBags) }),
  document: Schema.Struct({ kind: Schema.Literal('ticket'), passengerId: Schema.String, number: Schema.String }),
})
export type FlightPart = typeof FlightPart.Type

/** A flight as a line of a list of bookings. */
export const FlightLine = partLineOf('flight', {
  from: Schema.String,
  to: Schema.String,
  fromCity: Schema.optionalKey(Names),
  toCity: Schema.optionalKey(Names),
  /** local times at the airports, `YYYY-MM-DDTHH:MM:SS`; `returnAt` is null one-way */
  departureAt: Schema.String,
  returnAt: Schema.NullOr(Schema.String),
})
export type FlightLine = typeof FlightLine.Type

/** What a booking tells of its first flight beside its parts, by the names of the specification. */
const InBooking = Schema.Struct({
  /** the airline's own record locator: what it checks travellers in by */
  airlineReference: Schema.String,
  /** one ticket a traveller, once issued */
  tickets: Schema.Array(Schema.Struct({ passengerId: Schema.String, number: Schema.String })),
  selectedFlightOffer: Schema.Struct({
    FlightOffer: Schema.Struct({
      data: Schema.Array(FlightOffer),
      dictionaries: Dictionaries,
      included: ValidateAnswer.fields.included,
    }),
  }),
  additionalServices: Schema.Struct({ baggages: Schema.Array(BookedBags) }),
})
export type FlightInBooking = typeof InBooking.Type

/** What a line of a list tells of the first flight beside its parts; times are local, `returnAt` is null one-way. */
export const FlightInSummary = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  departureAt: Schema.String,
  returnAt: Schema.NullOr(Schema.String),
})
export type FlightInSummary = typeof FlightInSummary.Type

/** Missing, each of them, where nothing flies. */
export const flightInBooking = InBooking.mapFields(Struct.map(Schema.optionalKey)).fields
export const flightInSummary = FlightInSummary.mapFields(Struct.map(Schema.optionalKey)).fields
