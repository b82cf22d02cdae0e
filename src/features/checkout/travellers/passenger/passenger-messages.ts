import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PassengerFault } from './passenger-faults.ts'

export const passengerMessages: Readonly<Record<PassengerFault, MessageDescriptor>> = {
  firstNameMissing: msg`First name is required.`,
  lastNameMissing: msg`Last name is required.`,
  nameNotLatin: msg`Write the name in Latin letters, as in the machine-readable lines of the passport.`,
  nameNotLetters: msg`A name on a ticket has letters only. Take out digits and signs.`,
  nameTooLong: msg`The whole name is too long for a ticket. Write only the first of your given names, or one last name.`,
  middleNameTooLong: msg`The whole name is too long for a ticket. Shorten the middle name.`,
  genderMissing: msg`Choose the gender shown in the passport or ID.`,
  dateOfBirthMissing: msg`Date of birth is required.`,
  notADay: msg`That day does not exist.`,
  bornInFuture: msg`The date of birth is in the future.`,
  ageDoesNotFit: msg`The age on the days of travel does not fit this fare.`,
  nobodyGrownUp: msg`Nobody on this trip is 18 or older. Younger travelers fly alone only by arrangement with the airline: call us to book.`,
  passportNumberInvalid: msg`A passport or ID number has 3 to 20 letters and digits.`,
  issuedInFuture: msg`The passport cannot have been issued in the future.`,
  passportExpired: msg`This passport has expired.`,
}

export const passportEndsEarlyMessage = msg`This passport expires before the trip ends. Renew it, or ask the country you travel to.`
