import { describe, expect, it } from 'vitest'
import { parseResultsQuery } from '../results/query/results-query.ts'
import { flightResults } from '../results/query/flight-results.ts'
import { resultsView } from '../results/query/results-view.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { flightAnswer } from './flight-answer-fixture.ts'
import { type FlightNeeds, withNeeds } from './flight-needs.ts'
import { type FlightOffer, type LocalMinutes, type Slice, firstSegment, lastSegment } from './flight-offer.ts'
import { flightListFrom } from './offer-mapper.server.ts'
import { flightSearch } from '../search/flight-search-fixture.ts'

const search: FlightSearch = { ...flightSearch, adults: 2 }
const { list } = flightListFrom(flightAnswer({ departures: 2, returns: 2 }), 'USD')
const [offer] = list.offers
if (!offer?.inbound) throw new Error('an offer there and back')
const { outbound, inbound } = offer

const timeOf = (minutes: LocalMinutes): string => new Date(minutes * 60_000).toISOString().slice(0, 19)
const needs: FlightNeeds = {
  party: { adults: 2, children: 0, infants: 0 },
  arrivalAirports: [],
  latestArrival: timeOf(lastSegment(outbound).arrival),
  earliestReturn: timeOf(firstSegment(inbound).departure),
  refundableOnly: false,
}
const later = (slice: Slice, by: number): Slice => ({
  ...slice,
  key: `${slice.key}~${by}`,
  segments: slice.segments.map((segment) => ({
    ...segment,
    departure: segment.departure + by,
    arrival: segment.arrival + by,
  })),
})
const kept = (offers: readonly FlightOffer[], asked = needs, party: FlightNeeds['party'] = search) =>
  withNeeds({ ...list, offers }, party, asked).offers

describe('flights for something that was chosen before them', () => {
  it('land where it begins, or anywhere where no airport is near', () => {
    const [{ to }] = [lastSegment(outbound)]
    expect(kept([offer], { ...needs, arrivalAirports: ['TOJ', to] })).toEqual([offer])
    expect(kept([offer], { ...needs, arrivalAirports: ['TOJ'] })).toEqual([])
    expect(kept([offer])).toEqual([offer])
  })

  it('land in time for it, and leave no sooner than it ends', () => {
    const late = { ...offer, outbound: later(outbound, 1) }
    const early = { ...offer, inbound: later(inbound, -1) }
    const oneWay = { ...offer, inbound: undefined }
    expect(kept([offer, late, early, oneWay])).toEqual([offer, oneWay])
  })

  it('are paid as they are booked, and for all who come along', () => {
    expect(kept([{ ...offer, holdOnly: true }])).toEqual([])
    expect(kept([offer], needs, { adults: 1, children: 0, infants: 0 })).toEqual([])
    expect(kept([offer], needs, { adults: 2, children: 1, infants: 0 })).toEqual([])
  })

  it('have the fares alone that give something back where it does not, and no price of another', () => {
    const [fare] = offer.fares
    if (!fare) throw new Error('a fare')
    const paying = (id: string, refund: { allowed: boolean | null; penalty: number | null }) => ({
      ...fare,
      id,
      rules: { ...fare.rules, refund },
    })
    const [final, unsaid, back] = [
      paying('final', { allowed: false, penalty: null }),
      paying('unsaid', { allowed: true, penalty: null }),
      paying('back', { allowed: true, penalty: 5000 }),
    ]
    const asked = { ...needs, refundableOnly: true }
    expect(kept([{ ...offer, fares: [final, unsaid] }], asked)).toEqual([])
    expect(kept([{ ...offer, fares: [final, back] }], asked)).toEqual([
      { ...offer, fares: [back], perAdult: undefined },
    ])
    expect(kept([{ ...offer, fares: [back, final] }], asked)).toEqual([{ ...offer, fares: [back] }])
    expect(kept([{ ...offer, fares: [final, back] }])).toEqual([{ ...offer, fares: [final, back] }])
  })

  it('are all that a list counts', () => {
    const offers = [offer, { ...offer, outbound: later(outbound, 60) }]
    const totalOf = (asked?: FlightNeeds) =>
      resultsView(flightResults({ ...list, offers }, search, asked), parseResultsQuery({}).query).list?.total
    expect(totalOf()).toBe(2)
    expect(totalOf(needs)).toBe(1)
    expect(totalOf({ ...needs, latestArrival: '2027-03-01T00:00:00' })).toBe(0)
  })
})
