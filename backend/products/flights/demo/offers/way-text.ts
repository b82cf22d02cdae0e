import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { fareFamilies } from '../fares/fare-families.ts'
import type { PricedWay } from '../market/priced-way.ts'
import { type FareDetails, fareDetails } from './fare-details.ts'
import { itineraryShape } from './itinerary-shape.ts'
import { type SignedPart, signedPart } from './offer-id.ts'
import { wayBytes } from './offer-reference.ts'

/** What one way gives to every offer it is part of, made once. */
export interface SignedWay {
  readonly itinerary: FlightOffer['itineraries'][number]
  readonly itineraryText: string
  readonly signed: SignedPart
  /** where each of the way's families stands in its airline's whole list */
  readonly familyNumbers: readonly number[]
}

/** The same with what whole offers say besides. */
export interface WayText extends SignedWay {
  /** by family: the fare details of the way's segments, a list without brackets */
  readonly detailTexts: readonly string[]
  readonly details: ReadonlyArray<readonly FareDetails[]>
}

export interface WayTerms {
  readonly key: Uint32Array
  readonly roundTrip: boolean
  /** false where the route includes no bag in any family */
  readonly bags: boolean
}

/** Signs a way; `index` is 0 for the way out, 1 for the way back. */
export const signedWay = (way: PricedWay, index: number, key: Uint32Array): SignedWay => {
  const itinerary = itineraryShape(way, index)
  const all = fareFamilies(way.itinerary.path.seller.fares, way.families[0]?.cabin ?? 'economy')
  return {
    itinerary,
    itineraryText: JSON.stringify(itinerary),
    signed: signedPart(key, wayBytes(way.itinerary)),
    familyNumbers: way.families.map((family) => all.indexOf(family)),
  }
}

/** Writes a way; `index` as above. */
export const wayText = (way: PricedWay, index: number, { key, roundTrip, bags }: WayTerms): WayText => {
  const details = way.families.map((_, family) => fareDetails(way, index, family, roundTrip, bags))
  return {
    ...signedWay(way, index, key),
    details,
    detailTexts: details.map((list) => list.map((detail) => JSON.stringify(detail)).join(',')),
  }
}

/** Makes something of each way once, for each of the two places at which it may stand in a trip. */
export const oncePerWay = <Made>(make: (way: PricedWay, index: number) => Made) => {
  const made: ReadonlyArray<Map<PricedWay, Made>> = [new Map(), new Map()]
  return (way: PricedWay, index: 0 | 1): Made => {
    const known = made[index]?.get(way) ?? make(way, index)
    made[index]?.set(way, known)
    return known
  }
}
