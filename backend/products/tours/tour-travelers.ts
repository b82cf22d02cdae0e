import type { NamedTraveler } from '#contract/products/reservation.ts'
import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'

const adultAge = 18

/** Whether everybody of the party has a name. */
export const areNamed = ({ ages }: TourOffer, travelers: readonly NamedTraveler[]): boolean =>
  travelers.length === ages.length

/** Whether a traveller, counted from 1, may be the one that the operator talks to. */
export const mayLead = ({ ages }: TourOffer, lead: number): boolean => (ages[lead - 1] ?? 0) >= adultAge
