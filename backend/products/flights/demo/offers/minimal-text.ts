import { firstAdultTotal, tripTotal } from '../fares/trip-price.ts'
import { type Trip, sellersOf } from '../market/trip.ts'
import { asciiJson } from './ascii-json.ts'
import { conditionsShelf } from './conditions-shelf.ts'
import { type NamedOffer, dictionariesOf } from './dictionaries.ts'
import { familiesForSale } from './families-for-sale.ts'
import { bagPriceText } from './family-text.ts'
import { type OfferTerms, isHoldOnly, seatsOf } from './offer-text.ts'
import { minorText } from './price-text.ts'
import type { TripFamily } from './trip-families.ts'
import { oncePerWay, signedWay } from './way-text.ts'

const pricedText = (total: number): string => `"price":{"intTotal":${minorText(total)}}`

/**
 * Trips as the contract's `MinimalSearchAnswer` writes offers: the fields `data`, `included` and `dictionaries` without
 * braces, and how many offers they are.
 */
export const minimalText = (trips: readonly Trip[], terms: OfferTerms): { readonly text: string; count: number } => {
  const conditions = conditionsShelf()
  const itineraries: string[] = []
  const wayOf = oncePerWay((way, index) => {
    const signed = signedWay(way, index, terms.key)
    return { ...signed, place: itineraries.push(signed.itineraryText) - 1 }
  })
  const familiesText = (families: readonly TripFamily[], ids: readonly string[]): string => {
    let text = ''
    families.forEach((family, at) => {
      text +=
        `${at === 0 ? '' : ','}{"id":"${ids[at]}",${pricedText(tripTotal(family.fare, terms))},` +
        `${bagPriceText(family)},"conditions":${conditions.placeOf(family)}}`
    })
    return text
  }

  const named: NamedOffer[] = []
  const offers: string[] = []
  for (const trip of trips) {
    const out = wayOf(trip.out, 0)
    const back = trip.back && wayOf(trip.back, 1)
    const { families, ids } = familiesForSale(trip, { out, back }, terms)
    const [cheapest] = families
    if (!cheapest) continue
    named.push({ out, back, sellers: sellersOf(trip) })
    offers.push(
      `{"holdOnly":${isHoldOnly(terms)},"numberOfBookableSeats":${seatsOf(trip)},` +
        `"itineraries":[${back ? `${out.place},${back.place}` : out.place}],` +
        `"travelerPricings":[{"travelerType":"ADULT",${pricedText(firstAdultTotal(cheapest.fare, terms))}}],` +
        `"fareFamilies":[${familiesText(families, ids)}]}`,
    )
  }
  const included = `{"itineraries":[${itineraries.join(',')}],"conditions":[${conditions.texts.map((text) => `{${text}}`).join(',')}]}`
  return {
    text: `"data":[${offers.join(',')}],"included":${included},"dictionaries":${asciiJson(dictionariesOf(named))}`,
    count: offers.length,
  }
}
