import type { NamedTraveler } from '#contract/products/reservation.ts'
import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'
import type { BookedPassenger } from '#contract/travellers.ts'

const adultAge = 18

/** Whether everybody of the party has a name. */
export const areNamed = ({ ages }: TourOffer, travelers: readonly NamedTraveler[]): boolean =>
  travelers.length === ages.length

/** Whether a traveller, counted from 1, may be the one that the operator talks to. */
export const mayLead = ({ ages }: TourOffer, lead: number): boolean => (ages[lead - 1] ?? 0) >= adultAge

/**
 * Passengers in the order of the party's ages; airlines order them by type, from 12 as adults and infants last. The eldest gets the
 * greatest age. Adults keep the order in which they were named, because their ages are not asked for.
 */
export const inOrderOfParty = (
  { ages, from }: Pick<TourOffer, 'ages' | 'from'>,
  passengers: readonly BookedPassenger[],
): readonly (BookedPassenger | undefined)[] => {
  const grownUp = `${Number(from.slice(0, 4)) - adultAge}${from.slice(4)}`
  const born = ({ dateOfBirth }: BookedPassenger): string => (dateOfBirth < grownUp ? grownUp : dateOfBirth)
  const eldestFirst = passengers.toSorted((a, b) => born(a).localeCompare(born(b)))
  const places = ages.map((age, at) => ({ at, years: Math.min(age, adultAge) })).toSorted((a, b) => b.years - a.years)
  return ages.map((_, at) => eldestFirst[places.findIndex((place) => place.at === at)])
}
