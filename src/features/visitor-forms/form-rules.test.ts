import { setupI18n } from '@lingui/core'
import { Schema } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContactMessage, Enquiry, Review, Subscription } from '#contract/forms.ts'
import { messages as english } from '../../i18n/catalogues/en.po'
import { messages as spanish } from '../../i18n/catalogues/es.po'
import { type FormField, type FormKind, type Typed, formFields, formKinds, longest, readTyped } from './form-fields.ts'
import { faultMessages } from './form-messages.ts'
import { contactMessage, enquiryOf, reviewOf, subscriptionOf } from './form-payloads.server.ts'
import { faultOf, formFaults } from './form-rules.ts'

const whole: Readonly<Record<FormKind, Typed>> = {
  contact: {
    name: 'Ana Pérez',
    email: 'ana@example.com',
    phone: '+57 300 123 4567',
    postalCode: '110321',
    bestTime: 'any',
    message: 'Hola',
  },
  enquiry: {
    about: 'cruises',
    name: 'Ana',
    email: 'ana@example.com',
    phone: '300123456',
    where: '',
    when: '',
    message: '',
  },
  review: { rating: '4', name: 'Ana', email: 'ana@example.com', text: 'On time.' },
  subscribe: { email: 'ana@example.com', consent: 'yes' },
}

const inWords = (kind: FormKind, field: FormField, text: string): readonly (string | undefined)[] =>
  (['en', 'es'] as const).map((locale) => {
    const i18n = setupI18n({ locale, messages: { en: english, es: spanish } })
    const fault = faultOf(kind, field, text)
    return fault && i18n._(faultMessages[fault])
  })

const email = ['Invalid email address', 'Correo Electrónico Inválido'] as const
const name = ['Name is required', 'El nombre es obligatorio'] as const
const postalCode = ['Invalid postal code (5-6 digits)', 'Código postal inválido (5-6 dígitos)'] as const
const phone = ['Invalid contact number (9-15 digits)', 'Número de contacto inválido (9-15 dígitos)'] as const
const phoneMissing = ['Contact number is required.', 'El número de contacto es obligatorio.'] as const
const emailMissing = ['Email is required.', 'El correo electrónico es obligatorio.'] as const

const refused: readonly [FormKind, FormField, string, readonly [string, string]][] = [
  ['contact', 'email', '', email],
  ['contact', 'email', 'ana', email],
  ['contact', 'email', 'ana@example', email],
  ['contact', 'email', 'ana @example.com', email],
  ['contact', 'email', 'ana@@example.com', email],
  ['contact', 'name', '', name],
  ['contact', 'name', '   ', name],
  ['contact', 'name', '\u200B\u2060', name],
  ['contact', 'postalCode', '', postalCode],
  ['contact', 'postalCode', '1234', postalCode],
  ['contact', 'postalCode', '1234567', postalCode],
  ['contact', 'postalCode', 'AB123', postalCode],
  ['contact', 'phone', '', phone],
  ['contact', 'phone', '12345678', phone],
  ['contact', 'phone', '1234567890123456', phone],
  ['contact', 'phone', '300 123 CALL', phone],
  ['contact', 'phone', '57+3001234567', phone],
  ['enquiry', 'phone', '', phoneMissing],
  ['enquiry', 'phone', '12345678', phone],
  ['enquiry', 'email', ' ', emailMissing],
  ['enquiry', 'name', '', name],
  ['review', 'rating', '', ['Choose from one to five.', 'Elige de una a cinco.']],
  ['review', 'rating', '6', ['Choose from one to five.', 'Elige de una a cinco.']],
  ['subscribe', 'email', 'ana@', email],
]

it.each(refused)('%s: %s of %j is refused in words, in both languages', (kind, field, text, words) => {
  expect(inWords(kind, field, text)).toEqual(words)
})

const taken: readonly [FormKind, FormField, string][] = [
  ['contact', 'postalCode', '28013'],
  ['contact', 'postalCode', ' 110321 '],
  ['contact', 'phone', '123456789'],
  ['contact', 'phone', '+123456789012345'],
  ['contact', 'phone', '(57) 300.123-4567'],
  ['contact', 'email', ' ana.maria+viajes@correo.example.co '],
  ['enquiry', 'message', ''],
]

it.each(taken)('%s: %s of %j is taken', (kind, field, text) => {
  expect(faultOf(kind, field, text)).toBeUndefined()
})

describe.each(formKinds)('%s', (kind) => {
  it('has no fault when it is whole', () => expect(formFaults(kind, whole[kind])).toEqual({}))

  it('says as many faults as fields that are left empty and are asked for', () => {
    const asked = formFields[kind].filter((field) => faultOf(kind, field, '') !== undefined)
    expect(Object.keys(formFaults(kind, {}))).toEqual(asked)
    expect(asked.length).toBeGreaterThan(1)
  })

  it('is read with its own fields alone, none of them longer than may be sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 3000 }), (text) => {
        const typed = readTyped(kind, () => text)
        expect(Object.keys(typed)).toEqual(formFields[kind])
        for (const field of formFields[kind]) expect(typed[field]).toBe(text.slice(0, longest[field]))
      }),
    )
  })
})

const near = (...typed: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .tuple(
        fc.constantFrom('', ' ', '\u200B', '\u202A'),
        fc.constantFrom('', ...typed),
        fc.constantFrom('', ' ', '\u200B', '\u00A0'),
      )
      .map((pieces) => pieces.join('')),
  )

const written: Readonly<Record<FormField, fc.Arbitrary<string>>> = {
  name: near('Ana Pérez', 'كريم', '👩‍👩‍👧'),
  email: near('ana@example.com', 'ana@example'),
  phone: near('+57 300 123 4567', '030/23125143', '(+44) (0)20 7946 0958', '１２３４５６７８９', '12345678'),
  postalCode: near('110321', '104 31', '560–001', '２８０１３', '1234'),
  bestTime: near('morning'),
  message: near('Hola'),
  about: near('hotels'),
  sailing: near('mediterraneo-2027', '../..'),
  where: near('Lima'),
  when: near('mayo'),
  rating: near('1', '6'),
  text: near('On time.'),
  consent: near('yes'),
}

it.each([
  ['contact', ContactMessage, (typed: Typed) => contactMessage(typed, 'es', 'Europe/Madrid')],
  ['enquiry', Enquiry, (typed: Typed) => enquiryOf(typed, 'es')],
  ['review', Review, (typed: Typed) => reviewOf(typed, 'es', undefined)],
  ['subscribe', Subscription, (typed: Typed) => subscriptionOf(typed, 'es')],
] as const)('what no fault is found with in the form of %s is what the backend takes', (kind, schema, sent) => {
  const takes = Schema.decodeUnknownSync(schema as Schema.Codec<unknown>)
  const change = fc
    .constantFrom<FormField>(...formFields[kind])
    .chain((field) => written[field].map((text): Typed => ({ [field]: text })))
  fc.assert(
    fc.property(change, (changed) => {
      const typed = readTyped(kind, (field) => ({ ...whole[kind], ...changed })[field] ?? '')
      fc.pre(Object.keys(formFaults(kind, typed)).length === 0)
      expect(takes(sent(typed))).toBeDefined()
    }),
  )
})

it('sends a mail address without what was copied along unseen', () => {
  const typed = { email: ' ana@example.com\u200B' }
  const sent = [
    contactMessage(typed, 'es', undefined),
    enquiryOf(typed, 'es'),
    reviewOf(typed, 'es', undefined),
    subscriptionOf(typed, 'es'),
  ]
  for (const { email: address } of sent) expect(address).toBe('ana@example.com')
})

it('tells by whose clock the best time is meant, and nothing that is no time zone', () => {
  expect(contactMessage({}, 'es', 'Europe/Madrid')).toHaveProperty('timeZone', 'Europe/Madrid')
  expect(contactMessage({}, 'es', 'Nowhere/Madrid')).not.toHaveProperty('timeZone')
})
