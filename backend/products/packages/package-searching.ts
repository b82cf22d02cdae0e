import { Effect } from 'effect'
import type { Dictionaries, FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { SearchAnswer, ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'
import type { HotelDestination } from '#contract/products/hotels/destinations.ts'
import type { HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import type { StayDateTimeRange } from '#contract/products/hotels/stay.ts'
import type { PackageSearch } from '#contract/products/packages/package-flights.ts'
import type {
  PackageCheckAnswer,
  PackageCheckRequest,
  PackageOffer,
} from '#contract/products/packages/package-offer.ts'
import type {
  PackageRatesAnswer,
  PackageRatesRequest,
  PackageStaysAnswer,
  PackageStaysRequest,
} from '#contract/products/packages/package-stays.ts'
import { airportsOf } from '../../airports/airport-table.ts'
import { FlightSupplier } from '../flights/flight-supplier.ts'
import { HotelSupplier } from '../hotels/hotel-supplier.ts'
import { flownOf, minimalPackageFlights } from './minimal-package-flights.ts'
import { checkedPackage, packageOffer } from './package-offer.ts'
import { requestedStay, isOneJourney, partyOf } from './package-trip.ts'
import { type LeadStay, isFinalFare, packagedFlights, staysBetween } from './packaged-flights.ts'
import { packagedRates, packagedStay } from './packaged-stays.ts'
import { isInsured } from './packages-sold.ts'
import { type PackagedStayPrice, foundStayPrice } from './pair-price.ts'

/** No city is larger, and no hotel of one is left out for its distance. */
const kilometres = 320
const mostHotels = 200

type Party = Pick<PackageSearch, 'rooms' | 'rateInfo'>

const cityOf = (code: string): string => airportsOf(code)[0]?.cityCode ?? code

const whereTo = Effect.fnUntraced(function* (code: string) {
  return yield* (yield* HotelSupplier).destination(code)
})

const hotelQuestion = (
  { location, destinationCode }: HotelDestination,
  nights: StayDateTimeRange,
  { rooms, rateInfo }: Party,
  takenBackOnly: boolean,
) => ({
  latitude: location.lat,
  longitude: location.lon,
  kilometres,
  destinationCode,
  refundableOnly: rateInfo.refundableOnly,
  takenBackOnly,
  stay: requestedStay(nights, rooms),
})

const lowest = (prices: readonly PackagedStayPrice[]): PackagedStayPrice | undefined =>
  prices.toSorted((a, b) => a.total.amount - b.total.amount)[0]

const nameOf = (stay: StayDateTimeRange, takenBackOnly: boolean): string => JSON.stringify([stay, takenBackOnly])

/** The cheapest stay of a place for each of some nights. */
const leadStays = Effect.fnUntraced(function* (
  destination: HotelDestination,
  stays: readonly StayDateTimeRange[],
  party: Party,
) {
  const hotels = yield* HotelSupplier
  const asked = stays.flatMap((stay) => [true, false].map((takenBackOnly) => ({ stay, takenBackOnly })))
  const leads = yield* Effect.forEach(asked, ({ stay, takenBackOnly }) =>
    hotels
      .search({ ...hotelQuestion(destination, stay, party, takenBackOnly), offset: 1, pageSize: mostHotels })
      .pipe(
        Effect.map(
          ({ data }) =>
            [nameOf(stay, takenBackOnly), lowest(data.flatMap((own) => foundStayPrice(own) ?? []))] as const,
        ),
      ),
  )
  const known = new Map(leads)
  const lead: LeadStay = (stay, takenBackOnly) => known.get(nameOf(stay, takenBackOnly))
  return lead
})

const readAnswer = (json: string): SearchAnswer | MinimalSearchAnswer => JSON.parse(json)

/** Flights there and back, each at the price of the pair with the cheapest stay that goes with it. */
export const searchPackages = Effect.fn('packages.search')(function* (search: PackageSearch, minimal: boolean) {
  const flights = yield* FlightSupplier
  const [out, back] = search.legInfo
  const { refundableOnly } = search.rateInfo
  const destination = yield* whereTo(search.destinationCode ?? cityOf(out?.to ?? ''))
  const searchFlights = minimal ? flights.searchMinimal : flights.search
  const { json } = yield* searchFlights({
    from: out?.from ?? '',
    to: out?.to ?? '',
    departureDate: out?.departureDate ?? '',
    returnDate: back?.departureDate ?? null,
    cabin: search.cabin,
    travellers: partyOf(search.rooms),
    refundableFare: refundableOnly,
    noRestrictionFare: false,
    noPenaltyFare: false,
  })
  const answer = readAnswer(json)
  const flown = 'included' in answer ? flownOf(answer) : answer.data
  const lead = yield* leadStays(destination, staysBetween(flown), search)
  return 'included' in answer
    ? minimalPackageFlights(answer, lead, isInsured())
    : packagedFlights(answer, lead, isInsured())
})

/** Whether a flight can be had with stays alone that are given back. */
const needsTakenBack = ({ id, fareFamilies }: FlightOffer): boolean =>
  !isInsured() && fareFamilies.some((family) => family.id === id && isFinalFare(family))

/** A flight that was chosen, and the nights between its ways. */
interface Chosen {
  readonly offer: FlightOffer
  readonly dictionaries: Dictionaries
  readonly nights: StayDateTimeRange
}

const cityFlownTo = ({ offer, dictionaries }: Chosen): string => {
  const code = offer.itineraries[0]?.segments.at(-1)?.arrival.iataCode ?? ''
  return dictionaries.locations[code]?.cityCode ?? code
}

/** Hotels with the price of the pair that each makes with the chosen flight. */
export const staysOfPackage = Effect.fn('packages.stays')(function* (request: PackageStaysRequest, chosen: Chosen) {
  const hotels = yield* HotelSupplier
  const { offer, nights } = chosen
  const destination = yield* whereTo(request.destinationCode ?? cityFlownTo(chosen))
  const question = hotelQuestion(destination, nights, request, needsTakenBack(offer))
  const { data, meta } = yield* hotels.search({ ...question, ...request.pagination })
  return {
    data: data.flatMap((found) => packagedStay(offer.price.intTotal, found) ?? []),
    stayDateTimeRange: nights,
    meta,
  } satisfies PackageStaysAnswer
})

export const ratesOfPackage = Effect.fn('packages.rates')(function* (
  { hotelCode, rooms, rateInfo }: PackageRatesRequest,
  { offer, nights }: Chosen,
) {
  const hotels = yield* HotelSupplier
  const rates = yield* hotels.rates(hotelCode, requestedStay(nights, rooms), rateInfo.refundableOnly)
  return packagedRates(offer.price.intTotal, rates, needsTakenBack(offer)) satisfies PackageRatesAnswer
})

const pairOf = (answer: ValidateAnswer, stay: HotelOffer): PackageOffer | undefined => {
  const [flown] = answer.data
  return flown && isOneJourney(flown, stay) ? packageOffer(answer, stay, isInsured()) : undefined
}

const flightNow = Effect.fnUntraced(function* (flightOfferId: string) {
  return yield* (yield* FlightSupplier).validate(flightOfferId, null)
})

/** A pair that a check answered, as it is now; undefined where it is none, or none any more. */
export const readPackage = Effect.fn('packages.offer')(function* (ids: {
  flightOfferId: string
  hotelOfferId: string
}) {
  const answer = yield* flightNow(ids.flightOfferId)
  const stay = yield* (yield* HotelSupplier).offer(ids.hotelOfferId)
  return pairOf(answer, stay)
})

/** Asks both suppliers at once whether a pair can be had as it was shown. */
export const checkPackage = Effect.fn('packages.check')(function* (request: PackageCheckRequest) {
  const hotels = yield* HotelSupplier
  const { flightOfferId, price, ...choice } = request
  const flight = yield* Effect.result(flightNow(flightOfferId))
  if (flight._tag === 'Failure' && flight.failure._tag === 'OfferNotForSale')
    return { outcome: flight.failure.reason, of: 'flight' } satisfies PackageCheckAnswer
  const answer = yield* Effect.fromResult(flight)
  const checked = yield* hotels.check(choice, 'package')
  if (!('offer' in checked)) return { outcome: checked.outcome, of: 'hotel' } satisfies PackageCheckAnswer
  const offer = pairOf(answer, checked.offer)
  // a pair that is none is no more for sale than one of which the hotel is gone
  if (!offer) return { outcome: 'sold_out', of: 'hotel' } satisfies PackageCheckAnswer
  return checkedPackage(offer, checked, price) satisfies PackageCheckAnswer
})
