import { describe, expect, it } from 'vitest'
import { bagsTotal, draftTotal } from '../extras/baggage.ts'
import { isPostcode } from '../billing/billing-postcode.ts'
import { billingFaults, inverseOfBox } from '../billing/billing.ts'
import { customerFaults } from '../travellers/customer.ts'
import { exampleTrip, filledDraft } from './draft-example.ts'
import { emptyDraft } from '../draft/draft.ts'
import {
  baggageCanBeSent,
  billingCanBeSent,
  customerCanBeSent,
  customerValidated,
  passengersCanBeSent,
  requirementsFulfilled,
} from './sending-rules.ts'

const today = '2026-11-21'
const withCustomer = (change: Partial<typeof filledDraft.customer>) => ({
  ...filledDraft,
  customer: { ...filledDraft.customer, ...change },
})
const [ana, leo] = filledDraft.passengers
if (!ana || !leo) throw new Error('the example has two travellers')

describe('an empty draft', () => {
  const empty = emptyDraft(exampleTrip)
  it('sends nothing', () => {
    expect(customerCanBeSent(empty)).toBe(false)
    expect(passengersCanBeSent(empty, today)).toBe(false)
    expect(billingCanBeSent(empty)).toBe(false)
  })
})

describe('a filled draft', () => {
  it('sends everything', () => {
    expect(customerCanBeSent(filledDraft)).toBe(true)
    expect(passengersCanBeSent(filledDraft, today)).toBe(true)
    expect(billingCanBeSent(filledDraft)).toBe(true)
    expect(baggageCanBeSent(filledDraft)).toBe(true)
  })

  it.each([
    ['email', '', 'emailMissing'],
    ['email', 'ana', 'emailInvalid'],
    ['email', 'ana@example', 'emailInvalid'],
    ['email', 'a na@example.com', 'emailInvalid'],
    ['phone', '', 'phoneMissing'],
    ['phone', '12345678', 'phoneInvalid'],
    ['phone', '1234567890123456', 'phoneInvalid'],
    ['phone', '+12 34-56(78)9', undefined],
    ['phone', '12+3456789', 'phoneInvalid'],
    ['emergencyContact', '123', 'phoneInvalid'],
  ])('customer %s «%s»: %s', (field, value, fault) => {
    const draft = withCustomer({ [field]: value })
    expect(Object.values(customerFaults(draft.customer))).toEqual(fault ? [fault] : [])
    expect(customerCanBeSent(draft)).toBe(fault === undefined)
  })

  it.each([
    ['one traveller too few', { ...filledDraft, passengers: [ana] }],
    ['one too many', { ...filledDraft, passengers: [ana, leo, leo] }],
    ['no first name', { ...filledDraft, passengers: [{ ...ana, firstName: '' }, leo] }],
    ['no last name', { ...filledDraft, passengers: [{ ...ana, lastName: '' }, leo] }],
    ['no gender', { ...filledDraft, passengers: [{ ...ana, gender: '' as const }, leo] }],
    ['no birth date', { ...filledDraft, passengers: [ana, { ...leo, dateOfBirth: '' }] }],
    ['an error flag', { ...filledDraft, passengers: [ana, { ...leo, dateOfBirth: '1990-01-01' }] }],
    ['no email', withCustomer({ email: '' })],
  ])('travellers are not sent with %s', (_why, draft) => expect(passengersCanBeSent(draft, today)).toBe(false))

  it.each([
    [{ country: '' }, 'countryMissing'],
    [{ country: 'ES' }, 'postcodeMissing'],
    [{ country: 'ES', postcode: '28001' }, undefined],
    [{ country: 'GB', postcode: 'SW1A 1AA' }, undefined],
    [{ country: 'ES', postcode: '#' }, 'postcodeInvalid'],
    [{ city: ' ' }, 'cityMissing'],
    [{ addressLine1: '' }, 'addressMissing'],
    [{ cardHolderName: '' }, 'cardHolderMissing'],
    [{ region: 'x'.repeat(81) }, 'tooLong'],
  ] as const)('billing %o: %s', (change, fault) => {
    const billing = { ...filledDraft.billing, ...change }
    expect(Object.values(billingFaults(billing))).toEqual(fault ? [fault] : [])
    expect(billingCanBeSent({ ...filledDraft, billing })).toBe(fault === undefined)
  })

  it.each(['1', '-12', '12345678901234', ''])('«%s» is no post code', (text) => expect(isPostcode(text)).toBe(false))
})

describe('bags', () => {
  const two = { ...filledDraft, baggage: { onward: { '1': 2 }, return: {} } }
  it('cost the supplier’s price and five, rounded up, each', () =>
    expect(bagsTotal(two, 'onward')).toEqual({ amount: 2 * 4600, currency: 'USD' }))
  it('are in the total', () => expect(draftTotal(two).amount).toBe(123_450 + 9200))
  it('are not asked for where there are none', () =>
    expect(baggageCanBeSent({ ...two, baggage: { onward: {}, return: { '1': 1 } } })).toBe(false))
})

describe('validated', () => {
  it('is a customer with the backend’s id', () => {
    expect(customerValidated(filledDraft, undefined)).toBe(false)
    expect(customerValidated(filledDraft, 'c1')).toBe(true)
  })

  it.each([
    [{ customerId: 'c1', payment: true }, true],
    [{ customerId: 'c1', payment: false }, false],
    [{ customerId: undefined, payment: true }, false],
  ])('requirements with %o: %s', (done, fulfilled) => {
    expect(requirementsFulfilled(filledDraft, { ...done, today })).toBe(fulfilled)
    expect(requirementsFulfilled({ ...filledDraft, passengers: [ana] }, { ...done, today })).toBe(false)
  })

  it('the box is the flag’s inverse', () => expect([inverseOfBox(true), inverseOfBox(false)]).toEqual([false, true]))
})
