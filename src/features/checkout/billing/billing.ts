import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { banksCheckStreet } from './billing-street.ts'
import { compactPostcode, hasPostcodes, isPostcode } from './billing-postcode.ts'

/** The address that the bank knows, under the wire's own names. */
export interface Billing {
  readonly cardHolderName: string
  /** the wire's flag; the label asks the opposite, so the box is its inverse (rule pay-7) */
  readonly isCardHolderTraveling: boolean
  readonly addressLine1: string
  readonly addressLine2: string
  readonly addressLine3: string
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166 two-letter code */
  readonly country: string
}

export const emptyBilling: Billing = {
  cardHolderName: '',
  isCardHolderTraveling: true,
  addressLine1: '',
  addressLine2: '',
  addressLine3: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
}

/** What the box "card holder is not travelling" says about the flag, and the flag about the box. */
export const inverseOfBox = (ticked: boolean): boolean => !ticked

export type BillingFault =
  | 'cardHolderMissing'
  | 'addressMissing'
  | 'cityMissing'
  | 'countryMissing'
  | 'postcodeMissing'
  | 'postcodeInvalid'
  | 'tooLong'

export const billingMessages: Readonly<Record<BillingFault, MessageDescriptor>> = {
  cardHolderMissing: msg`Cardholder name is required.`,
  addressMissing: msg`Address is required.`,
  cityMissing: msg`City is required.`,
  countryMissing: msg`Country is required.`,
  postcodeMissing: msg`Postal code is required in this country.`,
  postcodeInvalid: msg`That does not look like a postal code.`,
  tooLong: msg`That is too long.`,
}

const longest = 80

const line = (text: string, missing?: BillingFault): BillingFault | undefined => {
  if (missing !== undefined && text.trim() === '') return missing
  return text.length > longest ? 'tooLong' : undefined
}

const postcodeFault = ({ postcode, country }: Billing): BillingFault | undefined => {
  if (compactPostcode(postcode) === '') return hasPostcodes(country) ? 'postcodeMissing' : undefined
  return isPostcode(postcode) ? undefined : 'postcodeInvalid'
}

export type BillingFaults = Partial<Record<keyof Billing, BillingFault>>

export const billingFaults = (billing: Billing): BillingFaults => {
  const faults: { readonly [Field in keyof Billing]?: BillingFault | undefined } = {
    cardHolderName: line(billing.cardHolderName, 'cardHolderMissing'),
    addressLine1: line(billing.addressLine1, banksCheckStreet(billing.country) ? 'addressMissing' : undefined),
    addressLine2: line(billing.addressLine2),
    addressLine3: line(billing.addressLine3),
    city: line(billing.city, 'cityMissing'),
    region: line(billing.region),
    postcode: postcodeFault(billing),
    country: /^[A-Z]{2}$/.test(billing.country) ? undefined : 'countryMissing',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** A line of the billing address that is written or chosen. */
export type BillingText = Exclude<keyof Billing, 'isCardHolderTraveling'>

/** What such a line is called on the payment form, for whoever is led to it. */
export const billingFieldName = (field: BillingText): string => `billing-${field}`
