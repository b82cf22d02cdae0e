import { tripTotal } from '../fares/trip-price.ts'
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

const isSame = (a: FamilyChoice, b: FamilyChoice): boolean => a.out === b.out && a.back === b.back

/** With the choice that was bought among them, in its place by price: it was found in a list that stood side by side otherwise. */
const withChosen = (
  families: readonly TripFamily[],
  chosen: TripFamily | null,
  terms: TripTerms,
): readonly TripFamily[] => {
  if (!chosen || families.some(({ choice }) => isSame(choice, chosen.choice))) return families
  const total = tripTotal(chosen.fare, terms)
  const dearer = families.findIndex(({ fare }) => tripTotal(fare, terms) > total)
  return families.toSpliced(dearer === -1 ? families.length : dearer, 0, chosen)
}

/** The families that a trip is sold in, cheapest first, each with the id of its offer; `at` is where the preferred one stands. */
export const familiesForSale = (
  trip: Trip,
  { out, back }: WaysOfTrip<SignedWay>,
  terms: TripTerms & IdTerms,
  preferred?: FamilyChoice,
) => {
  const parts = back ? [terms.header, out.signed, back.signed] : [terms.header, out.signed]
  const begun = begunId(terms.key, parts)
  const idOf = ({ choice }: TripFamily): string =>
    offerId(begun, { out: out.familyNumbers[choice.out] ?? 0, back: back?.familyNumbers[choice.back] ?? 0 })
  const sold: readonly TripFamily[] = familyChoices(trip).flatMap((choice) => tripFamily(trip, choice, terms) ?? [])
  const families = preferred ? withChosen(sold, tripFamily(trip, preferred, terms), terms) : sold
  const at = preferred
    ? Math.max(
        0,
        families.findIndex(({ choice }) => isSame(choice, preferred)),
      )
    : 0
  return { families, ids: families.map(idOf), at }
}
