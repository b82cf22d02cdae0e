/** What visitors can write to us with, and what each form asks. Names are the wire's. */
export const formFields = {
  contact: ['name', 'email', 'phone', 'postalCode', 'bestTime', 'message'],
  enquiry: ['about', 'sailing', 'name', 'email', 'phone', 'where', 'when', 'message'],
  review: ['rating', 'name', 'email', 'text'],
  subscribe: ['email', 'consent'],
} as const

export type FormKind = keyof typeof formFields
export type FormField = (typeof formFields)[FormKind][number]

export const formKinds = Object.keys(formFields) as readonly FormKind[]

export const isFormKind = (text: string): text is FormKind => Object.hasOwn(formFields, text)

/** What a visitor wrote, as text; a form has none of the other forms' fields. */
export type Typed = Readonly<Partial<Record<FormField, string>>>

/** The longest that the backend takes of each. */
export const longest: Readonly<Record<FormField, number>> = {
  about: 20,
  bestTime: 20,
  consent: 3,
  email: 254,
  message: 2000,
  name: 120,
  phone: 40,
  postalCode: 12,
  rating: 1,
  sailing: 120,
  text: 2000,
  when: 200,
  where: 200,
}

export const bestTimes = ['any', 'morning', 'afternoon', 'evening'] as const
export const ratings = ['5', '4', '3', '2', '1'] as const

export type BestTime = (typeof bestTimes)[number]

/** What a form was sent with, by the names of its fields. Text that is too long is cut only by who went around the form. */
export const readTyped = (kind: FormKind, textOf: (field: FormField) => string): Typed =>
  Object.fromEntries(formFields[kind].map((field) => [field, textOf(field).slice(0, longest[field])]))
