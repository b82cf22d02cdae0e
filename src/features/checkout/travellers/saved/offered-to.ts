import { ageFits } from '#domain/traveller/fare-age.ts'
import type { Passenger } from '../passenger.ts'
import type { TravelDays } from '../passenger/passenger-faults.ts'
import { type SavedTraveller, isSamePerson } from './saved-traveller.ts'

export interface FormToFill {
  /** whose it is */
  readonly passenger: Passenger
  readonly asked: 'all' | 'names'
}

/** Whose age fits the fare, where the form asks for it, and who stands in no other form of the booking already. */
export const offeredTo = (
  { passenger, asked }: FormToFill,
  travellers: readonly SavedTraveller[],
  party: readonly Passenger[],
  days: TravelDays,
): readonly SavedTraveller[] => {
  const others = party.filter(({ id }) => id !== passenger.id)
  return travellers.filter(
    (traveller) =>
      (asked === 'names' || traveller.dateOfBirth === '' || ageFits(passenger.type, traveller.dateOfBirth, days)) &&
      !others.some((other) => isSamePerson(other, traveller)),
  )
}
