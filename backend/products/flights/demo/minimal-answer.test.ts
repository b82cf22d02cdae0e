import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { SearchAnswer } from '#contract/products/flights/flights.ts'
import { MinimalSearchAnswer } from '#contract/products/flights/minimal-answer.ts'
import { offerKey } from '../../demo/offer-key.ts'
import { drawnQuote, drawnSearches } from './brute-force/drawn-searches-for-tests.ts'
import { type DemoSearch, searchDemo, searchDemoMinimal } from './search.ts'
import { tries } from '../../../../scripts/tries.ts'

const fees = [
  { code: 'SERVICE', label: { en: 's', es: 's' }, kind: 'percent' as const, value: 2.73 },
  { code: 'BOOKING', label: { en: 'b', es: 'b' }, kind: 'per-booking' as const, value: 9_99 },
]
const desk = { key: offerKey('a secret'), fees, quote: drawnQuote }
const readWhole = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))
const readMinimal = Schema.decodeUnknownSync(Schema.fromJsonString(MinimalSearchAnswer), { onExcessProperty: 'error' })

type Whole = typeof SearchAnswer.Type
type Minimal = typeof MinimalSearchAnswer.Type

/** What both answers say of each offer. */
const said = ({ data }: Whole) =>
  data.map(({ holdOnly, numberOfBookableSeats, itineraries, travelerPricings, fareFamilies }) => ({
    holdOnly,
    numberOfBookableSeats,
    itineraries,
    adult: travelerPricings.find(({ travelerType }) => travelerType === 'ADULT')?.price.intTotal,
    fareFamilies: fareFamilies.map(({ price, ...family }) => ({ ...family, total: price.intTotal })),
  }))

const saidMinimally = ({ data, included }: Minimal) =>
  data.map(({ itineraries, travelerPricings, fareFamilies, ...offer }) => ({
    ...offer,
    itineraries: itineraries.map((place) => included.itineraries[place]),
    adult: travelerPricings[0]?.price.intTotal,
    fareFamilies: fareFamilies.map(({ price, conditions, ...family }) => ({
      ...family,
      ...included.conditions[conditions],
      total: price.intTotal,
    })),
  }))

const busy: DemoSearch = {
  from: 'LHR',
  to: 'JFK',
  departureDay: 21_190,
  returnDay: 21_200,
  cabin: 'economy',
  party: { adults: 2, children: 1, infants: 1 },
  accepts: () => true,
}

/** Without bags, without extras, with seats that are only held, with a stop on the way, and without flights. */
const named = ['BTS-MRU', 'BTS-ABV', 'JFK-EWR', 'DXB-AMS', 'PVD-RAI'].map((route): DemoSearch => ({
  ...busy,
  from: route.slice(0, 3),
  to: route.slice(4),
}))

describe('a minimal answer', () => {
  it('says of the same offers, in the same order, what the whole answer says of them', () => {
    let listed = 0
    for (const search of [...drawnSearches(tries(120)), ...named]) {
      const [whole, minimal] = [readWhole(searchDemo(search, desk)), readMinimal(searchDemoMinimal(search, desk))]
      const route = `${search.from}-${search.to}`
      expect(saidMinimally(minimal), route).toEqual(said(whole))
      expect([minimal.dictionaries, minimal.meta], route).toEqual([whole.dictionaries, whole.meta])
      listed += minimal.data.length
    }
    expect(listed).toBeGreaterThan(tries(4000))
  })

  it('includes what offers name, each more than once on average, and is a fraction of the whole', () => {
    const text = searchDemoMinimal(busy, desk)
    const { data, included } = readMinimal(text)
    const ways = data.flatMap(({ itineraries }) => itineraries)
    const conditions = data.flatMap(({ fareFamilies }) => fareFamilies.map((family) => family.conditions))
    for (const [list, places] of [
      [included.itineraries, ways],
      [included.conditions, conditions],
    ] as const) {
      expect(new Set(places)).toEqual(new Set(list.keys()))
      expect(list.length).toBeLessThan(places.length / 4)
    }
    expect(text.length).toBeLessThan(searchDemo(busy, desk).length / 4)
  })
})
