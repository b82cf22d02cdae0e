import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { TooManyRequests } from '../../booking-problem.ts'
import { preference, visitorAddress } from '../../fields.ts'
import { Id } from '../../session-payloads.ts'
import { InternalError, InvalidRequest, NotFound, OfferGone, SupplierTimeout, Unavailable } from '../../problem.ts'
import { countsAsSearch } from '../../repeated-calls.ts'
import { MinimalPackageFlightsAnswer, PackageFlightsAnswer, PackageSearch } from './package-flights.ts'
import { PackageCheckAnswer, PackageCheckRequest, PackageOffer } from './package-offer.ts'
import { ActivityPackage, FlightsToTour, TourPackage } from './package-outings.ts'
import { PackageRatesAnswer, PackageRatesRequest, PackageStaysAnswer, PackageStaysRequest } from './package-stays.ts'

const headers = visitorAddress
/** `NotFound` also where the operator sells no packages. */
const error = [
  InvalidRequest,
  NotFound,
  OfferGone,
  TooManyRequests,
  SupplierTimeout,
  Unavailable,
  InternalError,
] as const

export class PackagesGroup extends HttpApiGroup.make('packages')
  .annotate(
    OpenApi.Description,
    'A flight and a stay at one price, chosen in two steps: each answer carries the price of the pair. An activity or a tour is reserved first, and then read with a flight.',
  )
  .add(
    HttpApiEndpoint.post('search', '/package/search', {
      headers: { ...headers, ...preference },
      payload: PackageSearch,
      success: Schema.Union([PackageFlightsAnswer, MinimalPackageFlightsAnswer]),
      error,
    }).annotate(
      OpenApi.Description,
      `Flights there and back, each at the price of the pair with the cheapest stay that goes with it. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.post('stays', '/package/stays', {
      headers,
      payload: PackageStaysRequest,
      success: PackageStaysAnswer,
      error,
    }).annotate(
      OpenApi.Description,
      `Hotels that go with a chosen flight, each at the price of the pair. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.post('rates', '/package/rates', {
      headers,
      payload: PackageRatesRequest,
      success: PackageRatesAnswer,
      error,
    }).annotate(
      OpenApi.Description,
      `The rates of one hotel with a chosen flight, each as what it adds to the price of the pair. ${countsAsSearch}`,
    ),
    HttpApiEndpoint.post('check', '/package/check', {
      headers,
      payload: PackageCheckRequest,
      success: PackageCheckAnswer,
      error,
    }).annotate(
      OpenApi.Description,
      'Asks both suppliers whether a pair can still be had, and makes an offer of it that can be booked. A repeat asks again, and counts as another search.',
    ),
    HttpApiEndpoint.get('offer', '/package/offer', {
      query: { flightOfferId: Id, hotelOfferId: Id },
      success: PackageOffer,
      error,
    }).annotate(
      OpenApi.Description,
      'A pair that a check answered, read again at the flight’s price of now until the time of one of the two has passed.',
    ),
    HttpApiEndpoint.get('activityOffer', '/package/activity-offer', {
      query: { flightOfferId: Id, activityOfferId: Id },
      success: ActivityPackage,
      error,
    }).annotate(
      OpenApi.Description,
      'A flight with what was reserved for those who fly, between its arrival and the flight back. `NotFound` also where the two are not sold together.',
    ),
    HttpApiEndpoint.get('tourOffer', '/package/tour-offer', {
      query: { flightOfferId: Id, tourOfferId: Id },
      success: TourPackage,
      error,
    }).annotate(
      OpenApi.Description,
      'A flight with the places that were reserved on a tour for those who fly. `NotFound` also where the two are not sold together.',
    ),
    HttpApiEndpoint.get('tourFlights', '/package/tour-flights', {
      query: { tourOfferId: Id },
      success: FlightsToTour,
      error,
    }).annotate(
      OpenApi.Description,
      'Which flights are sold with a reserved tour, so that no other is offered with it. `NotFound` also where none is.',
    ),
  ) {}
