import { Schema } from 'effect'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BillingInformation, CustomerDetails, Passenger } from '#contract/travellers.ts'
import { filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { billingFaults } from '../billing/billing.ts'
import { draftLengths } from '../draft/draft-lengths.ts'
import { startBooking } from '../machine/booking-start.ts'
import { customerFaults } from '../travellers/customer.ts'
import { partyFaults } from '../travellers/passenger/passenger-faults.ts'
import { billingPayload } from './booking-payloads.server.ts'

const odd = fc.string({ unit: 'grapheme', maxLength: 30 })
const unseen = fc.constantFrom('', ' ', '\u200B', '\u202A', '\u00A0')

/** What somebody types, or something near it, with what comes along when it is copied. */
const near = (...typed: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    odd,
    fc.tuple(unseen, fc.constantFrom(...typed), unseen).map((pieces) => pieces.join('')),
  )

/** One field of a group, and what stands in it: no more than its box takes. */
const fieldOf = <Field extends string>(
  lengths: Readonly<Record<Field, number>>,
  examples: Readonly<Record<Field, readonly string[]>>,
): fc.Arbitrary<Partial<Record<Field, string>>> =>
  fc.constantFrom(...(Object.keys(lengths) as Field[])).chain((field) => {
    const longest = lengths[field]
    return fc
      .oneof(near(...examples[field]), fc.string({ minLength: longest, maxLength: longest }))
      .map((text) => ({ [field]: text.slice(0, longest) }) as Partial<Record<Field, string>>)
  })

const customers = fieldOf(draftLengths.customer, {
  email: ['ana@example.com', 'ana@correo.españa.es', 'ana@example'],
  phone: ['+57 300 123 4567', '(+44) (0)20 7946 0958', '030/23125143', '＋８１３１２３４５６７８', '12345678'],
  emergencyContact: ['+57 601 555 0101', '601–555–0101'],
  frequentFlyerNumber: ['LM 123'],
})
const people = fieldOf(draftLengths.passenger, {
  firstName: ['María José', 'Mari\u0301a', 'Jean–Luc', 'Þór', 'Иван', 'José 2', '👩‍👩‍👧'],
  middleName: ['', ' ', '\u2060', 'del Carmen', 'María de los Ángeles y de la Santísima Trinidad'],
  lastName: ['Muñoz García', 'O’Brien', 'כהן'],
  passportNumber: ['AN123456', '12.345.678-K', '1.032.456.789', 'A1'],
  frequentFlyerNumber: ['LM 123'],
})
const bills = fieldOf(draftLengths.billing, {
  cardHolderName: ['Ana Muñoz'],
  addressLine1: ['Calle 93 # 11-27'],
  addressLine2: ['Apto. 4'],
  addressLine3: [''],
  city: ['Bogotá', '東京都'],
  region: ['Cundinamarca'],
  postcode: ['110321', 'SW1A 1AA', '1000–205', '１００－０００１', '11936-53471'],
  country: ['CO', 'US', 'JP', 'GB'],
})

const days = { ...filledDraft.item.days, today: '2026-11-21' }
const context = {
  key: 'k',
  agentId: 'agent-of-the-tests',
  language: 'es',
  returnUrl: 'http://a',
  infoData: {},
} as const

/** The draft as the calls of its booking say it. */
const said = (change: Partial<typeof filledDraft>) => {
  const checkout = startBooking(flights, filledDraft.item, { ...filledDraft, ...change }, 0)
  return billingPayload({ product: flights, checkout, context, cardEnvelope: undefined })
}

describe('what the site finds no fault with is what the backend takes', () => {
  it('of whoever books', () => {
    const takes = Schema.decodeUnknownSync(CustomerDetails)
    fc.assert(
      fc.property(customers, (typed) => {
        const customer = { ...filledDraft.customer, ...typed }
        fc.pre(Object.keys(customerFaults(customer)).length === 0)
        expect(takes(said({ customer }).customerDetails)).toBeDefined()
      }),
    )
  })

  it('of whoever travels', () => {
    const takes = Schema.decodeUnknownSync(Passenger)
    const [ana, leo] = filledDraft.passengers
    if (!ana || !leo) throw new Error('the example has two travellers')
    fc.assert(
      fc.property(people, (typed) => {
        const passengers = [{ ...ana, ...typed }, leo]
        fc.pre(partyFaults(passengers, days).every((faults) => Object.keys(faults).length === 0))
        for (const passenger of said({ passengers }).passengers) expect(takes(passenger)).toBeDefined()
      }),
    )
  })

  it('of whom to bill', () => {
    const takes = Schema.decodeUnknownSync(BillingInformation)
    fc.assert(
      fc.property(bills, (typed) => {
        const billing = { ...filledDraft.billing, ...typed }
        fc.pre(Object.keys(billingFaults(billing)).length === 0)
        expect(takes(said({ billing }).billingInformation)).toBeDefined()
      }),
    )
  })
})
