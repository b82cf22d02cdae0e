import { Effect } from 'effect'
import type { TourPackage } from '#contract/products/packages/package-outings.ts'
import type { Money } from '#domain/money/money.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { packageTerms } from '#/server/visitor/site-settings.server.ts'
import { flightItemOf } from '../../flights/booking/flight-item.server.ts'
import { serialiseFlightSearch } from '../../flights/search/flight-search.ts'
import { fareKeptFrom } from '../../packages/pair/fare-kept-from.server.ts'
import { readPair, standingPair } from '../../packages/booking/pair-quote.server.ts'
import { isChild } from '../../tours/booking/sold-tour.ts'
import { sharingKey, sharingText } from '../../tours/page/tour-parameters.ts'
import { serialiseTourSearch } from '../../tours/search/tour-search.ts'
import { flightsSearch, pairId, readPairId, tourKey } from './addresses.ts'
import type { FlownTour } from './flown-tour.ts'

/** Enough to choose either again, with the other. */
const searchOf = ({ flightOfferId, tourOfferId, flight, tour }: TourPackage): FlownTour['search'] => {
  const [out, back] = flight.itineraries.map(({ segments }) => segments)
  const party = { adults: tour.ages.filter((age) => !isChild(age)).length, ages: tour.ages.filter(isChild) }
  const { country, tourCode } = tour.tour
  const planned = flightsSearch(tour)
  return {
    tour: tourCode,
    ...serialiseTourSearch({ country: country.countryCode, month: undefined, party }, country.slug),
    [sharingKey]: sharingText(tour.rooms),
    ...serialiseFlightSearch({
      ...planned,
      from: out?.[0]?.departure.iataCode ?? '',
      to: out?.at(-1)?.arrival.iataCode ?? '',
      departure: out?.[0]?.departure.at.slice(0, 10) ?? planned.departure,
      return: back?.[0]?.departure.at.slice(0, 10) ?? planned.return,
      cabin: flight.travelerPricings[0]?.fareDetailsBySegment[0]?.cabin ?? 'economy',
    }),
    [tourKey]: tourOfferId.replace(/\.package$/, ''),
    offer: pairId({ flightOfferId, tourOfferId }),
  }
}

/** A flight and a tour as what is being sold; undefined where it flies nowhere. */
export const flownTour = (pair: TourPackage): FlownTour | undefined => {
  const { flightOfferId, tourOfferId, flight, tour, price, cancel, included, dictionaries, balanceDue } = pair
  const item = flightItemOf({ data: [{ ...flight, price: { intTotal: price.dueNow } }], included, dictionaries })
  return (
    item && {
      ...item,
      offerId: pairId({ flightOfferId, tourOfferId }),
      flightOfferId,
      tourOfferId,
      tour,
      balance: price.dueAtProperty,
      balanceDue,
      cancel,
      fareKeptFrom: fareKeptFrom(pair),
      apart: price.apart,
      law: packageTerms(),
      search: searchOf(pair),
    }
  )
}

const askFlownTour = (id: string) => BackendClient.use(({ packages }) => packages.tourOffer({ query: readPairId(id) }))

export const readFlownTour = (id: string) => readPair(id, askFlownTour(id))

/** A pair at the total that its page has just shown; at the flight's price of now where that does not stand. */
export const priceFlownTour = (offerId: string, shown: Money) =>
  Effect.map(standingPair(offerId, shown, askFlownTour(offerId)), flownTour)
