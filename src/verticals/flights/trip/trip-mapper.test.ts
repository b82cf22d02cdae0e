import { describe, expect, it } from 'vitest'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import { addMoney, multiplyMoney, sumMoney } from '#domain/money/money.ts'
import { flightAnswer } from '../offer/flight-answer-fixture.ts'
import { searchLike } from './priced-trip.ts'
import { pricedTripFrom } from './trip-mapper.server.ts'

const now = new Date('2027-01-01T00:10:00Z')
const usd = (amount: number) => ({ amount, currency: 'USD' })
const priced = (amount: number) => ({
  currency: 'USD',
  total: '',
  base: '',
  intTotal: usd(amount),
  intBase: usd(amount - 100),
})

const { data, dictionaries } = flightAnswer({ departures: 1, returns: 1 })
const [offer] = data
if (!offer) throw new Error('the fixture has an offer')
const [lead] = offer.travelerPricings
if (!lead) throw new Error('the fixture has a traveller')
const [firstSegment] = lead.fareDetailsBySegment

const answer = (
  changes: Partial<typeof offer> = {},
  included: Partial<ValidateAnswer['included']> = {},
): ValidateAnswer => ({
  data: [{ ...offer, ...changes }],
  dictionaries,
  included: { 'detailed-fare-rules': [], bags: [], ...included },
  meta: { previousTotal: null },
})

const family = {
  travelerPricings: [
    { ...lead, travelerId: '1', price: priced(50_000) },
    { ...lead, travelerId: '2', price: priced(50_000) },
    { ...lead, travelerId: '3', travelerType: 'CHILD' as const, price: priced(40_000) },
    { ...lead, travelerId: '4', travelerType: 'HELD_INFANT' as const, price: priced(5000) },
  ],
  price: {
    ...priced(145_566),
    grandTotal: '',
    intBase: usd(120_000),
    fees: [{ code: 'service', label: { en: 'Service fee', es: 'Gastos de gestión' }, intAmount: usd(566) }],
  },
}

describe('the price', () => {
  const trip = pricedTripFrom(answer(family), now)

  it('is the sum of its parts', () => {
    const fees = trip.fees.map(({ amount }) => amount)
    expect(sumMoney([trip.base, trip.taxes, ...fees], 'USD')).toEqual(trip.total)
  })

  it('is told by who pays the same', () => {
    expect(trip.travellers).toEqual([
      { kind: 'adult', ids: ['1', '2'], each: usd(50_000) },
      { kind: 'child', ids: ['3'], each: usd(40_000) },
      { kind: 'infant', ids: ['4'], each: usd(5000) },
    ])
    const ofTravellers = trip.travellers.map(({ ids, each }) => multiplyMoney(each, ids.length))
    expect(addMoney(sumMoney(ofTravellers, 'USD'), usd(566))).toEqual(trip.total)
  })
})

describe('bags', () => {
  it('are the least of a direction’s flights, for each kind of traveller', () => {
    const details = lead.fareDetailsBySegment.map((one, index) => ({
      ...one,
      includedCheckedBags: { quantity: index === 0 ? 1 : 2, weight: 23, weightUnit: 'KG' as const },
    }))
    const infant = { ...lead, travelerId: '2', travelerType: 'HELD_INFANT' as const }
    const [onward] = pricedTripFrom(
      answer({ travelerPricings: [{ ...lead, fareDetailsBySegment: details }, infant] }),
      now,
    ).directions
    expect(onward?.bags.map(({ kind, checked }) => [kind, checked?.quantity])).toEqual([
      ['adult', 1],
      ['infant', 0],
    ])
    expect(onward?.bags[0]?.checked?.kilograms).toBe(23)
  })

  it('are not known where a flight does not say', () => {
    const details = lead.fareDetailsBySegment.filter((one) => one !== firstSegment)
    const [onward] = pricedTripFrom(
      answer({ travelerPricings: [{ ...lead, fareDetailsBySegment: details }] }),
      now,
    ).directions
    expect(onward?.bags[0]).toEqual({ kind: 'adult', cabin: null, checked: null })
  })

  it.each([
    ['none', [], null],
    ['a single one', [{ quantity: 1, price: { amount: '35.50', currencyCode: 'USD' }, weightKg: 23 }], 3550],
    ['only two at once', [{ quantity: 2, price: { amount: '60.00', currencyCode: 'USD' }, weightKg: 23 }], null],
    [
      'one without a readable price',
      [{ quantity: 1, price: { amount: '35,5', currencyCode: 'USD' }, weightKg: 23 }],
      null,
    ],
  ])('can be added: %s', (_name, options, amount) => {
    const trip = pricedTripFrom(answer({}, { bags: [{ itinerary: 1, options }] }), now)
    expect(trip.directions.map(({ extraBag }) => extraBag?.price.amount ?? null)).toEqual([null, amount])
  })
})

const rule = (category: 'change' | 'refund' | 'no_show' | 'seat', allowed: boolean | null, penalty: number | null) => ({
  segmentId: '1',
  fareBasis: 'YOW',
  category,
  allowed,
  penalty: penalty === null ? null : usd(penalty),
})

describe('rules', () => {
  const flightByFlight = [
    rule('change', true, 0),
    rule('change', true, 9000),
    rule('refund', null, null),
    rule('no_show', false, null),
  ]

  it('are the fare family’s for the whole trip', () => {
    const flex = offer.fareFamilies.find(({ label }) => label === 'Flex')
    const trip = pricedTripFrom(answer({ id: flex?.id ?? '' }, { 'detailed-fare-rules': flightByFlight }), now)
    expect(trip.fare).toBe('Flex')
    expect(trip.rules).toEqual({
      change: { allowed: true, penalty: 0 },
      refund: { allowed: true, penalty: 0 },
      noShow: { allowed: false, penalty: null },
      seat: 'for_a_fee',
    })
  })

  it('are the strictest of the flights’ where there is no family', () => {
    const bare = answer({ fareFamilies: [] }, { 'detailed-fare-rules': flightByFlight })
    expect(pricedTripFrom(bare, now).rules).toMatchObject({
      change: { allowed: true, penalty: 9000 },
      refund: { allowed: null, penalty: null },
    })
  })

  it.each([
    [true, 0, 'included'],
    [true, 2000, 'for_a_fee'],
    [false, null, 'at_check_in'],
    [null, null, 'unknown'],
  ])('name the seat where the fare family does not: %s %s', (allowed, penalty, seat) => {
    const bare = answer({ fareFamilies: [] }, { 'detailed-fare-rules': [rule('seat', allowed, penalty)] })
    expect(pricedTripFrom(bare, now).rules.seat).toBe(seat)
  })
})

it('is held by the server’s clock', () => {
  expect(pricedTripFrom(answer(), now).hold).toEqual({ answeredAt: now.toISOString(), expiresAt: offer.expiresAt })
})

it('finds its like again', () => {
  const search = searchLike(pricedTripFrom(answer(family), now))
  expect(search).toMatchObject({
    from: 'BOG',
    to: 'MAD',
    departure: '2027-03-10',
    return: '2027-03-20',
    adults: 2,
    children: 1,
    infants: 1,
    cabin: 'economy',
  })
})

it('is refused without an offer', () => {
  expect(() => pricedTripFrom({ ...answer(), data: [] }, now)).toThrow('without an offer')
})

it.each([true, false])('says of a trip whether its seats can only be held: %s', (holdOnly) => {
  expect(pricedTripFrom(answer({ holdOnly }), now)).toMatchObject({ holdOnly })
})
