const passengerTypes = ['adult', 'child', 'infant'] as const
export type PassengerType = (typeof passengerTypes)[number]

export const genders = ['male', 'female'] as const
export type Gender = (typeof genders)[number]

/** A traveller's form under the wire's own names. Text is '' where nothing was entered; days are `YYYY-MM-DD`. */
export interface Passenger {
  readonly id: string
  readonly type: PassengerType
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly gender: Gender | ''
  readonly dateOfBirth: string
  /** ISO 3166 two-letter codes, as is the issuing country */
  readonly nationality: string
  /** of a passport or an identity card */
  readonly passportNumber: string
  readonly passportIssuingCountry: string
  readonly passportIssuanceDate: string
  readonly passportExpiryDate: string
  readonly frequentFlyerNumber: string
  /** IATA codes (`meal-codes.ts`, `assistance-codes.ts`); requests that the airline may turn down */
  readonly mealPreference: string
  readonly specialAssistance: string
}

export const emptyPassenger = (id: string, type: PassengerType): Passenger => ({
  id,
  type,
  firstName: '',
  middleName: '',
  lastName: '',
  gender: '',
  dateOfBirth: '',
  nationality: '',
  passportNumber: '',
  passportIssuingCountry: '',
  passportIssuanceDate: '',
  passportExpiryDate: '',
  frequentFlyerNumber: '',
  mealPreference: '',
  specialAssistance: '',
})
