import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import type { PricedWay } from '../market/priced-way.ts'
import { type FareDetails, fareDetails } from './fare-details.ts'
import { itineraryShape } from './itinerary-shape.ts'
import { type SignedPart, signedPart } from './offer-id.ts'
import { wayBytes } from './offer-reference.ts'

/** What one way gives to every offer it is part of, written once. */
export interface WayText {
  readonly itinerary: FlightOffer['itineraries'][number]
  readonly itineraryText: string
  /** by family: the fare details of the way's segments, a list without brackets */
  readonly detailTexts: readonly string[]
  readonly details: ReadonlyArray<readonly FareDetails[]>
  readonly signed: SignedPart
  /** where each of the way's families stands in its airline's whole list */
  readonly familyNumbers: readonly number[]
}

export interface WayTerms {
  readonly key: Uint32Array
  readonly roundTrip: boolean
  /** false where the route includes no bag in any family */
  readonly bags: boolean
}

/** Writes a way; `index` is 0 for the way out, 1 for the way back. */
export const wayText = (way: PricedWay, index: number, { key, roundTrip, bags }: WayTerms): WayText => {
  const itinerary = itineraryShape(way, index)
  const all = fareFamilies(way.itinerary.path.seller.fares, way.families[0]?.cabin ?? 'economy')
  const details = way.families.map((_, family) => fareDetails(way, index, family, roundTrip, bags))
  return {
    itinerary,
    itineraryText: JSON.stringify(itinerary),
    details,
    detailTexts: details.map((list) => list.map((detail) => JSON.stringify(detail)).join(',')),
    signed: signedPart(key, wayBytes(way.itinerary)),
    familyNumbers: way.families.map((family) => all.indexOf(family)),
  }
}
