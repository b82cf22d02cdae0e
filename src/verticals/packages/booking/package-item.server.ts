import { Effect } from 'effect'
import type { PackageOffer } from '#contract/products/packages/package-offer.ts'
import type { Money } from '#domain/money/money.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { packageTerms } from '#/server/visitor/site-settings.server.ts'
import { flightItemOf } from '../../flights/booking/flight-item.server.ts'
import { soldStay } from '../../hotels/booking/stay-item.server.ts'
import { bookingUrl, choiceUrl, pairId, readPairId } from '../search/package-addresses.ts'
import { serialisePackageSearch } from '../search/package-search.ts'
import { fareKeptFrom } from '../pair/fare-kept-from.server.ts'
import { readPair, standingPair } from './pair-quote.server.ts'
import type { PackageItem } from './package-item.ts'

/** The search that finds such a pair, as far as the pair says it. */
const searchOf = ({ flight, hotel }: PackageOffer) => {
  const [out, back] = flight.itineraries.map(({ segments }) => segments)
  const [lead] = flight.travelerPricings
  return serialisePackageSearch({
    from: out?.[0]?.departure.iataCode ?? '',
    to: out?.at(-1)?.arrival.iataCode ?? '',
    departure: out?.[0]?.departure.at.slice(0, 10) ?? '',
    return: back?.[0]?.departure.at.slice(0, 10) ?? '',
    cabin: lead?.fareDetailsBySegment[0]?.cabin ?? 'economy',
    rooms: hotel.rooms.map(({ adult, childAge }) => ({ adults: adult, ages: childAge })),
  })
}

const addressOf = (offer: PackageOffer): PackageItem['search'] => {
  const rates = offer.hotel.rooms.map(({ rate }) => rate.rateId)
  const { flightOfferId, hotelOfferId, price } = offer
  const chosen = choiceUrl({ ...searchOf(offer), flight: flightOfferId }, offer.hotel.hotelInfo.hotelCode, [])
  return bookingUrl(chosen, { flightOfferId, hotelOfferId, rates, total: price.total.amount })
}

/** A checked pair as what is being sold; undefined where it flies nowhere. */
export const packageItem = (offer: PackageOffer): PackageItem | undefined => {
  const { flightOfferId, hotelOfferId, flight, hotel, price, cancel, included, dictionaries } = offer
  const sold = { ...flight, price: { intTotal: price.dueNow } }
  const item = flightItemOf({ data: [sold], included, dictionaries })
  const { total, dueNow, dueAtProperty } = price
  const { propertyFees } = hotel
  return (
    item && {
      ...item,
      offerId: pairId(offer),
      flightOfferId,
      hotelOfferId,
      stay: soldStay({ ...hotel, price: { total, dueNow, dueAtProperty, propertyFees }, cancel, pays: 'now' }),
      dueAtHotel: dueAtProperty,
      fareKeptFrom: fareKeptFrom(offer),
      apart: price.apart,
      law: packageTerms(),
      search: addressOf(offer),
    }
  )
}

const askPackage = (id: string) => BackendClient.use(({ packages }) => packages.offer({ query: readPairId(id) }))

export const readPackage = (id: string) => readPair(id, askPackage(id))

/** A pair at the total that its page has just shown; at the flight's price of now where that does not stand. */
export const pricePackage = (offerId: string, shown: Money) =>
  Effect.map(standingPair(offerId, shown, askPackage(offerId)), packageItem)
