import { Schema } from 'effect'
import { isBlank } from '#domain/text/is-blank.ts'
import { isPhone } from '#domain/traveller/contact-details.ts'
import { isDocumentNumber } from '#domain/traveller/document-number.ts'
import { isPrintableName } from '#domain/traveller/ticketed-name.ts'
import { Email, Filled, LocalDate, Text } from './fields.ts'

const CountryCode = Schema.String.check(
  Schema.isPattern(/^[A-Z]{2}$/, { message: 'must be an ISO 3166 two-letter code in capitals' }),
)

const written = /^[+\d ().-]{9,40}$/

/** A number as somebody writes it, of 9 to 15 digits. */
const Phone = Schema.String.check(
  Schema.makeFilter((text: string) => (written.test(text) && isPhone(text)) || 'must be a telephone number', {
    toJsonSchema: () => [{ pattern: written.source }, true],
  }),
)

const customerFields = {
  emergencyContact: Schema.optionalKey(Text(60)),
  frequentFlyerNumber: Schema.optionalKey(Text(30)),
  newsletterSubscribe: Schema.optionalKey(Schema.Boolean),
  customerId: Schema.optionalKey(Text(80)),
}

/** Who the booking is talked about with. `customerId` is what `customer` answered. */
export const CustomerDetails = Schema.Struct({
  email: Email,
  phone: Phone,
  ...customerFields,
}).annotate({ identifier: 'CustomerDetails' })
export type CustomerDetails = typeof CustomerDetails.Type

/** The same in a booking. An older booking may have what is no longer taken in. */
export const BookedCustomer = Schema.Struct({ email: Schema.String, phone: Schema.String, ...customerFields })

const MealCode = Schema.Literals([
  'AVML',
  'BBML',
  'BLML',
  'CHML',
  'DBML',
  'FPML',
  'GFML',
  'HNML',
  'JPML',
  'KSML',
  'LCML',
  'LFML',
  'LSML',
  'MOML',
  'NFML',
  'NLML',
  'OBML',
  'ORML',
  'RVML',
  'SFML',
  'SPML',
  'VGML',
  'VLML',
  'VOML',
])

const passengerFields = {
  /** the traveller's id in the offer's `travelerPricings` */
  id: Filled(40),
  /** the fare's: under 2 on the last day of travel an infant, to 11 a child, from 12 an adult */
  type: Schema.Literals(['adult', 'child', 'infant']),
  firstName: Filled(60),
  middleName: Schema.optionalKey(Text(60)),
  lastName: Filled(60),
  gender: Schema.Literals(['male', 'female']),
  dateOfBirth: LocalDate,
  nationality: Schema.optionalKey(CountryCode),
  passportIssuanceDate: Schema.optionalKey(LocalDate),
  passportExpiryDate: Schema.optionalKey(LocalDate),
  passportIssuingCountry: Schema.optionalKey(CountryCode),
  mealPreference: Schema.optionalKey(MealCode),
  specialAssistance: Schema.optionalKey(Schema.Literals(['WCHR', 'WCHS', 'WCHC'])),
  frequentFlyerNumber: Schema.optionalKey(Text(30)),
}

const unprintable = 'must be letters that an airline prints on a ticket'
const printable = Schema.makeFilter((name: string) => isPrintableName(name) || unprintable)
const printableOrEmpty = Schema.makeFilter((name: string) => isBlank(name) || isPrintableName(name) || unprintable)

/** `passportNumber` (passport or national id) goes to the airline; it is never answered in full. */
export const Passenger = Schema.Struct({
  ...passengerFields,
  firstName: passengerFields.firstName.check(printable),
  middleName: Schema.optionalKey(Text(60).check(printableOrEmpty)),
  lastName: passengerFields.lastName.check(printable),
  passportNumber: Schema.optionalKey(
    Text(40).check(
      Schema.makeFilter((text: string) => isDocumentNumber(text) || 'must be a passport or identity number', {
        toJsonSchema: () => [{ pattern: '([ .-]*[A-Za-z0-9]){3}' }, true],
      }),
    ),
  ),
}).annotate({ identifier: 'Passenger' })
export type Passenger = typeof Passenger.Type

/** A traveller of a booking; of the passport number only its last characters are shown. */
export const BookedPassenger = Schema.Struct({
  ...passengerFields,
  passportNumberEnding: Schema.optionalKey(Schema.String),
  /** the adult on whose lap an infant travels */
  associatedAdultId: Schema.optionalKey(Schema.String),
})
export type BookedPassenger = typeof BookedPassenger.Type

/** How many added bags each traveller takes in one direction. */
export const TravelersBags = Schema.Array(
  Schema.Struct({ travelerId: Filled(40), quantity: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 18 })) }),
)
export type TravelersBags = typeof TravelersBags.Type

export const BillingInformation = Schema.Struct({
  cardHolderName: Filled(80),
  /** whether the card holder is among the travellers (the screen asks the inverse, rule pay-7) */
  isCardHolderTraveling: Schema.Boolean,
  emailId: Schema.optionalKey(Text(254)),
  /** left out where no bank compares it */
  addressLine1: Schema.optionalKey(Text(120)),
  addressLine2: Schema.optionalKey(Text(120)),
  addressLine3: Schema.optionalKey(Text(120)),
  city: Filled(80),
  region: Schema.optionalKey(Text(80)),
  postcode: Schema.optionalKey(Text(20)),
  country: Schema.Struct({ Name: Filled(80), code: Schema.optionalKey(CountryCode) }),
  /** minor units of `currency`; what is charged is the backend's own sum, never this */
  amount: Schema.optionalKey(Schema.Int),
  currency: Schema.optionalKey(Text(3)),
}).annotate({ identifier: 'BillingInformation' })
export type BillingInformation = typeof BillingInformation.Type
