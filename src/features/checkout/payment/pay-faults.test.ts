import { describe, expect, it } from 'vitest'
import { billingFaults, emptyBilling } from '../billing/billing.ts'
import { cardErrors, emptyCard } from '../card/card-form.ts'
import { filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { payFaults } from './pay-faults.ts'

const now = new Date('2026-11-21T10:00:00Z')
const goodCard = { name: 'Ana Muñoz', number: '4242 4242 4242 4242', expiry: '12 / 30', cvv: '123' }

const fieldsOf = (...[entered]: Parameters<typeof payFaults>): readonly string[] =>
  payFaults(entered).map(({ field }) => field)

describe('what keeps Pay from being pressed', () => {
  it('is nothing where card and address are whole', () =>
    expect(
      fieldsOf({ method: 'card', card: cardErrors(goodCard, now), billing: billingFaults(filledDraft.billing) }),
    ).toEqual([]))

  it('is told in the order of the page, the name on the card once', () =>
    expect(
      fieldsOf({ method: 'card', card: cardErrors(emptyCard, now), billing: billingFaults(emptyBilling) }),
    ).toEqual(['card-number', 'card-expiry', 'card-cvv', 'card-name', 'billing-country', 'billing-city']))

  it('leaves the card out where the provider asks for it', () =>
    expect(
      fieldsOf({
        method: 'hosted',
        card: cardErrors(emptyCard, now),
        billing: billingFaults({ ...filledDraft.billing, cardHolderName: '', postcode: '?', country: 'ES' }),
      }),
    ).toEqual(['billing-cardHolderName', 'billing-postcode']))
})
