import { isBlank } from '#domain/text/is-blank.ts'
import { ageFits, hasGrownUp } from '#domain/traveller/fare-age.ts'
import type { Passenger } from '../passenger.ts'
import { isDay, isWrittenDay } from '#domain/time/dates.ts'
import { hasBegunNowhere, isOverEverywhere } from '#domain/time/day-anywhere.ts'
import { isDocumentNumber } from '#domain/traveller/document-number.ts'
import { fitsOnTicket, isPrintableName } from '#domain/traveller/ticketed-name.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface TravelDays {
  /** the first and the last local day of travel, `YYYY-MM-DD` */
  readonly departure: string
  readonly end: string
  /** the day in UTC */
  readonly today: string
}

export type PassengerFault =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'nameNotLatin'
  | 'nameNotLetters'
  | 'nameTooLong'
  | 'middleNameTooLong'
  | 'genderMissing'
  | 'dateOfBirthMissing'
  | 'dayIncomplete'
  | 'notADay'
  | 'bornInFuture'
  | 'ageDoesNotFit'
  | 'nobodyGrownUp'
  | 'passportNumberInvalid'
  | 'issuedInFuture'
  | 'passportExpired'

export type PassengerFaults = Partial<Record<keyof Passenger, PassengerFault>>

/** Letters of another script are written in Latin ones; digits and signs are no part of a name in any. */
const lettersFault = (name: string): PassengerFault | undefined => {
  if (isPrintableName(name)) return undefined
  const letters = name.replaceAll(/[^\p{L}\p{M}\s]/gu, '')
  return isBlank(letters) || isPrintableName(letters) ? 'nameNotLetters' : 'nameNotLatin'
}

const firstNameFault = (passenger: Passenger): PassengerFault | undefined => {
  if (isBlank(passenger.firstName)) return 'firstNameMissing'
  const letters = lettersFault(passenger.firstName)
  if (letters || !isBlank(passenger.middleName)) return letters
  return fitsOnTicket(passenger) ? undefined : 'nameTooLong'
}

const lastNameFault = ({ lastName }: Passenger): PassengerFault | undefined =>
  isBlank(lastName) ? 'lastNameMissing' : lettersFault(lastName)

const middleNameFault = (passenger: Passenger): PassengerFault | undefined => {
  if (isBlank(passenger.middleName)) return undefined
  return lettersFault(passenger.middleName) ?? (fitsOnTicket(passenger) ? undefined : 'middleNameTooLong')
}

/** A day that lacks a piece, or digits of its year, is another mistake than one that no calendar has. */
const dayFault = (text: string): PassengerFault | undefined => {
  if (isDay(text)) return undefined
  return isWrittenDay(text) ? 'notADay' : 'dayIncomplete'
}

const birthFault = ({ dateOfBirth, type }: Passenger, days: TravelDays): PassengerFault | undefined => {
  if (isBlank(dateOfBirth)) return 'dateOfBirthMissing'
  const fault = dayFault(dateOfBirth)
  if (fault) return fault
  if (hasBegunNowhere(dateOfBirth, days.today)) return 'bornInFuture'
  return ageFits(type, dateOfBirth, days) ? undefined : 'ageDoesNotFit'
}

const numberFault = ({ passportNumber }: Passenger): PassengerFault | undefined =>
  isBlank(passportNumber) || isDocumentNumber(passportNumber) ? undefined : 'passportNumberInvalid'

const issuanceFault = ({ passportIssuanceDate }: Passenger, days: TravelDays): PassengerFault | undefined => {
  if (isBlank(passportIssuanceDate)) return undefined
  return (
    dayFault(passportIssuanceDate) ?? (hasBegunNowhere(passportIssuanceDate, days.today) ? 'issuedInFuture' : undefined)
  )
}

const expiryFault = ({ passportExpiryDate }: Passenger, days: TravelDays): PassengerFault | undefined => {
  if (isBlank(passportExpiryDate)) return undefined
  return (
    dayFault(passportExpiryDate) ?? (isOverEverywhere(passportExpiryDate, days.today) ? 'passportExpired' : undefined)
  )
}

/** What is wrong with a traveller's form, by field. */
const passengerFaults = (passenger: Passenger, days: TravelDays): PassengerFaults => {
  const faults: { readonly [Field in keyof Passenger]?: PassengerFault | undefined } = {
    firstName: firstNameFault(passenger),
    middleName: middleNameFault(passenger),
    lastName: lastNameFault(passenger),
    gender: passenger.gender === '' ? 'genderMissing' : undefined,
    dateOfBirth: birthFault(passenger, days),
    passportNumber: numberFault(passenger),
    passportIssuanceDate: issuanceFault(passenger, days),
    passportExpiryDate: expiryFault(passenger, days),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

const lacksGrownUp = (passengers: readonly Passenger[], { departure }: TravelDays): boolean => {
  const born = passengers.map(({ dateOfBirth }) => dateOfBirth)
  return born.every(isDay) && !hasGrownUp(born, departure)
}

/** What is wrong with each traveller's form, in their order; all are empty where the party can be ticketed. */
export const partyFaults = (passengers: readonly Passenger[], days: TravelDays): readonly PassengerFaults[] => {
  const own = passengers.map((passenger) => passengerFaults(passenger, days))
  const [first, ...rest] = own
  if (!first || !lacksGrownUp(passengers, days)) return own
  return [{ dateOfBirth: 'nobodyGrownUp', ...first }, ...rest]
}

/** A passport that ends before the trip does: a warning, since only the country of entry can say no (rule traveller-1). */
export const passportEndsEarly = ({ passportExpiryDate }: Passenger, { end }: TravelDays): boolean =>
  isDay(passportExpiryDate) && passportExpiryDate < end

export const passengerMessages: Readonly<Record<PassengerFault, MessageDescriptor>> = {
  firstNameMissing: msg`First name is required.`,
  lastNameMissing: msg`Last name is required.`,
  nameNotLatin: msg`Write the name in Latin letters, as in the machine-readable lines of the passport.`,
  nameNotLetters: msg`A name on a ticket has letters only. Take out digits and signs.`,
  nameTooLong: msg`The whole name is too long for a ticket. Write only the first of your given names, or one last name.`,
  middleNameTooLong: msg`The whole name is too long for a ticket. Shorten the middle name.`,
  genderMissing: msg`Choose the gender shown in the passport or ID.`,
  dateOfBirthMissing: msg`Date of birth is required.`,
  dayIncomplete: msg`Enter the day, the month and all four digits of the year.`,
  notADay: msg`That day does not exist.`,
  bornInFuture: msg`The date of birth is in the future.`,
  ageDoesNotFit: msg`The age on the days of travel does not fit this fare.`,
  nobodyGrownUp: msg`Nobody on this trip is 18 or older. Younger travelers fly alone only by arrangement with the airline: call us to book.`,
  passportNumberInvalid: msg`A passport or ID number has 3 to 20 letters and digits.`,
  issuedInFuture: msg`The passport cannot have been issued in the future.`,
  passportExpired: msg`This passport has expired.`,
}

export const passportEndsEarlyMessage = msg`This passport expires before the trip ends. Renew it, or check with the country you travel to.`
