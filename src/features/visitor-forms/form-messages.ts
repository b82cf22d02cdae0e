import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Fault } from './form-rules.ts'

/** In words; those of the contact form are the specification's (rule form-1). */
export const faultMessages: Readonly<Record<Fault, MessageDescriptor>> = {
  aboutMissing: msg`Choose what you are asking about.`,
  consentMissing: msg`Tick the box: without your consent we may not write to you.`,
  emailInvalid: msg`Invalid email address`,
  emailMissing: msg`Email is required.`,
  messageMissing: msg`Write your message.`,
  nameMissing: msg`Name is required`,
  phoneInvalid: msg`Invalid contact number (9-15 digits)`,
  phoneMissing: msg`Contact number is required.`,
  postalCodeInvalid: msg`Invalid postal code (5-6 digits)`,
  ratingMissing: msg`Choose from one to five.`,
  textMissing: msg`Write your review.`,
  timeMissing: msg`Choose when we can reach you.`,
}
