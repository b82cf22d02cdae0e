import type { Trip } from '../market/trip.ts'
import { type FamilyChoice, type SignedPart, begunId, offerId } from './offer-id.ts'
import { type TripFamily, type TripTerms, familyChoices, tripFamily } from './trip-families.ts'
import type { SignedWay } from './way-text.ts'

/** What all ids of an answer share. */
export interface IdTerms {
  readonly key: Uint32Array
  readonly header: SignedPart
}

/** The signed ways of a trip; `back` null for one way. */
interface WaysOfTrip<Way> {
  readonly out: Way
  readonly back: Way | null
}

/** The families that a trip is sold in, cheapest first, each with the id of its offer; `idOf` is of any other choice. */
export const familiesForSale = (trip: Trip, { out, back }: WaysOfTrip<SignedWay>, terms: TripTerms & IdTerms) => {
  const parts = back ? [terms.header, out.signed, back.signed] : [terms.header, out.signed]
  const begun = begunId(terms.key, parts)
  const idOf = (choice: FamilyChoice): string =>
    offerId(begun, { out: out.familyNumbers[choice.out] ?? 0, back: back?.familyNumbers[choice.back] ?? 0 })
  const families: readonly TripFamily[] = familyChoices(trip).flatMap((choice) => tripFamily(trip, choice, terms) ?? [])
  return { families, ids: families.map(({ choice }) => idOf(choice)), idOf }
}
