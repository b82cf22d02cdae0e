import { isZone } from '#domain/time/is-zone.ts'
import { compactEmail } from '#domain/traveller/contact-details.ts'
import { compactPhone } from '#domain/traveller/phone-number.ts'
import { compactCode } from '#domain/text/written-code.ts'
import type { ContactMessage, Enquiry, Review, Subscription } from '#contract/forms.ts'
import type { EnquiryTopic } from './contact-topic.ts'
import type { BestTime, FormField, Typed } from './form-fields.ts'

type Language = 'en' | 'es'

/** What proves that a review is about a booking of whoever writes it. */
export type ReviewedBooking = NonNullable<(typeof Review.Type)['booking']>

/** Forms in the backend's shape. They are asked for what was typed without fault. */

const text = (typed: Typed, field: FormField): string => (typed[field] ?? '').trim()

const person = (typed: Typed) => ({ name: text(typed, 'name'), email: compactEmail(text(typed, 'email')) })

export const contactMessage = (
  typed: Typed,
  language: Language,
  timeZone: string | undefined,
): typeof ContactMessage.Type => ({
  language,
  ...person(typed),
  phone: compactPhone(text(typed, 'phone')),
  postalCode: compactCode(text(typed, 'postalCode')),
  bestTime: text(typed, 'bestTime') as BestTime,
  ...(timeZone !== undefined && isZone(timeZone) ? { timeZone } : {}),
  message: text(typed, 'message'),
})

/** As an address names one; whoever writes anything else into the form is asking about none. */
const isSailing = (written: string): boolean => /^[\w-]+$/.test(written)

export const enquiryOf = (typed: Typed, language: Language): typeof Enquiry.Type => ({
  language,
  about: text(typed, 'about') as EnquiryTopic,
  ...(isSailing(text(typed, 'sailing')) ? { sailing: text(typed, 'sailing') } : {}),
  ...person(typed),
  phone: compactPhone(text(typed, 'phone')),
  where: text(typed, 'where'),
  when: text(typed, 'when'),
  message: text(typed, 'message'),
})

export const reviewOf = (
  typed: Typed,
  language: Language,
  booking: ReviewedBooking | undefined,
): typeof Review.Type => ({
  language,
  ...person(typed),
  rating: Number(text(typed, 'rating')),
  text: text(typed, 'text'),
  ...(booking ? { booking } : {}),
})

export const subscriptionOf = (typed: Typed, language: Language): typeof Subscription.Type => ({
  language,
  email: compactEmail(text(typed, 'email')),
  consent: text(typed, 'consent') !== '',
})
