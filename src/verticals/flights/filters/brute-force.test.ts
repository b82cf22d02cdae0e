import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allianceOf } from '#domain/alliances.ts'
import { flightAnswer } from '../offer/flight-answer-fixture.ts'
import type { Fare, FlightList, FlightOffer, Segment, Slice } from '../offer/flight-offer.ts'
import { flightListFrom } from '../offer/offer-mapper.server.ts'
import { flightResults } from '../results/query/flight-results.ts'
import { parseResultsQuery } from '../results/query/results-query.ts'
import { listFlights } from '../results/query/results-view.ts'
import { flightSearch as search } from '../search/flight-search-fixture.ts'

const { list: read } = flightListFrom(flightAnswer({ departures: 90, returns: 1, seed: 5 }), 'USD')

/** By turns: flights that use another airport of their city, do not tell their emissions or aircraft, and fares without a cabin bag. */
const varied = (slice: Slice, index: number): Slice => {
  const last = slice.segments.length - 1
  const segments = slice.segments.map((segment, place): Segment => ({
    ...segment,
    from: place === 0 && index % 3 === 0 ? 'MDE' : segment.from,
    to: place === last && index % 4 === 0 ? 'TOJ' : segment.to,
    aircraft: index % 7 === 0 ? '' : segment.aircraft,
  }))
  return { ...slice, segments, co2: index % 5 === 0 ? undefined : slice.co2 }
}
const fareOf = (fare: Fare, index: number): Fare => ({
  ...fare,
  rules: {
    ...fare.rules,
    cabinBags: [null, { quantity: 0, kilograms: undefined }, fare.rules.cabinBags][index % 3] ?? null,
  },
})
const list: FlightList = {
  ...read,
  offers: read.offers.map((offer, index): FlightOffer => ({
    ...offer,
    outbound: varied(offer.outbound, index),
    fares: offer.fares.slice(0, 1 + (index % 2)).map((fare, place) => fareOf(fare, index + place)),
  })),
}
const { departures } = flightResults(list, search)

const flightsBy = (parameters: Readonly<Record<string, string>>): ReadonlySet<string> => {
  const view = (page: number) =>
    listFlights(departures, parseResultsQuery({ ...parameters, page: String(page) }).query, 'outbound')
  return new Set(
    Array.from({ length: view(1).pages }, (_, page) => view(page + 1).rows.map(({ slice }) => slice.key)).flat(),
  )
}

const day = 24 * 60
/** Whether some one o'clock in the morning and the five o'clock after it lie between two times. */
const isNight = (from: number, to: number): boolean =>
  Array.from({ length: 4 }, (_, days) => (Math.floor(from / day) + days) * day).some(
    (midnight) => from <= midnight + 60 && to >= midnight + 300,
  )

const waits = ({ segments }: Slice): readonly (readonly [number, number])[] =>
  segments.slice(1).map(({ departure }, before) => [segments[before]?.arrival ?? 0, departure])

/** Minute by minute. */
const isByNight = (from: number, to: number): boolean => {
  let dark = 0
  for (let minute = from; minute < to; minute += 1) if (minute % 1440 >= 23 * 60 || minute % 1440 < 5 * 60) dark += 1
  return dark >= 180
}

const atNight = ({ segments }: Slice): boolean =>
  segments.some(
    ({ departure, arrival, minutes }) =>
      isByNight(departure, departure + minutes) || isByNight(arrival - minutes, arrival),
  )

/** The rules again, in the plainest words: whether a flight has what a parameter asks for. */
const rules: Readonly<Record<string, (offer: FlightOffer, asked: readonly string[]) => boolean>> = {
  layover: ({ outbound }, [most]) => waits(outbound).every(([from, to]) => to - from <= Number(most)),
  night: ({ outbound }, asked) =>
    (!asked.includes('air') || atNight(outbound)) &&
    (!asked.includes('noair') || !atNight(outbound)) &&
    (!asked.includes('nolayover') || !waits(outbound).some(([from, to]) => isNight(from, to))),
  alliance: ({ outbound }, asked) =>
    asked.some((one) => outbound.segments.every(({ carrier }) => allianceOf(carrier) === one)),
  avoid: ({ outbound }, asked) =>
    !outbound.segments.some(({ carrier, operating = carrier }) => asked.includes(carrier) || asked.includes(operating)),
  depAirport: ({ outbound }, asked) => asked.includes(outbound.segments[0]?.from ?? ''),
  arrAirport: ({ outbound }, asked) => asked.includes(outbound.segments.at(-1)?.to ?? ''),
  co2: ({ outbound }) => outbound.co2 !== undefined && outbound.co2 < (list.medianCo2 ?? 0),
  aircraft: ({ outbound }, asked) => outbound.segments.some(({ aircraft }) => asked.includes(aircraft)),
  cabinBag: ({ fares }) => fares.some((fare) => fare.rules.cabinBags !== null && fare.rules.cabinBags.quantity > 0),
}

const some = (...values: string[]) => fc.subarray(values, { minLength: 1 })
const asked = fc.record(
  {
    layover: fc.integer({ min: 45, max: 450 }).map((most) => [String(most)]),
    night: some('air', 'noair', 'nolayover'),
    alliance: some('oneworld', 'skyteam', 'star'),
    avoid: some('AV', 'IB', 'LA', 'UX'),
    depAirport: some('BOG', 'MDE'),
    arrAirport: some('MAD', 'TOJ'),
    co2: fc.constant(['low']),
    aircraft: some('788', '359', '32N'),
    cabinBag: fc.constant(['1']),
  },
  { requiredKeys: [] },
)

const expected = (wanted: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set(
    list.offers
      .filter((offer) => Object.entries(wanted).every(([name, values]) => rules[name]?.(offer, values)))
      .map(({ outbound }) => outbound.key),
  )

describe('the filters of the long list', () => {
  it('leave what a look at each flight by itself leaves, however they are put together', () => {
    fc.assert(
      fc.property(asked, (wanted) => {
        const parameters = Object.fromEntries(Object.entries(wanted).map(([name, values]) => [name, values.join(',')]))
        expect(flightsBy(parameters)).toEqual(expected(wanted))
      }),
    )
  })

  it.each([
    ['layover', '200'],
    ['night', 'noair'],
    ['night', 'air,nolayover'],
    ['alliance', 'star'],
    ['avoid', 'AV'],
    ['depAirport', 'MDE'],
    ['arrAirport', 'TOJ'],
    ['co2', 'low'],
    ['aircraft', '788'],
    ['cabinBag', '1'],
  ])('%s=%s leaves some and not all, and of the way back those with such a return', (name, value) => {
    const left = flightsBy({ [name]: value }).size
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(departures.rows.length)
    const back = list.offers.filter(
      (offer) =>
        name === 'cabinBag' || rules[name]?.({ ...offer, outbound: offer.inbound ?? offer.outbound }, value.split(',')),
    )
    expect(flightsBy({ [`r${name}`]: value })).toEqual(new Set(back.map(({ outbound }) => outbound.key)))
  })
})
