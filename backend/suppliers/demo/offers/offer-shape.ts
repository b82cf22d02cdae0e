import type { FareFamily, FlightOffer } from '../../../../contract/flight-offer.ts'
import { isFree } from '../fares/conditions.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import type { PricedWay } from '../market/priced-way.ts'
import type { Trip } from '../market/trip.ts'
import { dateOf } from '../schedule/calendar.ts'
import { type FareDetails, fareDetails } from './fare-details.ts'
import { itineraryShape } from './itinerary-shape.ts'
import { type FamilyChoice, type SignedPart, offerId, signedPart } from './offer-id.ts'
import { wayBytes } from './offer-reference.ts'
import { familyShape, offerPriceShape, travelerPricings } from './price-shape.ts'
import { type TripFamily, type TripTerms, familyChoices, tripFamily } from './trip-families.ts'

/** What all offers of an answer share. */
export interface OfferTerms extends TripTerms {
  readonly key: Uint32Array
  readonly header: SignedPart
  readonly expiresAt: string
  readonly quoteDay: number
}

interface WayShape {
  readonly itinerary: FlightOffer['itineraries'][number]
  readonly signed: SignedPart
  /** where each of the way's families stands in its airline's whole list */
  readonly familyNumbers: readonly number[]
  readonly details: ReadonlyArray<readonly FareDetails[]>
}

export type OfferShaper = (trip: Trip, preferred?: FamilyChoice) => FlightOffer | null

const ticketingDays = 2

/**
 * Writes trips as offers. What a way gives to all its offers is made once, so an answer of 250 offers holds each
 * itinerary's objects once however often it names them.
 */
export const offerShaper = (terms: OfferTerms): OfferShaper => {
  const shapes: ReadonlyArray<Map<PricedWay, WayShape>> = [new Map(), new Map()]

  const shapeOf = (way: PricedWay, index: number, roundTrip: boolean): WayShape => {
    const known = shapes[index]?.get(way)
    if (known) return known
    const all = fareFamilies(way.itinerary.path.seller.fares, way.families[0]?.cabin ?? 'economy')
    const bags = terms.outcome !== 'no-bag-included'
    const shape = {
      itinerary: itineraryShape(way, index),
      signed: signedPart(terms.key, wayBytes(way.itinerary)),
      familyNumbers: way.families.map((family) => all.indexOf(family)),
      details: way.families.map((_, family) => fareDetails(way, index, family, roundTrip, bags)),
    }
    shapes[index]?.set(way, shape)
    return shape
  }

  return (trip, preferred) => {
    const out = shapeOf(trip.out, 0, trip.back !== null)
    const back = trip.back && shapeOf(trip.back, 1, true)
    const ways = back ? [out, back] : [out]
    const parts = [terms.header, ...ways.map((way) => way.signed)]
    const idOf = ({ choice }: TripFamily): string =>
      offerId(terms.key, parts, {
        out: out.familyNumbers[choice.out] ?? 0,
        back: back?.familyNumbers[choice.back] ?? 0,
      })
    const families = familyChoices(trip).flatMap((choice) => tripFamily(trip, choice, terms) ?? [])
    const chosen = (preferred && tripFamily(trip, preferred, terms)) ?? families[0]
    if (!chosen) return null
    const details = [...(out.details[chosen.choice.out] ?? []), ...(back?.details[chosen.choice.back] ?? [])]
    return {
      type: 'flight-offer',
      id: idOf(chosen),
      source: 'DEMO',
      ...sale(trip, terms),
      itineraries: ways.map((way) => way.itinerary),
      price: offerPriceShape(chosen.price),
      pricingOptions: pricingOptions(chosen),
      validatingAirlineCodes: sellers(trip),
      travelerPricings: travelerPricings(chosen.price, terms.party, details),
      fareFamilies: families.map((family): FareFamily => familyShape(family, idOf(family))),
    }
  }
}

const sale = (trip: Trip, { outcome, expiresAt, quoteDay }: OfferTerms) => {
  const holdOnly = outcome === 'hold-only'
  const firstDay = trip.out.itinerary.flights[0]?.day ?? quoteDay
  return {
    instantTicketingRequired: !holdOnly && firstDay - quoteDay < ticketingDays,
    holdOnly,
    oneWay: trip.back === null,
    lastTicketingDate: dateOf(Math.min(firstDay, quoteDay + ticketingDays)),
    expiresAt,
    numberOfBookableSeats: Math.min(trip.out.seats, trip.back?.seats ?? 9),
  }
}

const sellers = ({ out, back, together }: Trip): readonly string[] => {
  const first = out.itinerary.path.seller.code
  const second = back?.itinerary.path.seller.code ?? first
  return together || first === second ? [first] : [first, second]
}

const pricingOptions = ({ change, refund, checkedBags }: TripFamily): FlightOffer['pricingOptions'] => ({
  fareType: ['PUBLISHED'],
  includedCheckedBagsOnly: checkedBags > 0,
  refundableFare: refund.allowed === true,
  noRestrictionFare: isFree(change) && isFree(refund),
  noPenaltyFare: isFree(change),
})
