import { isBlank } from '#domain/text/is-blank.ts'
import { isEmail, isPhone, isPostalCode } from '#domain/traveller/contact-details.ts'
import { enquiryTopics } from './contact-topic.ts'
import { type FormField, type FormKind, type Typed, bestTimes, formFields, ratings } from './form-fields.ts'

export type Fault =
  | 'aboutMissing'
  | 'consentMissing'
  | 'emailInvalid'
  | 'emailMissing'
  | 'messageMissing'
  | 'nameMissing'
  | 'phoneInvalid'
  | 'phoneMissing'
  | 'postalCodeInvalid'
  | 'ratingMissing'
  | 'textMissing'
  | 'timeMissing'

export type FormFaults = Readonly<Partial<Record<FormField, Fault>>>

type Check = (text: string) => Fault | undefined

const must =
  (holds: (text: string) => boolean, fault: Fault): Check =>
  (text) =>
    holds(text) ? undefined : fault

const inOrder =
  (...checks: readonly Check[]): Check =>
  (text) => {
    for (const check of checks) {
      const fault = check(text)
      if (fault) return fault
    }
    return undefined
  }

const isFilled = (text: string): boolean => !isBlank(text)
const isOneOf =
  (values: readonly string[]) =>
  (text: string): boolean =>
    values.includes(text)

const name = must(isFilled, 'nameMissing')
const email = must(isEmail, 'emailInvalid')
const askedEmail = inOrder(must(isFilled, 'emailMissing'), email)
const phone = must(isPhone, 'phoneInvalid')

/**
 * What must hold of each field. The contact form has its own checks (rule form-1): nothing
 * written is as wrong there as something unreadable.
 */
const checks: Readonly<Record<FormKind, Readonly<Partial<Record<FormField, Check>>>>> = {
  contact: {
    name,
    email,
    phone,
    postalCode: must(isPostalCode, 'postalCodeInvalid'),
    bestTime: must(isOneOf(bestTimes), 'timeMissing'),
    message: must(isFilled, 'messageMissing'),
  },
  enquiry: {
    about: must(isOneOf(enquiryTopics), 'aboutMissing'),
    name,
    email: askedEmail,
    phone: inOrder(must(isFilled, 'phoneMissing'), phone),
  },
  review: {
    rating: must(isOneOf(ratings), 'ratingMissing'),
    name,
    email: askedEmail,
    text: must(isFilled, 'textMissing'),
  },
  subscribe: { email: askedEmail, consent: must(isFilled, 'consentMissing') },
}

/** What is wrong with one field of a form; undefined where nothing is. */
export const faultOf = (kind: FormKind, field: FormField, text: string): Fault | undefined =>
  checks[kind][field]?.(text)

/** Everything that is wrong with a form, in the order of its fields. */
export const formFaults = (kind: FormKind, typed: Typed): FormFaults =>
  Object.fromEntries(
    formFields[kind].flatMap((field) => {
      const fault = faultOf(kind, field, typed[field] ?? '')
      return fault ? [[field, fault]] : []
    }),
  )
