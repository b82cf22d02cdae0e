import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isBlank } from '#domain/text/is-blank.ts'
import { isEmail, isPhone } from '#domain/traveller/contact-details.ts'

/** Whom the airline and we write to, under the wire's own names. */
export interface Customer {
  readonly email: string
  readonly phone: string
  readonly emergencyContact: string
  readonly frequentFlyerNumber: string
  readonly newsletterSubscribe: boolean
}

export const emptyCustomer: Customer = {
  email: '',
  phone: '',
  emergencyContact: '',
  frequentFlyerNumber: '',
  newsletterSubscribe: false,
}

export type CustomerFault = 'emailMissing' | 'emailInvalid' | 'phoneMissing' | 'phoneInvalid'

export const customerMessages: Readonly<Record<CustomerFault, MessageDescriptor>> = {
  emailMissing: msg`Email is required.`,
  emailInvalid: msg`Invalid email.`,
  phoneMissing: msg`Contact number is required.`,
  phoneInvalid: msg`Invalid contact number (9-15 digits).`,
}

const emailFault = (email: string): CustomerFault | undefined => {
  if (isBlank(email)) return 'emailMissing'
  return isEmail(email) ? undefined : 'emailInvalid'
}

const phoneFault = (phone: string): CustomerFault | undefined => {
  if (isBlank(phone)) return 'phoneMissing'
  return isPhone(phone) ? undefined : 'phoneInvalid'
}

const emergencyFault = (phone: string): CustomerFault | undefined =>
  isBlank(phone) || isPhone(phone) ? undefined : 'phoneInvalid'

export type CustomerFaults = Partial<Record<keyof Customer, CustomerFault>>

export const customerFaults = (customer: Customer): CustomerFaults => {
  const faults: { readonly [Field in keyof Customer]?: CustomerFault | undefined } = {
    email: emailFault(customer.email),
    phone: phoneFault(customer.phone),
    emergencyContact: emergencyFault(customer.emergencyContact),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}
