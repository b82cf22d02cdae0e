import { isDay } from '#/domain/dates.ts'
import { ageFits } from './passenger-age.ts'
import type { Passenger } from './passenger.ts'
import { fitsOnTicket, isPrintableName } from '#domain/ticketed-name.ts'

export interface TravelDays {
  /** the first and the last local day of travel, `YYYY-MM-DD` */
  readonly departure: string
  readonly end: string
  readonly today: string
}

export type PassengerFault =
  | 'firstNameMissing'
  | 'lastNameMissing'
  | 'nameNotPrintable'
  | 'nameTooLong'
  | 'genderMissing'
  | 'dateOfBirthMissing'
  | 'notADay'
  | 'bornInFuture'
  | 'ageDoesNotFit'
  | 'passportNumberInvalid'
  | 'issuedInFuture'
  | 'passportExpired'

export type PassengerFaults = Partial<Record<keyof Passenger, PassengerFault>>

const blank = (text: string): boolean => text.trim() === ''

const firstNameFault = (passenger: Passenger): PassengerFault | undefined => {
  if (blank(passenger.firstName)) return 'firstNameMissing'
  if (!isPrintableName(passenger.firstName)) return 'nameNotPrintable'
  return fitsOnTicket(passenger) ? undefined : 'nameTooLong'
}

const lastNameFault = ({ lastName }: Passenger): PassengerFault | undefined => {
  if (blank(lastName)) return 'lastNameMissing'
  return isPrintableName(lastName) ? undefined : 'nameNotPrintable'
}

const middleNameFault = ({ middleName }: Passenger): PassengerFault | undefined =>
  blank(middleName) || isPrintableName(middleName) ? undefined : 'nameNotPrintable'

const birthFault = ({ dateOfBirth, type }: Passenger, days: TravelDays): PassengerFault | undefined => {
  if (blank(dateOfBirth)) return 'dateOfBirthMissing'
  if (!isDay(dateOfBirth)) return 'notADay'
  if (dateOfBirth > days.today) return 'bornInFuture'
  return ageFits(type, dateOfBirth, days) ? undefined : 'ageDoesNotFit'
}

const numberFault = ({ passportNumber }: Passenger): PassengerFault | undefined =>
  blank(passportNumber) || /^[A-Za-z0-9]{3,20}$/.test(passportNumber.replaceAll(/[\s-]/g, ''))
    ? undefined
    : 'passportNumberInvalid'

const issuanceFault = ({ passportIssuanceDate }: Passenger, days: TravelDays): PassengerFault | undefined => {
  if (blank(passportIssuanceDate)) return undefined
  if (!isDay(passportIssuanceDate)) return 'notADay'
  return passportIssuanceDate > days.today ? 'issuedInFuture' : undefined
}

const expiryFault = ({ passportExpiryDate }: Passenger, days: TravelDays): PassengerFault | undefined => {
  if (blank(passportExpiryDate)) return undefined
  if (!isDay(passportExpiryDate)) return 'notADay'
  return passportExpiryDate < days.today ? 'passportExpired' : undefined
}

/** What is wrong with a traveller's form, by field; empty where it can be ticketed. */
export const passengerFaults = (passenger: Passenger, days: TravelDays): PassengerFaults => {
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

/** The specification's error flag of a traveller. */
export const hasFault = (passenger: Passenger, days: TravelDays): boolean =>
  Object.keys(passengerFaults(passenger, days)).length > 0

/** A passport that ends before the trip does: a warning, since only the country of entry can say no (decision 34). */
export const passportEndsEarly = ({ passportExpiryDate }: Passenger, { end }: TravelDays): boolean =>
  isDay(passportExpiryDate) && passportExpiryDate < end
