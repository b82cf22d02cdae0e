import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { SearchAnswer } from '#contract/products/flights/flights.ts'
import { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'
import { flightAnswer } from './flight-answer-fixture.ts'
import { firstSegment } from './flight-offer.ts'
import { flightListFrom } from './offer-mapper.server.ts'

const answer = flightAnswer({ departures: 3, returns: 2 })
const [firstOffer] = answer.data

/** The same answer as a supplier writes it that knows `return=minimal`; the fixture's itineraries are one object each. */
const minimalOf = ({ data, dictionaries, meta }: SearchAnswer): MinimalSearchAnswer => {
  const itineraries = [...new Set(data.flatMap((offer) => offer.itineraries))]
  const conditions: MinimalSearchAnswer['included']['conditions'][number][] = []
  return {
    data: data.map(({ holdOnly, numberOfBookableSeats, fareFamilies, price, ...offer }) => ({
      holdOnly,
      numberOfBookableSeats,
      itineraries: offer.itineraries.map((itinerary) => itineraries.indexOf(itinerary)),
      travelerPricings: [{ travelerType: 'ADULT', price: { intTotal: price.intTotal } }],
      fareFamilies: fareFamilies.map(({ id, price: own, bagPrice, ...rules }) => ({
        id,
        price: { intTotal: own.intTotal },
        bagPrice,
        conditions: conditions.push(rules) - 1,
      })),
    })),
    included: { itineraries, conditions },
    dictionaries,
    meta,
  }
}

const withFirst = (change: Record<string, unknown>) => ({
  ...answer,
  data: [{ ...firstOffer, ...change }, ...answer.data.slice(1)],
})

const changedFamily = (change: Record<string, unknown>) =>
  withFirst({ fareFamilies: [{ ...firstOffer?.fareFamilies[0], ...change }] })

describe('an answer of the contract', () => {
  it('is what the fixture makes', () => {
    expect(() => Schema.decodeUnknownSync(SearchAnswer)(answer)).not.toThrow()
  })

  it('is read whole, as JSON carries it', () => {
    const { list, dropped } = flightListFrom(JSON.parse(JSON.stringify(answer)), 'USD')
    expect(dropped).toBe(0)
    expect(list.offers).toHaveLength(6)
    const wire = firstOffer?.itineraries[0]?.segments[0]
    const offer = list.offers[0]
    expect(offer && firstSegment(offer.outbound)).toMatchObject({
      from: 'BOG',
      carrier: wire?.carrierCode,
      number: wire?.number,
      departure: Date.parse(`${wire?.departure.at}Z`) / 60_000,
    })
    expect(offer?.fares.map((fare) => fare.id)).toEqual(firstOffer?.fareFamilies.map((family) => family.id))
    expect(offer?.fares[0]?.total).toBe(firstOffer?.price.intTotal.amount)
  })

  it('is read the same where it is minimal', () => {
    const minimal = minimalOf(answer)
    expect(() => Schema.decodeUnknownSync(MinimalSearchAnswer)(minimal)).not.toThrow()
    expect(flightListFrom(minimal, 'USD')).toEqual(flightListFrom(answer, 'USD'))
  })

  it.each([true, false])('knows whether seats can only be held: %s', (holdOnly) => {
    expect(flightListFrom(withFirst({ holdOnly }), 'USD').list.offers[0]?.holdOnly).toBe(holdOnly)
  })

  it('shares the slices that offers have in common', () => {
    const { offers } = flightListFrom(answer, 'USD').list
    expect(offers[0]?.outbound).toBe(offers[1]?.outbound)
    expect(offers[0]?.inbound).toBe(offers[2]?.inbound)
  })

  it('adds the margin to a bag for each way', () => {
    const bags = flightListFrom(answer, 'USD').list.offers[0]?.fares.map((fare) => fare.bag)
    expect(bags).toEqual([4500 + 2 * 500, undefined, undefined])
  })

  it('keeps what the airline does not say as unknown', () => {
    const { list } = flightListFrom(changedFamily({ change: null, refund: {}, seat: 'throne' }), 'USD')
    expect(list.offers[0]?.fares[0]?.rules).toMatchObject({
      change: { allowed: null, penalty: null },
      refund: { allowed: null, penalty: null },
      seat: 'unknown',
    })
  })

  it('knows the median of its own emissions, each itinerary counted once, and none of too few', () => {
    const { offers, medianCo2 } = flightListFrom(answer, 'USD').list
    const own = new Map(
      offers.flatMap(({ outbound, inbound }) => [outbound, inbound]).map((slice) => [slice?.key, slice?.co2 ?? 0]),
    )
    const [below, above] = [
      [...own.values()].filter((co2) => co2 < (medianCo2 ?? 0)),
      [...own.values()].filter((co2) => co2 > (medianCo2 ?? 0)),
    ]
    expect(own.size).toBe(5)
    expect([below.length, above.length]).toEqual([2, 2])
    expect(flightListFrom({ ...answer, data: answer.data.slice(0, 1) }, 'USD').list.medianCo2).toBeUndefined()
  })

  it('says nothing of emissions where one segment does not', () => {
    const [out, back] = structuredClone(firstOffer?.itineraries ?? [])
    const quiet = out?.segments.map((segment, index) => (index === 0 ? { ...segment, co2Emissions: [] } : segment))
    const { list } = flightListFrom(withFirst({ itineraries: [{ ...out, segments: quiet }, back] }), 'USD')
    expect(list.offers[0]?.outbound.co2).toBeUndefined()
  })
})

describe('an offer that cannot be used is left out and counted', () => {
  it.each([
    ['no itineraries', withFirst({ itineraries: [] })],
    ['an itinerary without segments', withFirst({ itineraries: [{ duration: 'PT1H', segments: [] }] })],
    ['a time that is none', withFirst({ itineraries: [{ duration: 'soon', segments: [] }] })],
    ['another currency', changedFamily({ price: { intTotal: { amount: 1, currency: 'EUR' } } })],
    ['a price of nothing', changedFamily({ price: { intTotal: { amount: 0, currency: 'USD' } } })],
    ['a price of half a cent', changedFamily({ price: { intTotal: { amount: 10.5, currency: 'USD' } } })],
    ['no traveller', withFirst({ travelerPricings: [] })],
    ['nothing at all', { ...answer, data: [null, ...answer.data.slice(1)] }],
    ['a text', { ...answer, data: ['offer', ...answer.data.slice(1)] }],
  ])('%s', (_, changed) => {
    const { list, dropped } = flightListFrom(changed, 'USD')
    expect([list.offers.length, dropped]).toEqual([5, 1])
  })

  it.each([
    ['an itinerary', { itineraries: [99] }],
    ['a place that is none', { itineraries: [-1] }],
    ['a place between two', { itineraries: [0.5] }],
    ['conditions', { fareFamilies: [{ ...minimalOf(answer).data[0]?.fareFamilies[0], conditions: 99 }] }],
  ])('that names %s which is not included', (_, change) => {
    const minimal = minimalOf(answer)
    const [own, ...others] = minimal.data
    const { list, dropped } = flightListFrom({ ...minimal, data: [{ ...own, ...change }, ...others] }, 'USD')
    expect([list.offers.length, dropped]).toEqual([5, 1])
  })

  it('but the whole answer fails where it is none', () => {
    for (const nonsense of [null, [], 'x', {}, { ...answer, data: {} }, { ...answer, meta: { expiresAt: 'never' } }]) {
      expect(() => flightListFrom(nonsense, 'USD')).toThrow()
    }
  })
})
