import { Schema } from 'effect'
import { Cabin, CurrencyCode, Location, MinorAmount, Names } from '../../fields.ts'

const Place = Schema.Struct({
  iataCode: Schema.String,
  terminal: Schema.optionalKey(Schema.String),
  /** local time at the airport, `YYYY-MM-DDTHH:MM:SS`, no offset */
  at: Schema.String,
})

const Stop = Schema.Struct({
  iataCode: Schema.String,
  /** ISO 8601, as all durations here: `PT1H5M` */
  duration: Schema.String,
  arrivalAt: Schema.String,
  departureAt: Schema.String,
})

export const Segment = Schema.Struct({
  id: Schema.String,
  departure: Place,
  arrival: Place,
  carrierCode: Schema.String,
  number: Schema.String,
  aircraft: Schema.Struct({ code: Schema.String }),
  /** who flies it, where that is another airline than the one that sells it */
  operating: Schema.optionalKey(Schema.Struct({ carrierCode: Schema.String })),
  duration: Schema.String,
  numberOfStops: Schema.Int,
  stops: Schema.optionalKey(Schema.Array(Stop)),
  co2Emissions: Schema.Array(Schema.Struct({ weight: Schema.Number, weightUnit: Schema.Literal('KG'), cabin: Cabin })),
})
export type Segment = typeof Segment.Type

/** Decimal strings as Amadeus writes them, and beside each the integer minor units that count. */
const priceFields = {
  currency: CurrencyCode,
  total: Schema.String,
  base: Schema.String,
  intTotal: MinorAmount,
  intBase: MinorAmount,
}

const Fee = Schema.Struct({ code: Schema.String, label: Names, intAmount: MinorAmount })

const Price = Schema.Struct({
  ...priceFields,
  grandTotal: Schema.String,
  /** fees an operator has switched on; already inside the total (rule money-5) */
  fees: Schema.Array(Fee),
})

const Bags = Schema.Struct({
  quantity: Schema.Int,
  weight: Schema.optionalKey(Schema.Int),
  weightUnit: Schema.optionalKey(Schema.Literal('KG')),
})

const FareDetails = Schema.Struct({
  segmentId: Schema.String,
  cabin: Cabin,
  fareBasis: Schema.String,
  brandedFare: Schema.String,
  class: Schema.String,
  includedCheckedBags: Bags,
  includedCabinBags: Bags,
})

export const TravelerPricing = Schema.Struct({
  travelerId: Schema.String,
  fareOption: Schema.Literal('STANDARD'),
  travelerType: Schema.Literals(['ADULT', 'CHILD', 'HELD_INFANT']),
  associatedAdultId: Schema.optionalKey(Schema.String),
  price: Schema.Struct(priceFields),
  fareDetailsBySegment: Schema.Array(FareDetails),
})

/** `allowed` and `penalty` are null where the airline does not say: unknown is not "no" (rule search-4). */
const Condition = Schema.Struct({
  allowed: Schema.NullOr(Schema.Boolean),
  penalty: Schema.NullOr(MinorAmount),
})

/** What a family is called, includes and allows. */
export const FareConditions = Schema.Struct({
  brandedFare: Schema.String,
  /** both names where the ways are of families with different ones */
  label: Schema.String,
  /** the least of all itineraries, as all that follows is what holds on every one of them */
  cabinBags: Bags,
  checkedBags: Bags,
  change: Condition,
  refund: Condition,
  seat: Schema.Literals(['included', 'for_a_fee', 'at_check_in']),
})

/** What one first checked bag costs on top, where none is included. */
export const firstBagFields = {
  /** per traveller, on all itineraries that include none; null where all include one or it cannot be had */
  bagPrice: Schema.NullOr(MinorAmount),
  /** how many itineraries that is; all of the trip's where missing */
  bagWays: Schema.optionalKey(Schema.Int),
}

/** One way to buy the same flights. The offer itself carries the cheapest; `id` names the offer with this one. */
export const FareFamily = Schema.Struct({
  id: Schema.String,
  price: Schema.Struct(priceFields),
  ...firstBagFields,
  ...FareConditions.fields,
})
type FareFamily = typeof FareFamily.Type

export const Itinerary = Schema.Struct({ duration: Schema.String, segments: Schema.Array(Segment) })

export const FlightOffer = Schema.Struct({
  type: Schema.Literal('flight-offer'),
  id: Schema.String,
  source: Schema.String,
  instantTicketingRequired: Schema.Boolean,
  /** true where the airline only holds the seats and payment follows later */
  holdOnly: Schema.Boolean,
  oneWay: Schema.Boolean,
  lastTicketingDate: Schema.String,
  /** ISO instant, UTC: after it the price does not hold */
  expiresAt: Schema.String,
  numberOfBookableSeats: Schema.Int,
  itineraries: Schema.Array(Itinerary),
  price: Price,
  pricingOptions: Schema.Struct({
    fareType: Schema.Array(Schema.String),
    includedCheckedBagsOnly: Schema.Boolean,
    refundableFare: Schema.Boolean,
    noRestrictionFare: Schema.Boolean,
    noPenaltyFare: Schema.Boolean,
  }),
  validatingAirlineCodes: Schema.Array(Schema.String),
  travelerPricings: Schema.Array(TravelerPricing),
  fareFamilies: Schema.Array(FareFamily),
}).annotate({ identifier: 'FlightOffer' })
export type FlightOffer = typeof FlightOffer.Type

export const Dictionaries = Schema.Struct({
  locations: Schema.Record(
    Schema.String,
    Schema.Struct({
      cityCode: Schema.String,
      countryCode: Schema.String,
      name: Names,
      cityName: Names,
      location: Location,
      timeZone: Schema.String,
    }),
  ),
  aircraft: Schema.Record(Schema.String, Schema.String),
  currencies: Schema.Record(Schema.String, Schema.String),
  carriers: Schema.Record(Schema.String, Schema.String),
})
export type Dictionaries = typeof Dictionaries.Type
