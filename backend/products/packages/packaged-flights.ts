import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { StayDateTimeRange } from '#contract/products/hotels/stay.ts'
import type { PackageFlight, PackageFlightsAnswer } from '#contract/products/packages/package-flights.ts'
import { type PackagedStayPrice, pairPrice } from './pair-price.ts'
import { type Flown, stayBetween } from './package-trip.ts'

type Family = FlightOffer['fareFamilies'][number]

/** Whether an airline gives nothing back, or does not say: such a fare is sold with stays alone that can be given back. */
export const isFinalFare = ({ refund }: Pick<Family, 'refund'>): boolean =>
  refund.allowed !== true || refund.penalty === null

/** The cheapest stay that may be sold with a fare; undefined where there is none. */
type StayFor = (family: Family) => PackagedStayPrice | undefined

/** An offer with the pair's prices in place of its own; undefined where no stay goes with the fare that it is of. */
export const packagedFlight = (offer: FlightOffer, stayFor: StayFor): PackageFlight | undefined => {
  const { price, travelerPricings, fareFamilies, ...flight } = offer
  const families = fareFamilies.flatMap((family) => {
    const stay = stayFor(family)
    return stay ? [{ ...family, price: pairPrice(family.price.intTotal, stay) }] : []
  })
  const own = fareFamilies.find(({ id }) => id === offer.id)
  const stay = own && stayFor(own)
  if (!stay) return undefined
  return {
    ...flight,
    price: pairPrice(price.intTotal, stay),
    travelerPricings: travelerPricings.map(({ price: _own, ...traveller }) => traveller),
    fareFamilies: families,
  }
}

/** The nights that flights leave between them, each once. */
export const staysBetween = (offers: readonly Flown[]): readonly StayDateTimeRange[] => {
  const stays = offers.flatMap((offer) => stayBetween(offer) ?? [])
  return [...new Map(stays.map((stay) => [JSON.stringify(stay), stay])).values()]
}

/** The cheapest price of a stay for some nights, among those that may be given back, or among all. */
export type LeadStay = (stay: StayDateTimeRange, takenBackOnly: boolean) => PackagedStayPrice | undefined

/** Flights as a package sells them, the cheapest pair first. `insured`: two parts that cannot be undone may be sold as one. */
export const packagedFlights = (
  { data, dictionaries, meta }: SearchAnswer,
  lead: LeadStay,
  insured: boolean,
): PackageFlightsAnswer => {
  const flights = data.flatMap((offer) => {
    const stay = offer.holdOnly ? undefined : stayBetween(offer)
    return (stay && packagedFlight(offer, (family) => lead(stay, !insured && isFinalFare(family)))) ?? []
  })
  return {
    data: flights.toSorted((a, b) => a.price.total.amount - b.price.total.amount),
    dictionaries,
    meta: { ...meta, count: flights.length },
  }
}
