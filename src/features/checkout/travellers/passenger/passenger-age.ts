import { maximumChildAge, minimumChildAge } from '#domain/travellers.ts'
import type { PassengerType } from '../passenger.ts'

const ages: Record<PassengerType, { readonly from: number; readonly below: number }> = {
  infant: { from: 0, below: minimumChildAge },
  child: { from: minimumChildAge, below: maximumChildAge + 1 },
  adult: { from: maximumChildAge + 1, below: 121 },
}

/** The years somebody has completed on a day, both `YYYY-MM-DD`; negative before birth. */
export const ageOn = (dateOfBirth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Airlines ask that the age fits the fare on every day of travel: an infant who turns two before the return does not. */
export const ageFits = (
  type: PassengerType,
  dateOfBirth: string,
  trip: { readonly departure: string; readonly end: string },
): boolean => {
  const { from, below } = ages[type]
  return ageOn(dateOfBirth, trip.departure) >= from && ageOn(dateOfBirth, trip.end) < below
}
