import { ageOn } from './age-on.ts'
import { maximumChildAge, minimumChildAge } from './travellers.ts'

const ages = {
  infant: { from: 0, below: minimumChildAge },
  child: { from: minimumChildAge, below: maximumChildAge + 1 },
  adult: { from: maximumChildAge + 1, below: 121 },
} as const

/**
 * Whether somebody may travel on a type's fare. The age on the last day of travel decides, as the search asks for it: an infant who
 * turns two before the return needs a seat of its own, and whoever turns twelve an adult's fare. Everybody who is born by the
 * departure fits one type.
 */
export const ageFits = (
  type: keyof typeof ages,
  dateOfBirth: string,
  trip: { readonly departure: string; readonly end: string },
): boolean => {
  const { from, below } = ages[type]
  const age = ageOn(dateOfBirth, trip.end)
  return dateOfBirth <= trip.departure && age >= from && age < below
}

/** An adult's fare begins at 12; airlines take those below this age alone only by arrangement. */
const grownUpAge = 18

/** Whether somebody of a party is grown up on the day of departure. */
export const hasGrownUp = (datesOfBirth: readonly string[], departure: string): boolean =>
  datesOfBirth.some((dateOfBirth) => ageOn(dateOfBirth, departure) >= grownUpAge)
