import { describe, expect, it } from 'vitest'
import { flightAnswer } from './flight-answer-fixture.ts'
import { flightListFrom } from './offer-mapper.server.ts'
import { findFlights } from './trip-match.ts'

const { list } = flightListFrom(flightAnswer({ departures: 4, returns: 3 }), 'USD')
const chosen = list.offers[7]
if (!chosen) throw new Error('the fixture has twelve offers')
const keys = { outbound: chosen.outbound.key, inbound: chosen.inbound?.key, shown: undefined }

describe('findFlights', () => {
  it.each(['Light', 'Classic', 'Flex'])('finds the same flights in the same fare: %s', (fare) => {
    expect(findFlights(list, { ...keys, fare })).toBe(chosen.fares.find(({ rules }) => rules.label === fare))
  })

  it.each(['Gone', undefined])('takes the cheapest fare where the chosen one is %s', (fare) => {
    expect(findFlights(list, { ...keys, fare })).toBe(chosen.fares[0])
  })

  it.each([0, 1, 2])('finds the one nearest to the price that was shown among fares of one name: %i', (at) => {
    const alike = chosen.fares.map((fare) => ({ ...fare, rules: { ...fare.rules, label: 'Flex' } }))
    const offers = list.offers.map((offer) => (offer === chosen ? { ...offer, fares: alike } : offer))
    const shown = (alike[at]?.total ?? 0) + 500
    expect(findFlights({ ...list, offers }, { ...keys, fare: 'Flex', shown })).toBe(alike[at])
  })

  it.each([
    ['another way out', { ...keys, outbound: 'XX1' }],
    ['another way back', { ...keys, inbound: 'XX1' }],
    ['no way back', { ...keys, inbound: undefined }],
  ])('does not take other flights: %s', (_name, other) => {
    expect(findFlights(list, { ...other, fare: 'Light' })).toBeUndefined()
  })
})
