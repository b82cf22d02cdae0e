import { describe, expect, it } from 'vitest'
import { isPostcode } from '../billing/billing-postcode.ts'
import { billingFaults, inverseOfBox } from '../billing/billing.ts'
import { customerFaults } from '../travellers/customer.ts'
import { emptyFlightDraft, exampleFlights, filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { baggageStep } from '#/verticals/flights/booking/baggage-step.ts'
import { bagsTotal } from '#/verticals/flights/booking/bags.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { billingStep } from '../steps/billing-step.ts'
import { noBackendIds } from './checkout-state.ts'
import { customerStep } from '../steps/customer-step.ts'
import type { Draft } from '../draft/draft.ts'
import { passengersStep } from '../steps/passengers-step.ts'
import { draftTotal } from '../product/product.ts'
import type { Step } from '../steps/step.ts'

const today = '2026-11-21'
const isReady = (step: Pick<Step, 'ready'>, draft: Draft): boolean => step.ready(draft, today).length === 0
const withCustomer = (change: Partial<typeof filledDraft.customer>) => ({
  ...filledDraft,
  customer: { ...filledDraft.customer, ...change },
})
const [ana, leo] = filledDraft.passengers
if (!ana || !leo) throw new Error('the example has two travellers')

describe('an empty draft', () => {
  const empty = emptyFlightDraft(exampleFlights)
  it('sends nothing', () => {
    expect(isReady(customerStep, empty)).toBe(false)
    expect(isReady(passengersStep, empty)).toBe(false)
    expect(isReady(billingStep, empty)).toBe(false)
  })
})

describe('a filled draft', () => {
  it('sends everything', () => {
    expect(isReady(customerStep, filledDraft)).toBe(true)
    expect(isReady(passengersStep, filledDraft)).toBe(true)
    expect(isReady(billingStep, filledDraft)).toBe(true)
    expect(isReady(baggageStep, filledDraft)).toBe(true)
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
    expect(isReady(customerStep, draft)).toBe(fault === undefined)
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
  ])('travellers are not sent with %s', (_why, draft) => expect(isReady(passengersStep, draft)).toBe(false))

  it.each([
    [{ country: '' }, 'countryMissing'],
    [{ country: 'ES' }, 'postcodeMissing'],
    [{ country: 'ES', postcode: '28001' }, undefined],
    [{ country: 'GB', postcode: 'SW1A 1AA' }, undefined],
    [{ country: 'ES', postcode: '#' }, 'postcodeInvalid'],
    [{ country: 'ES', postcode: '\u200B' }, 'postcodeMissing'],
    [{ country: 'PT', postcode: '1000–205\u200B' }, undefined],
    [{ country: 'JP', postcode: '１００－０００１' }, undefined],
    [{ city: ' ' }, 'cityMissing'],
    [{ addressLine1: '' }, undefined],
    [{ country: 'US', postcode: '33101', addressLine1: ' ' }, 'addressMissing'],
    [{ addressLine1: 'x'.repeat(81) }, 'tooLong'],
    [{ cardHolderName: '' }, 'cardHolderMissing'],
    [{ region: 'x'.repeat(81) }, 'tooLong'],
  ] as const)('billing %o: %s', (change, fault) => {
    const billing = { ...filledDraft.billing, ...change }
    expect(Object.values(billingFaults(billing))).toEqual(fault ? [fault] : [])
    expect(isReady(billingStep, { ...filledDraft, billing })).toBe(fault === undefined)
  })

  it.each(['１２３４５'])('«%s» is a post code', (text) => expect(isPostcode(text)).toBe(true))

  it.each(['1', '-12', '12345678901234', ''])('«%s» is no post code', (text) => expect(isPostcode(text)).toBe(false))
})

describe('bags', () => {
  const two = { ...filledDraft, extras: { onward: { '1': 2 }, return: {} } }
  it('cost the supplier’s price and five, rounded up, each', () =>
    expect(bagsTotal(two.item, two.extras, 'onward')).toEqual({ amount: 2 * 4600, currency: 'USD' }))
  it('are in the total', () => expect(draftTotal(flights, two).amount).toBe(123_450 + 9200))
  it('are not asked for where there are none', () =>
    expect(isReady(baggageStep, { ...two, extras: { onward: {}, return: { '1': 1 } } })).toBe(false))

  it('are sent where some are wanted, or some that were sent have to be taken back', () => {
    const sent = { ...noBackendIds, part: { additionalServicesId: 'srv_1' } }
    expect(baggageStep.needed(filledDraft, noBackendIds)).toBe(false)
    expect(baggageStep.needed(two, noBackendIds)).toBe(true)
    expect(baggageStep.needed(filledDraft, sent)).toBe(true)
  })
})

it('the box is the flag’s inverse', () => expect([inverseOfBox(true), inverseOfBox(false)]).toEqual([false, true]))
