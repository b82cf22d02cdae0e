import { Schema } from 'effect'
import { minimumChildAge } from '#domain/traveller/travellers.ts'
import { RequestedCurrency, Cabin, IataCode, LocalDate, MinorAmount } from '../../fields.ts'
import { FareFamily, FlightOffer, TravelerPricing } from '../flights/flight-offer.ts'
import { InfoData, SearchAnswer } from '../flights/flights.ts'
import { MinimalFamily, MinimalOffer, MinimalSearchAnswer } from '../flights/minimal-answer.ts'
import { RequestedRooms } from '../hotels/stay.ts'
import { PackagePrice } from './package-price.ts'

const Leg = Schema.Struct({ from: IataCode, to: IataCode, departureDate: LocalDate })

/** No more babies than whoever holds one: a child under two flies on a grown-up's knees. */
const babiesFit = (rooms: typeof RequestedRooms.Type): boolean | string => {
  const babies = rooms.flatMap(({ childAge }) => childAge).filter((age) => age < minimumChildAge).length
  const adults = rooms.reduce((sum, { adult }) => sum + adult, 0)
  return babies <= adults || 'must hold no more children under two than adults'
}

/** Who travels: the guests of the rooms, all of whom fly. */
export const packageParty = {
  rooms: RequestedRooms.check(Schema.makeFilter(babiesFit)),
  rateInfo: Schema.Struct({
    currencyCode: RequestedCurrency,
    /** true leaves out stays that can never be cancelled for nothing */
    refundableOnly: Schema.Boolean,
  }),
  infoData: Schema.optionalKey(InfoData),
}

/** where the stay is, as `/hotel/destinations` names it; missing: in the city that is flown to */
export const stayPlace = { destinationCode: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))) }

/** A flight there and back, and a stay from the day on which it arrives to the day of the flight back. */
export const PackageSearch = Schema.Struct({
  legInfo: Schema.Array(Leg).check(Schema.isMinLength(2), Schema.isMaxLength(2)),
  cabin: Cabin,
  ...stayPlace,
  ...packageParty,
})
export type PackageSearch = typeof PackageSearch.Type

const { price: _ofTraveller, ...traveller } = TravelerPricing.fields
const { price: _ofFamily, ...family } = FareFamily.fields
const { price: _ofOffer, travelerPricings: _travellers, fareFamilies: _families, ...flight } = FlightOffer.fields

/** A flight of a package. Its prices, and those of its fares, are the pair's: with the stay that was chosen, or the cheapest. */
export const PackageFlight = Schema.Struct({
  ...flight,
  price: PackagePrice,
  travelerPricings: Schema.Array(Schema.Struct(traveller)),
  fareFamilies: Schema.Array(Schema.Struct({ ...family, price: PackagePrice })),
})
export type PackageFlight = typeof PackageFlight.Type

/** Cheapest pair first. Empty where nothing flies, or no stay can be had with any of the flights. */
export const PackageFlightsAnswer = Schema.Struct({
  data: Schema.Array(PackageFlight),
  dictionaries: SearchAnswer.fields.dictionaries,
  meta: SearchAnswer.fields.meta,
})
export type PackageFlightsAnswer = typeof PackageFlightsAnswer.Type

const Total = Schema.Struct({ total: MinorAmount })
const { travelerPricings: _ofAdult, fareFamilies: _minimalFamilies, ...minimalOffer } = MinimalOffer.fields
const { price: _alone, ...minimalFamily } = MinimalFamily.fields

const MinimalPackageFlight = Schema.Struct({
  ...minimalOffer,
  price: Total,
  fareFamilies: Schema.Array(Schema.Struct({ ...minimalFamily, price: Total })),
})
export type MinimalPackageFlight = typeof MinimalPackageFlight.Type

/** The same flights in the same order where `return=minimal` is preferred, as `MinimalSearchAnswer` has them. */
export const MinimalPackageFlightsAnswer = Schema.Struct({
  ...MinimalSearchAnswer.fields,
  data: Schema.Array(MinimalPackageFlight),
})
export type MinimalPackageFlightsAnswer = typeof MinimalPackageFlightsAnswer.Type
