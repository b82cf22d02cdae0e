import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { mostDaysAhead } from '#domain/time/bookable-days.ts'
import { maximumTravellers } from '#domain/traveller/travellers.ts'
import { TooManyRequests } from '../../booking-problem.ts'
import { QueryNumber, Cabin, CarrierCode, CurrencyCode, IataCode, LocalDate, visitorAddress } from '../../fields.ts'
import { InternalError, InvalidRequest, NotFound, SupplierTimeout, Unavailable } from '../../problem.ts'

const Count = (minimum: number) =>
  QueryNumber.check(Schema.isInt(), Schema.isBetween({ minimum, maximum: maximumTravellers }))

/** Left out of an address where it is not asked for. */
const Asked = Schema.optionalKey(Schema.Literal('true'))

const shared = {
  from: IataCode,
  to: IataCode,
  cabin: Schema.optionalKey(Cabin),
  adults: Schema.optionalKey(Count(1)),
  children: Schema.optionalKey(Count(0)),
  infants: Schema.optionalKey(Count(0)),
  refundableFare: Asked,
  noRestrictionFare: Asked,
  noPenaltyFare: Asked,
}

/** The cheapest flight of some days of departure, with what a list of flights says of it. */
const CheapestFlight = Schema.Struct({
  departureDate: LocalDate,
  /** minor units of the answer's currency for all travellers */
  lowest: Schema.Int,
  carrier: Schema.Struct({ code: CarrierCode, name: Schema.String }),
  /** `YYYY-MM-DDTHH:MM:SS` on the clocks of the airport that it arrives at */
  arrivalAt: Schema.String,
  arrivalCode: IataCode,
  /** minutes from the first departure to the last arrival of the way out */
  minutes: Schema.Int,
  stops: Schema.Int,
})

/** Minor units of the answer's currency for all travellers; null where nothing flies. */
const LowestPrice = Schema.NullOr(Schema.Int)

const departures = {
  start: LocalDate,
  end: LocalDate,
  /** nights until the return; none means one-way prices */
  stay: Schema.optionalKey(QueryNumber.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: mostDaysAhead }))),
}

/** Codes of cities or airports, with commas between them. */
const Places = Schema.String.check(Schema.isPattern(/^[A-Z]{3}(,[A-Z]{3}){0,39}$/))

const currency = { currency: CurrencyCode }
const errors = [InvalidRequest, NotFound, SupplierTimeout, Unavailable, InternalError] as const
const counted = { headers: visitorAddress, error: [...errors, TooManyRequests] } as const

export class PricesGroup extends HttpApiGroup.make('prices')
  .annotate(
    OpenApi.Description,
    'Lowest prices of nearby dates: the same figure that a search for that date would show first.',
  )
  .add(
    HttpApiEndpoint.get('days', '/air/flight-prices/days', {
      query: { ...shared, ...departures },
      success: Schema.Struct({
        ...currency,
        data: Schema.Array(Schema.Struct({ date: LocalDate, lowest: LowestPrice })),
      }),
      error: errors,
    }).annotate(OpenApi.Description, 'The lowest price of each of some days of departure.'),
    HttpApiEndpoint.get('cheapest', '/air/flight-prices/cheapest', {
      query: { ...shared, ...departures, airline: Schema.optionalKey(CarrierCode) },
      success: Schema.Struct({ ...currency, data: Schema.NullOr(CheapestFlight) }),
      ...counted,
    }).annotate(OpenApi.Description, 'The cheapest flight of some days of departure.'),
    HttpApiEndpoint.get('places', '/air/flight-prices/places', {
      query: { ...shared, ...departures, to: Places },
      success: Schema.Struct({
        ...currency,
        /** in the order that was asked; the first departure of those that cost least */
        data: Schema.Array(
          Schema.Struct({
            to: IataCode,
            cheapest: Schema.NullOr(Schema.Struct({ departureDate: LocalDate, lowest: Schema.Int })),
          }),
        ),
      }),
      ...counted,
    }).annotate(OpenApi.Description, 'The lowest price to each of several places on some days of departure.'),
    HttpApiEndpoint.get('grid', '/air/flight-prices/grid', {
      query: {
        ...shared,
        departureStart: LocalDate,
        departureEnd: LocalDate,
        returnStart: LocalDate,
        returnEnd: LocalDate,
      },
      success: Schema.Struct({
        ...currency,
        departures: Schema.Array(LocalDate),
        returns: Schema.Array(LocalDate),
        /** a row a departure, a cell a return, in the order of the two lists */
        lowest: Schema.Array(Schema.Array(LowestPrice)),
      }),
      error: errors,
    }).annotate(OpenApi.Description, 'The lowest price of each departure with each return.'),
  ) {}
